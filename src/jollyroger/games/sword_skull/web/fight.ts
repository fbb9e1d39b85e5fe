/** The current fight, or the one just decided, from view, hints and events. */
import type { EventInfo } from "$shell/screen";
import { figureByNumber, reconstructedMark, type FigureName, type Odds, type Screen, type View } from "./view";

export interface Fight {
  readonly attacker: FigureName;
  /** Null: the inhabitant of the space. */
  readonly defender: FigureName | null;
  /** The inhabitant, if the defender is no player's figure. */
  readonly foe: { readonly kind: string; readonly name: string; readonly reward: string | null } | null;
  readonly might: readonly [number, number];
  readonly dice: readonly [number, number] | null;
  readonly wins: Odds | null;
  /** Whether the attacker has won; null: not decided. */
  readonly won: boolean | null;
}

/** The data of the events 'Clashed' and 'Prevailed' together. */
interface FightEventData {
  attacker: number;
  defender: number | null;
  dice: number[];
  might: [number, number];
  won: boolean;
  foe: string;
  enemy: number | null;
}

const asPair = (dice: readonly number[]) => [dice[0]!, dice[1]!] as const;

/** The inhabitant of the figure's space. */
function foeOf([seat, role]: FigureName, enemy: string | null, view: View, foe?: string): Fight["foe"] {
  const space = view.players[seat]!.figures[role === "officer" ? 0 : 1].space;
  const kind = view.board.find((each) => each.id === space)!.kind;
  if (foe === "king" || (!foe && kind === "lair")) return { kind: "lair", name: "The Pirate King", reward: "the game" };
  if (foe === "mate" || (!foe && kind === "lake-of-fire")) return { kind: "lake-of-fire", name: "The First Mate", reward: null };
  const card = enemy ? view.printed.enemies[enemy] : undefined;
  return { kind: "cave", name: card ? card.name + reconstructedMark(card) : "An Enemy", reward: rewardText(view) };
}

function rewardText({ reward }: View): string | null {
  if (!reward) return null;
  const items = reward.items > 1 ? `${reward.items} Items` : reward.items ? "an Item" : "";
  return [reward.gold ? `${reward.gold} Gold` : "", items].filter(Boolean).join(" and ") || null;
}

/** The fight that is being decided, or whose winner is about to take something. */
export function currentFight({ view, hints }: Screen): Fight | null {
  if (view.phase === "Spoils") return fightBeforeSpoils(view);
  const duel = view.duel ?? hints.fight;
  if (!duel) return null;
  return {
    ...duel,
    foe: duel.defender ? null : foeOf(duel.attacker, view.enemy, view),
    dice: view.phase === "CardsAfterRoll" ? asPair(view.dice) : null,
    wins: hints.fight?.wins ?? null,
    won: null,
  };
}

function fightBeforeSpoils(view: View): Fight {
  const [winner, loser] = view.ahead[0]!.slice(1).map((figure) => figureByNumber(figure as number)) as [FigureName, FigureName];
  const won = winner[0] === view.active;
  const [attacker, defender] = won ? [winner, loser] : [loser, winner];
  const mightOf = ([seat, role]: FigureName) => view.players[seat]!.figures[role === "officer" ? 0 : 1].might;
  return { attacker, defender, foe: null, might: [mightOf(attacker), mightOf(defender)], dice: asPair(view.dice), wins: null, won };
}

/** The fight that these events decided. Its dice may have been rolled in earlier events, so they are given apart. */
export function lastFight(view: View, events: readonly EventInfo[], clash: EventInfo | undefined): Fight | null {
  const end = events.findLast((event) => event.kind === "Prevailed");
  if (!end || !clash) return null;
  const data = { ...clash.data, ...end.data } as unknown as FightEventData;
  const attacker = figureByNumber(data.attacker);
  const enemy = data.enemy === null ? null : (Object.keys(view.printed.enemies)[data.enemy] ?? null);
  return {
    attacker,
    defender: data.defender === null ? null : figureByNumber(data.defender),
    foe: data.defender === null ? foeOf(attacker, enemy, view, data.foe) : null,
    might: data.might,
    dice: asPair(data.dice),
    wins: null,
    won: data.won,
  };
}
