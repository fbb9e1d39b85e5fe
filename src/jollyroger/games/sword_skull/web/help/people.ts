/** Players for pictures without a table: you, and two rivals. */
import type { Person } from "$shell/screen";

export type Player = Pick<Person, "colour" | "emblem" | "initial">;

export const YOU: Player = { colour: "var(--seat-0)", emblem: "anchor", initial: "" };
export const RIVAL: Player = { colour: "var(--seat-1)", emblem: "wheel", initial: "" };
export const OTHER_RIVAL: Player = { colour: "var(--seat-2)", emblem: "swords", initial: "" };
