/** Names in the small space of a tile. */

/** How wide a letter is on average, in heights of the font. */
const LETTER_WIDTH = 0.49;

/** A name in one or two lines, as even as possible. */
export function nameLines(name: string): string[] {
  const words = name.split(" ");
  if (words.length < 2) return words;
  const splits = words.slice(1).map((_, n) => [words.slice(0, n + 1).join(" "), words.slice(n + 1).join(" ")]);
  const longest = (lines: string[]) => Math.max(...lines.map((line) => line.length));
  return splits.reduce((best, each) => (longest(each) < longest(best) ? each : best));
}

/** The width a text must be squeezed to; undefined if it fits. */
export function squeezedWidth(text: string, fontSize: number, room: number): number | undefined {
  return text.length * fontSize * LETTER_WIDTH > room ? room : undefined;
}

export const textWidth = (text: string, fontSize: number): number => text.length * fontSize * LETTER_WIDTH;
