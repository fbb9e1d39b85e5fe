/**
 * The contract between the shell and a game's screen.
 *
 * A screen is `games/<game>/web/index.ts`, which exports a `GameScreen`. Its components get all their data as props and
 * mark what can be pointed at with `data-target` and `data-term`; the shell does the rest: bubbles, tooltips, keys. A
 * screen has no connection of its own and knows no rules.
 */
import type { Component } from "svelte";
import type { OptionInfo, Outcome, Question, EventInfo } from "./protocol";

export type { OptionInfo, RefusedOption, Outcome, Question, EventInfo, SceneInfo, SideInfo } from "./protocol";
export { withNames } from "./text";

/** One for each seat, so that colour is never the only difference. */
export const EMBLEMS = ["anchor", "wheel", "swords", "star", "fish", "parrot", "bell", "moon"] as const;
export type EmblemName = (typeof EMBLEMS)[number];

/** The occupant of a seat. Colour, emblem and initial identify the seat everywhere. */
export interface Person {
  readonly seat: number;
  readonly name: string;
  readonly initial: string;
  /** A CSS colour for strokes and fills: `var(--seat-2)`. Text on it: `var(--on-seat)`. */
  readonly colour: string;
  readonly emblem: EmblemName;
  readonly kind: "open" | "person" | "bot";
  readonly present: boolean;
  /** Whether it is the seat whose view is shown. */
  readonly isYou: boolean;
}

/** What a seat can see at one moment. */
export interface ScreenData<V = any, H = any> {
  readonly view: V;
  readonly hints: H;
  /** Whose view this is; null: a spectator's. */
  readonly seat: number | null;
  readonly people: readonly Person[];
}

/** The attributes of an element that stands for a target. */
export interface TargetAttributes {
  readonly "data-target": string;
  readonly role: "button";
  readonly tabindex: 0 | -1;
  readonly "aria-label": string | undefined;
  /** Whether there is an option for it now: draw it as something to click. */
  readonly "data-offered": "" | undefined;
  /** Whether its bubble is open. */
  readonly "data-chosen": "" | undefined;
}

export interface ScreenProps<V = any, H = any> extends ScreenData<V, H> {
  /** What this seat is asked, with names put in. Null: nothing, or a replay, or a scene is being shown. */
  readonly question: Question | null;
  /** The seats that must choose before the game goes on. */
  readonly waitingFor: readonly number[];
  /** The events since the previous view, for animation. Empty for the first view, after a jump, and when too many. */
  readonly newEvents: readonly EventInfo[];
  readonly result: Outcome | null;
  /** The option under the pointer or focus: the board shows what it would do. */
  readonly highlighted: OptionInfo | null;
  /** The target whose bubble is open. */
  readonly chosen: string | null;
  /** Show the new state at once, without motion. */
  readonly reducedMotion: boolean;
  /** A past moment is shown: nothing can be chosen. */
  readonly replaying: boolean;
  /** Show letters and patterns as well as colours. */
  readonly colourAids: boolean;
  /**
   * The attributes of an element that stands for a target: `<g {...target("room:galley", "Galley")}>`. The label is for
   * drawings; an element with words of its own is named by them.
   */
  target(id: string, label?: string): TargetAttributes;
  /**
   * Asks for the hints that take long to compute, or says that they are no longer looked at. Without it, the hints of a
   * game that has such hints are the brief ones.
   */
  lookAtHints(looks: boolean): void;
  /** The options about a target, the most useful first. */
  optionsAt(target: string): readonly OptionInfo[];
}

/** The heading of a bubble: what was clicked, and what it is, in one line. */
export interface Thing {
  readonly name: string;
  readonly text?: string;
  /** Its term in the glossary. */
  readonly term?: string;
}

export interface ScenePictureProps {
  /** A die's face, a card, or who takes part: the ids that the game's scenes use. */
  readonly kind: "die" | "card" | "side";
  readonly id: string;
  /** Its height in pixels. */
  readonly size: number;
  readonly data: ScreenData;
}

/** What `index.ts` in a game's web folder exports as default. */
export interface GameScreen {
  /** The board. Fills its container, `board`, which has the same size during the whole game. */
  readonly Board: Component<ScreenProps>;
  /** Everybody's numbers and the reader's own things: in the side panel, and on a phone in a tab of its own. */
  readonly Panel: Component<ScreenProps>;
  /** The reader's own numbers in one line, for phones. */
  readonly Status: Component<ScreenProps>;
  /** The name of the panel's tab. */
  readonly panelName: string;
  /** Draws what the game's scenes name. Not needed for dice with pips and people. */
  readonly ScenePicture?: Component<ScenePictureProps>;
  /** What a target is; null: it has no name but its label. */
  thing(target: string, data: ScreenData): Thing | null;
}
