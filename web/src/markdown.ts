/** Parses the subset of Markdown that the games' rules use into data, so that pages need no HTML strings. */

export type Inline = { kind: "text" | "strong" | "em" | "code"; text: string };

export type Block =
  | { kind: "heading"; level: number; text: string }
  | { kind: "paragraph"; parts: Inline[]; rule: string | null; text: string }
  | { kind: "list"; items: Inline[][]; text: string }
  | { kind: "table"; head: Inline[][]; rows: Inline[][][]; text: string };

const INLINE_MARK = /\*\*(.+?)\*\*|\*(.+?)\*|`(.+?)`/g;
const RULE_NUMBER = /^\*\*([A-Z]+-[A-Z]?[\d.]+)\*\*\s+/;

export function parseInline(text: string): Inline[] {
  const parts: Inline[] = [];
  let end = 0;
  for (const match of text.matchAll(INLINE_MARK)) {
    if (match.index > end) parts.push({ kind: "text", text: text.slice(end, match.index) });
    const [whole, strong, em, code] = match;
    if (strong !== undefined) parts.push({ kind: "strong", text: strong });
    else if (em !== undefined) parts.push({ kind: "em", text: em });
    else parts.push({ kind: "code", text: code! });
    end = match.index + whole.length;
  }
  if (end < text.length) parts.push({ kind: "text", text: text.slice(end) });
  return parts;
}

const parseCells = (line: string) => line.split("|").slice(1, -1).map((cell) => parseInline(cell.trim()));

function parseBlock(source: string): Block {
  const lines = source.split("\n");
  const heading = /^(#+) (.*)$/.exec(lines[0]!);
  if (heading) return { kind: "heading", level: heading[1]!.length, text: heading[2]! };
  if (lines[0]!.startsWith("|") && lines.length > 1) {
    return { kind: "table", head: parseCells(lines[0]!), rows: lines.slice(2).map(parseCells), text: source };
  }
  if (/^([-*]|\d+\.) /.test(lines[0]!)) {
    const items = source.split(/\n(?=(?:[-*]|\d+\.) )/).map((item) => item.replace(/^([-*]|\d+\.) /, ""));
    return { kind: "list", items: items.map((item) => parseInline(item.replace(/\n\s*/g, " "))), text: source };
  }
  const whole = lines.join(" ");
  const rule = RULE_NUMBER.exec(whole);
  return { kind: "paragraph", rule: rule?.[1] ?? null, parts: parseInline(whole.replace(RULE_NUMBER, "")), text: whole };
}

export function parseMarkdown(markdown: string): Block[] {
  return markdown
    .split(/\n\s*\n/)
    .map((source) => source.trim())
    .filter(Boolean)
    .map(parseBlock);
}

/** A heading as a part of an address: "3. The round" → "3-the-round". */
export function slug(heading: string): string {
  return heading
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
}
