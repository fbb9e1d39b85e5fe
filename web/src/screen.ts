/**
 * The contract between the shell and a game's screen.
 *
 * A screen is `games/<game>/web/Screen.svelte`. It gets all its data as props and reports what the player does through
 * callbacks. It has no connection of its own and knows no rules.
 */
import type { Component } from "svelte";
import type { Outcome, Question, EventInfo } from "./protocol";

export type { OptionInfo, RefusedOption, Outcome, Question, EventInfo } from "./protocol";
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
  /** Whether the reader holds this seat. */
  readonly isYou: boolean;
}

/** Some of the options, shown alone in the action bar because the player activated something on the board. */
export interface Selection {
  /** The screen's own id for what was activated, so that it can be drawn as selected. */
  readonly target: string;
  /** Its name in the action bar: "To the Great Cabin". */
  readonly label: string;
  readonly options: readonly string[];
}

/** What a seat can see at one moment. */
export interface ScreenData<V = any, H = any> {
  readonly view: V;
  readonly hints: H;
  /** Whose view this is; null: a spectator's. */
  readonly seat: number | null;
  readonly people: readonly Person[];
}

export interface ScreenProps<V = any, H = any> extends ScreenData<V, H> {
  /** What this seat is asked, with names put in. Null: nothing, or a replay. */
  readonly question: Question | null;
  /** The seats that must choose before the game goes on. */
  readonly waitingFor: readonly number[];
  /** The events since the previous view, for animation. Empty for the first view, after a jump, and when too many. */
  readonly newEvents: readonly EventInfo[];
  readonly result: Outcome | null;
  /** The option under the pointer or focus, in the action bar or on the board. The screen shows what it would do. */
  readonly highlighted: string | null;
  readonly selection: Selection | null;
  /** Show the new state at once, without motion. */
  readonly reducedMotion: boolean;
  /** A past moment is shown: nothing can be chosen. */
  readonly replaying: boolean;
  /** Show letters and patterns as well as colours. */
  readonly colourAids: boolean;
  isOffered(option: string): boolean;
  /** Chooses an option. The shell asks for confirmation if it is risky; for an option not offered it says why. */
  choose(option: string): void;
  /** Something on the board was activated. A single offered option is chosen, several are selected. */
  activate(target: string, label: string, options: readonly string[]): void;
  /** The pointer is on an option's picture on the board; null: no longer. */
  highlight(option: string | null): void;
  /** Shows only some options in the action bar; null, or Esc, shows all again. */
  select(selection: Selection | null): void;
}

/** What `Screen.svelte` exports from its `<script module>`. Only the component is required. */
export interface ScreenModule {
  default: Component<ScreenProps>;
  /** What an option risks, in a sentence, if it should be confirmed first; else null. */
  risk?(option: string, data: ScreenData): string | null;
  /** The heading of an option in the action bar ("Walk", "Fight"); null: none. */
  group?(option: string, data: ScreenData): string | null;
  /** One short line under an option: what it costs or gives. */
  note?(option: string, data: ScreenData): string | null;
  /** Whether this option ends the turn. Such options come last, as buttons of their own. */
  endsTurn?(option: string, data: ScreenData): boolean;
}
