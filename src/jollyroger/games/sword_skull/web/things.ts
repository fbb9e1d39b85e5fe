/** What a target is: the heading of its bubble. */
import type { ScreenData, Thing } from "$shell/screen";
import { crewSymbols, roleName, type Hints, type Space, type View } from "./view";

type Data = ScreenData<View, Hints>;

const RECONSTRUCTED = "This is our reconstruction.";

export function thing(target: string, data: ScreenData): Thing | null {
  const { view, people } = data as Data;
  const [kind, first = "", second = ""] = target.split(":");
  if (kind === "space") return spaceThing(view.board.find((space) => space.id === first)!, data as Data);
  if (kind === "card") {
    const card = view.printed.fortunes[first]!;
    return { name: card.name, text: join(card.about, `Played ${card.when}.`, card.reconstructed && RECONSTRUCTED), term: "fortune" };
  }
  if (kind === "crew") {
    const card = view.printed.crew[first]!;
    return { name: card.name, text: join(`${crewSymbols(card)}.`, `${view.piles[first]} left to hire.`, card.reconstructed && RECONSTRUCTED), term: "crew" };
  }
  if (kind === "item" || kind === "weapon") return itemThing(kind === "item" ? first : second, view, kind === "item" ? "" : `${people[Number(first)]!.name} has it.`);
  if (kind === "auction" && view.lot) return itemThing(view.lot, view, bidText(data as Data));
  if (kind === "seat") {
    const player = view.players[Number(first)]!;
    return { name: people[player.seat]!.name, text: `${player.gold} gold, ${Object.values(player.crew).reduce((sum, n) => sum + n, 0)} crew.` };
  }
  if (kind === "spoils") return { name: "Spoils", text: "Gold from the loser; without enough, items are sold.", term: "spoils" };
  if (kind === "die") return { name: `Die: ${view.dice[Number(first)] || "blank"}`, term: "die" };
  return null;
}

const join = (...parts: (string | false)[]): string => parts.filter(Boolean).join(" ");

function spaceThing(space: Space, { view, people }: Data): Thing {
  const gold = space.kind === "treasure-trove" ? view.trove : view.chests[space.id];
  const about = space.about[0] === space.about[1] ? space.about[0] : `Officer: ${space.about[0]} Pirate: ${space.about[1]}`;
  const here = view.players.flatMap((player) =>
    player.figures
      .filter((figure) => figure.space === space.id)
      .map((figure) => `${people[player.seat]!.isYou ? "your" : `${people[player.seat]!.name}'s`} ${roleName(figure.role)} (Might ${figure.might}${figure.stuck ? ", stuck" : ""})`),
  );
  const text = join(
    about,
    gold !== undefined && `${gold} gold lies here.`,
    here.length > 0 && `Here: ${here.join(", ")}.`,
    (space.reconstructed || space.effect_reconstructed) && RECONSTRUCTED,
  );
  const name = space.place.replace(/^the /, "");
  return { name, text, term: space.kind };
}

function itemThing(id: string, view: View, more: string): Thing {
  const item = view.printed.items[id]!;
  return { name: item.name, text: join(item.about, `Sells for ${item.sell} gold.`, more, item.reconstructed && RECONSTRUCTED), term: item.figure ? "weapon" : "item" };
}

/** How an auction stands. */
function bidText({ view, people }: Data): string {
  const bidding = view.bidding;
  if (!bidding) return "";
  const bid = bidding.bidder === null ? "Nobody has bid yet." : `${people[bidding.bidder]!.isYou ? "You" : people[bidding.bidder]!.name} bid ${bidding.high}.`;
  const seats = people.length;
  const later = Array.from({ length: (bidding.last - bidding.seat + seats) % seats }, (_, n) => (bidding.seat + 1 + n) % seats);
  return join(bid, later.length > 0 && `Still to bid: ${later.map((seat) => `${people[seat]!.isYou ? "you" : people[seat]!.name} (${view.players[seat]!.gold} gold)`).join(", ")}.`);
}
