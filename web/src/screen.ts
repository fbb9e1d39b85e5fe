/**
 * What the shell and a game's screen know of each other.
 *
 * A screen is `games/<game>/web/Screen.svelte`. It is given all it shows and tells the shell what the person wants;
 * it has no connection of its own and knows no rules.
 */
import type { Component } from "svelte";
import type { Outcome, Question, EventInfo } from "./protocol";

export type { OptionInfo, RefusedOption, Outcome, Question, EventInfo } from "./protocol";
export { named } from "./text";

/** A sign of its own for each seat, so that colour is never the only one. */
export const EMBLEMS = ["anchor", "wheel", "swords", "star", "fish", "parrot", "bell", "moon"] as const;
export type EmblemName = (typeof EMBLEMS)[number];

/** Who sits in a seat: colour, emblem and initial tell them apart everywhere. */
export interface Person {
  readonly seat: number;
  readonly name: string;
  readonly initial: string;
  /** A CSS colour for strokes and fills: `var(--seat-2)`. Text upon it: `var(--on-seat)`. */
  readonly colour: string;
  readonly emblem: EmblemName;
  readonly kind: "open" | "person" | "bot";
  readonly present: boolean;
  /** Whether the reader holds this seat. */
  readonly you: boolean;
}

/** A part of the options, laid before the person because of something touched on the board. */
export interface Selection {
  /** What was touched, as the screen calls it: to draw it as selected. */
  readonly what: string;
  /** How the action bar calls it: "To the Great Cabin". */
  readonly label: string;
  readonly options: readonly string[];
}

/** What there is to see at one moment. */
export interface Scene<V = any, O = any> {
  readonly view: V;
  readonly hints: O;
  /** Whose eyes one sees with; null: a spectator's. */
  readonly seat: number | null;
  readonly people: readonly Person[];
}

export interface ScreenProps<V = any, O = any> extends Scene<V, O> {
  /** What is being asked of this seat now, names put in. Null: nothing, or a replay. */
  readonly question: Question | null;
  /** The seats that must choose before the game goes on. */
  readonly waiting: readonly number[];
  /** What has happened since the view before, for animation. Empty at the first view, after a jump, when behind. */
  readonly news: readonly EventInfo[];
  readonly result: Outcome | null;
  /** An option the pointer or the focus rests on, in the bar or on the board: show what it would do. */
  readonly pointed: string | null;
  readonly selection: Selection | null;
  /** No motion is wanted: show the new state at once. */
  readonly still: boolean;
  /** A past moment is shown: nothing can be chosen. */
  readonly replaying: boolean;
  /** More help for eyes that tell colours badly: letters and patterns as well. */
  readonly aids: boolean;
  /** Whether this option is on offer now. */
  offers(id: string): boolean;
  /** Choose an option. The shell asks back if it is risky; what is not on offer is answered with the reason. */
  choose(id: string): void;
  /** Something on the board was touched: its only option on offer is chosen, several are laid before the person. */
  pick(what: string, label: string, options: readonly string[]): void;
  /** The pointer rests on an option's picture on the board; null: no longer. */
  point(id: string | null): void;
  /** Lay a part of the options before the person, or drop it. Esc drops it too. */
  select(selection: Selection | null): void;
}

/** What `Screen.svelte` may export from its `<script module>`; all but the component can be left out. */
export interface ScreenModule {
  default: Component<ScreenProps>;
  /** What a choice risks, in a sentence, if it had better be confirmed; else null. */
  risk?(id: string, scene: Scene): string | null;
  /** The heading the action bar puts an option under ("Walk", "Fight"); null: none. */
  group?(id: string, scene: Scene): string | null;
  /** One short line under an option: what it costs or gives. */
  note?(id: string, scene: Scene): string | null;
  /** Whether this option ends the turn: it stands last, as a button of its own. */
  closes?(id: string, scene: Scene): boolean;
}
