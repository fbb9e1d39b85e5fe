/** The pictures of the help sheet, 160 by 120: which cards lie where, and what stands beside them. */
import { t } from "../texts";

export interface PlacedCard {
  /** Null: face down. */
  id: string | null;
  x: number;
  y: number;
  width: number;
  /** In degrees. */
  turn?: number;
  faded?: boolean;
  /** A frame around what the picture is about. */
  framed?: boolean;
  /** Whether it has the mark of a crew that counts double. */
  double?: boolean;
}

export interface Pill {
  text: string;
  /** The middle of it. */
  x: number;
  y: number;
  tone?: "gold" | "danger";
}

export interface Panel {
  cards: readonly PlacedCard[];
  pills?: readonly Pill[];
  /** Paths, with their arrowheads. */
  arrows?: readonly string[];
  /** Lines below complete runs: where they begin, and how long they are. */
  runs?: readonly { x: number; y: number; width: number }[];
  /** Hands of other captains, seen from behind. */
  fans?: readonly { x: number; y: number; size: number; thickness: 1 | 2 | 3 }[];
}

/** Cards in a row. */
function row(ids: readonly (string | null)[], x: number, y: number, width: number, step: number): PlacedCard[] {
  return ids.map((id, n) => ({ id, x: x + n * step, y, width }));
}

/** The cards of a crew with these ranks. */
const crew = (name: string, ...ranks: number[]) => ranks.map((rank) => `${name}-${rank}`);

/** Arrowheads, at the end of a path. */
const RIGHT = "m-6-4.5 6 4.5-6 4.5";
const DOWN = "m-4.5-6 4.5 6 4.5-6";
const LEFT = "m6-4.5-6 4.5 6 4.5";

export const PANELS: Readonly<Record<string, Panel>> = {
  goal: {
    cards: [
      ...row(crew("stormsail", 2, 3, 4, 5, 6, 7, 8), 8, 9, 19.5, 20.7),
      ...row(crew("stormsail", 4, 5, 6), 7, 77, 15, 15.8),
      ...row(crew("sea-sabre", 1, 2, 3), 57, 77, 15, 15.8),
      ...row(crew("black-viper", 8, 9, 10), 107, 77, 15, 15.8),
    ],
    runs: [
      { x: 8, y: 40, width: 144 },
      { x: 7, y: 102, width: 46.6 },
      { x: 57, y: 102, width: 46.6 },
      { x: 107, y: 102, width: 46.6 },
    ],
    pills: [{ text: t("picture-or"), x: 80, y: 59 }],
  },
  "turn-deal": {
    cards: [
      { id: null, x: 18, y: 18, width: 36 },
      { id: null, x: 16, y: 16, width: 36 },
      { id: "sea-sabre-4", x: 90, y: 12, width: 38, framed: true, double: true },
    ],
    fans: [
      { x: 70, y: 66, size: 56, thickness: 1 },
      { x: 108, y: 66, size: 56, thickness: 1 },
    ],
    arrows: [`M58 38H80${RIGHT}`, `M42 72C46 88 56 95 74 96${RIGHT}`],
    pills: [{ text: t("picture-each"), x: 31, y: 103 }],
  },
  "turn-bid": {
    cards: [
      ...row([null, null], 9, 14, 30, 12),
      { id: null, x: 68, y: 14, width: 30 },
    ],
    fans: [
      { x: 5, y: 74, size: 50, thickness: 1 },
      { x: 58, y: 74, size: 50, thickness: 1 },
      { x: 108, y: 74, size: 50, thickness: 1 },
    ],
    pills: [
      { text: t("picture-bids", { count: 2 }), x: 30, y: 73 },
      { text: t("picture-bids", { count: 1 }), x: 83, y: 73 },
      { text: t("picture-passes"), x: 133, y: 73 },
    ],
  },
  "turn-reveal": {
    cards: [
      { id: "sea-sabre-4", x: 78, y: 7, width: 28, framed: true },
      { id: "sea-sabre-6", x: 10, y: 54, width: 28, double: true },
      { id: "mermaid", x: 41, y: 54, width: 28 },
      { id: "black-viper-10", x: 110, y: 54, width: 28 },
    ],
    arrows: [`M72 22C54 22 46 30 44 46${DOWN}`],
    pills: [
      { text: t("picture-worth", { value: 12 }), x: 40, y: 106, tone: "gold" },
      { text: t("picture-worth", { value: 10 }), x: 124, y: 106 },
    ],
  },
  "turn-discard": {
    cards: [
      { id: "mermaid", x: 14, y: 11, width: 26, turn: -8 },
      { id: "sea-sabre-6", x: 34, y: 11, width: 26, turn: 6 },
      { id: "black-viper-10", x: 22, y: 71, width: 28, turn: -10 },
      { id: "stormsail-8", x: 27, y: 71, width: 28, turn: 5 },
    ],
    arrows: [`M38 52V62${DOWN}`],
    fans: [{ x: 84, y: 22, size: 64, thickness: 3 }],
    pills: [
      { text: t("picture-over", { limit: 12 }), x: 116, y: 86 },
      { text: t("picture-cheat"), x: 116, y: 105, tone: "danger" },
    ],
  },
  "example-double": {
    cards: [
      { id: "stormsail-5", x: 8, y: 34, width: 36, framed: true },
      { id: "stormsail-4", x: 60, y: 10, width: 30, double: true },
      { id: "sea-sabre-6", x: 93, y: 10, width: 30 },
      { id: "black-viper-10", x: 60, y: 66, width: 30 },
      { id: "sea-sabre-3", x: 93, y: 66, width: 30 },
    ],
    pills: [
      { text: "14", x: 141, y: 31, tone: "gold" },
      { text: "13", x: 141, y: 87 },
    ],
  },
  "example-rum": {
    cards: [
      { id: "rum", x: 14, y: 27, width: 42, framed: true },
      { id: "stormsail-10", x: 74, y: 30, width: 28, turn: -12 },
      { id: "sea-sabre-10", x: 89, y: 26, width: 28, turn: -4 },
      { id: "black-viper-10", x: 105, y: 26, width: 28, turn: 4 },
      { id: "sea-sabre-10", x: 120, y: 30, width: 28, turn: 12 },
    ],
    pills: [
      { text: t("picture-wins"), x: 35, y: 104, tone: "gold" },
      { text: t("picture-worth", { value: 40 }), x: 111, y: 104 },
    ],
  },
  "example-monkey": {
    cards: [
      ...row(crew("stormsail", 2, 3, 4), 8, 36, 19.5, 20.7),
      { id: "pirate-monkey", x: 70.1, y: 36, width: 19.5, framed: true },
      ...row(crew("stormsail", 6, 7, 8), 90.8, 36, 19.5, 20.7),
    ],
    runs: [{ x: 8, y: 68, width: 144 }],
    pills: [
      { text: t("picture-monkey", { rank: 5 }), x: 80, y: 18 },
      { text: t("picture-seven"), x: 80, y: 94, tone: "gold" },
    ],
  },
  "example-caught": {
    cards: [{ id: null, x: 84, y: 12, width: 28, framed: true }, ...row([null, null], 88, 66, 28, 31)],
    fans: [{ x: 6, y: 20, size: 62, thickness: 3 }],
    arrows: [`M66 36H76${RIGHT}`, `M60 60C64 78 70 85 82 86${RIGHT}`],
    pills: [
      { text: t("picture-cards", { count: 15 }), x: 38, y: 88, tone: "danger" },
      { text: t("picture-keep", { count: 1 }), x: 133, y: 52, tone: "gold" },
    ],
  },
  "example-claim": {
    cards: [
      { id: "pieces-of-eight", x: 10, y: 14, width: 34 },
      { id: "rum", x: 70, y: 14, width: 34, framed: true },
      { id: "stormsail-2", x: 108, y: 14, width: 34 },
    ],
    arrows: [`M47 38H64${RIGHT}`, `M84 66C82 80 60 84 40 86${LEFT}`],
    pills: [
      { text: t("picture-wins"), x: 116, y: 78, tone: "gold" },
      { text: t("picture-then-yours"), x: 44, y: 101 },
    ],
  },
  "example-score": {
    cards: [
      { id: "stormsail-2", x: 10, y: 12, width: 26, faded: true },
      ...row(crew("stormsail", 3, 4, 5), 38, 12, 26, 28),
      ...row(crew("black-viper", 6, 7, 8), 38, 62, 26, 28),
    ],
    runs: [
      { x: 38, y: 52, width: 82 },
      { x: 38, y: 102, width: 82 },
    ],
    pills: [
      { text: "12", x: 141, y: 30, tone: "gold" },
      { text: "21", x: 141, y: 80, tone: "gold" },
      { text: "33", x: 20, y: 80 },
    ],
  },
};
