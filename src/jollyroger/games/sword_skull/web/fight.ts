/** The fight at hand, or the one just fought, from the view, the hints and the news. */
import type { EventInfo } from "$shell/screen";
import { dagger, figureNamed, type FigureName, type Odds, type Props, type Table } from "./view";

export interface Fight {
  readonly attacker: FigureName;
  /** Null: what lives on the space. */
  readonly defender: FigureName | null;
  /** What the other side is, if no player's figure. */
  readonly foe: { readonly kind: string; readonly name: string; readonly reward: string | null } | null;
  readonly might: readonly [number, number];
  readonly dice: readonly [number, number] | null;
  readonly wins: Odds | null;
  /** Whether the attacker has won; null: it is not decided. */
  readonly won: boolean | null;
}

const rolled = (dice: readonly number[]) => [dice[0]!, dice[1]!] as const;

function foeAt([seat, role]: FigureName, enemy: string | null, view: Table, foe?: string): Fight["foe"] {
  const space = view.players[seat]!.figures[role === "officer" ? 0 : 1].space;
  const kind = view.board.find((each) => each.id === space)!.kind;
  if (foe === "king" || (!foe && kind === "lair")) return { kind: "lair", name: "The Pirate King", reward: "the game" };
  if (foe === "mate" || (!foe && kind === "lake-of-fire")) return { kind: "lake-of-fire", name: "The First Mate", reward: null };
  const card = enemy ? view.printed.enemies[enemy] : undefined;
  return { kind: "cave", name: card ? card.name + dagger(card) : "An Enemy", reward: rewardOf(view) };
}

function rewardOf({ reward }: Table): string | null {
  if (!reward) return null;
  const items = reward.items > 1 ? `${reward.items} Items` : reward.items ? "an Item" : "";
  return [reward.gold ? `${reward.gold} Gold` : "", items].filter(Boolean).join(" and ") || null;
}

/** The fight whose cards or dice are being decided on, or whose winner is about to take something. */
export function fightNow({ view, hints }: Props): Fight | null {
  if (view.phase === "Spoils") return beaten(view);
  const at = view.duel ?? hints.fight;
  if (!at) return null;
  return {
    ...at,
    foe: at.defender ? null : foeAt(at.attacker, view.enemy, view),
    dice: view.phase === "CardsAfterRoll" ? rolled(view.dice) : null,
    wins: hints.fight?.wins ?? null,
    won: null,
  };
}

function beaten(view: Table): Fight {
  const [winner, loser] = view.ahead[0]!.slice(1).map((figure) => figureNamed(figure as number)) as [FigureName, FigureName];
  const won = winner[0] === view.active;
  const [attacker, defender] = won ? [winner, loser] : [loser, winner];
  const might = ([seat, role]: FigureName) => view.players[seat]!.figures[role === "officer" ? 0 : 1].might;
  const dice = rolled(view.dice);
  return { attacker, defender, foe: null, might: [might(attacker), might(defender)], dice, wins: null, won };
}

/** The fight that has just been decided; its dice may have been rolled some news ago. */
export function fightJustNow(view: Table, news: readonly EventInfo[], clash: EventInfo | undefined): Fight | null {
  const end = news.findLast((told) => told.kind === "Prevailed");
  if (!end || !clash) return null;
  const told = { ...clash.data, ...end.data } as unknown as Fought;
  const attacker = figureNamed(told.attacker);
  const enemy = told.enemy === null ? null : (Object.keys(view.printed.enemies)[told.enemy] ?? null);
  return {
    attacker,
    defender: told.defender === null ? null : figureNamed(told.defender),
    foe: told.defender === null ? foeAt(attacker, enemy, view, told.foe) : null,
    might: told.might,
    dice: rolled(told.dice),
    wins: null,
    won: told.won,
  };
}

/** What the events of a fight tell. */
interface Fought {
  attacker: number;
  defender: number | null;
  dice: number[];
  might: [number, number];
  won: boolean;
  foe: string;
  enemy: number | null;
}
