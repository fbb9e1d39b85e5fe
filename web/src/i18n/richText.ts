/** Messages with tags: `See the <rules>rules</rules> of <strong>{ $game }</strong>`. */

/** A piece of text, or a tag with what is inside it. */
export type RichPart = string | { readonly tag: string; readonly parts: readonly RichPart[] };

const TAG = /<(\/?)([a-z-]+)>/g;

/** The parts of a text. A tag that is not closed ends with the text. */
export function parseRichText(text: string): RichPart[] {
  const whole: RichPart[] = [];
  const open: RichPart[][] = [whole];
  let end = 0;
  for (const match of text.matchAll(TAG)) {
    const [mark, slash, tag] = match;
    if (match.index > end) open.at(-1)!.push(text.slice(end, match.index));
    end = match.index + mark.length;
    if (slash) {
      if (open.length > 1) open.pop();
    } else {
      const parts: RichPart[] = [];
      open.at(-1)!.push({ tag: tag!, parts });
      open.push(parts);
    }
  }
  if (end < text.length) open.at(-1)!.push(text.slice(end));
  return whole;
}
