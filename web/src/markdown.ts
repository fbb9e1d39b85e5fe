/** As much Markdown as the games' rules are written in, as data a page can draw without HTML strings. */

export type Inline = { kind: "text" | "strong" | "em" | "code"; text: string };

export type Block =
  | { kind: "heading"; level: number; text: string }
  | { kind: "paragraph"; parts: Inline[]; rule: string | null; text: string }
  | { kind: "list"; items: Inline[][]; text: string }
  | { kind: "table"; head: Inline[][]; rows: Inline[][][]; text: string };

const MARK = /\*\*(.+?)\*\*|\*(.+?)\*|`(.+?)`/g;
const RULE = /^\*\*([A-Z]+-[A-Z]?[\d.]+)\*\*\s+/;

export function inline(text: string): Inline[] {
  const parts: Inline[] = [];
  let at = 0;
  for (const match of text.matchAll(MARK)) {
    if (match.index > at) parts.push({ kind: "text", text: text.slice(at, match.index) });
    const [whole, strong, em, code] = match;
    if (strong !== undefined) parts.push({ kind: "strong", text: strong });
    else if (em !== undefined) parts.push({ kind: "em", text: em });
    else parts.push({ kind: "code", text: code! });
    at = match.index + whole.length;
  }
  if (at < text.length) parts.push({ kind: "text", text: text.slice(at) });
  return parts;
}

const cells = (line: string) => line.split("|").slice(1, -1).map((cell) => inline(cell.trim()));

function block(source: string): Block {
  const lines = source.split("\n");
  const heading = /^(#+) (.*)$/.exec(lines[0]!);
  if (heading) return { kind: "heading", level: heading[1]!.length, text: heading[2]! };
  if (lines[0]!.startsWith("|") && lines.length > 1) {
    return { kind: "table", head: cells(lines[0]!), rows: lines.slice(2).map(cells), text: source };
  }
  if (/^([-*]|\d+\.) /.test(lines[0]!)) {
    const items = source.split(/\n(?=(?:[-*]|\d+\.) )/).map((item) => item.replace(/^([-*]|\d+\.) /, ""));
    return { kind: "list", items: items.map((item) => inline(item.replace(/\n\s*/g, " "))), text: source };
  }
  const whole = lines.join(" ");
  const rule = RULE.exec(whole);
  return { kind: "paragraph", rule: rule?.[1] ?? null, parts: inline(whole.replace(RULE, "")), text: whole };
}

export function blocks(markdown: string): Block[] {
  return markdown
    .split(/\n\s*\n/)
    .map((source) => source.trim())
    .filter(Boolean)
    .map(block);
}
