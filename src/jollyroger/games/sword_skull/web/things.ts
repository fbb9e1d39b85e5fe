/** What a target is: the heading of its bubble. */
import type { ScreenData, Thing } from "$shell/screen";
import { cardName, crewSymbols, effects, figureName, fortuneAbout, fortuneTiming, itemAbout, placeName, t, who } from "./texts";
import type { Hints, Space, View } from "./view";

type Data = ScreenData<View, Hints>;

export function thing(target: string, data: ScreenData): Thing | null {
  const { view, people } = data as Data;
  const [kind, first = "", second = ""] = target.split(":");
  if (kind === "space") return spaceThing(view.board.find((space) => space.id === first)!, data as Data);
  if (kind === "card") {
    const card = view.printed.fortunes[first]!;
    return { name: cardName("fortune", first, card), text: join(fortuneAbout(first, card), t("screen-played", { when: fortuneTiming(first, card) }), card.reconstructed && t("screen-reconstructed")), term: "fortune" };
  }
  if (kind === "crew") {
    const card = view.printed.crew[first]!;
    return { name: cardName("crew", first, card), text: join(`${crewSymbols(card)}.`, t("screen-left-to-hire", { count: view.piles[first]! }), card.reconstructed && t("screen-reconstructed")), term: "crew" };
  }
  if (kind === "item" || kind === "weapon") return itemThing(kind === "item" ? first : second, view, kind === "item" ? "" : t("screen-has-it", who(people[Number(first)]!)));
  if (kind === "auction" && view.lot) return itemThing(view.lot, view, bidText(data as Data));
  if (kind === "seat") {
    const player = view.players[Number(first)]!;
    return { name: people[player.seat]!.name, text: t("screen-seat", { gold: player.gold, crew: Object.values(player.crew).reduce((sum, n) => sum + n, 0) }) };
  }
  if (kind === "spoils") return { name: t("term-spoils"), text: t("screen-spoils"), term: "spoils" };
  if (kind === "die") return { name: t("screen-die", { face: view.dice[Number(first)] ?? 0 }), term: "die" };
  return null;
}

const join = (...parts: (string | false)[]): string => parts.filter(Boolean).join(" ");

function spaceThing(space: Space, { view, people }: Data): Thing {
  const gold = space.kind === "treasure-trove" ? view.trove : view.chests[space.id];
  const [officer, pirate] = effects(space);
  const about = officer === pirate ? officer : t("screen-effects", { officer, pirate });
  const here = view.players.flatMap((player) =>
    player.figures
      .filter((figure) => figure.space === space.id)
      .map((figure) => t(figure.stuck ? "screen-figure-stuck" : "screen-figure", { figure: figureName(people[player.seat]!, figure.role), might: figure.might })),
  );
  const text = join(
    about,
    gold !== undefined && t("screen-gold-here", { gold }),
    here.length > 0 && t("screen-here", { figures: here.join(", ") }),
    (space.reconstructed || space.effect_reconstructed) && t("screen-reconstructed"),
  );
  return { name: placeName(space, view.board), text, term: space.kind };
}

function itemThing(id: string, view: View, more: string): Thing {
  const item = view.printed.items[id]!;
  return { name: cardName("item", id, item), text: join(itemAbout(id, item), t("screen-sells-for-gold", { gold: item.sell }), more, item.reconstructed && t("screen-reconstructed")), term: item.figure ? "weapon" : "item" };
}

/** How an auction stands. */
function bidText({ view, people }: Data): string {
  const bidding = view.bidding;
  if (!bidding) return "";
  const bid = bidding.bidder === null ? t("screen-no-bid-yet") : t("screen-bid-by", { ...who(people[bidding.bidder]!), gold: bidding.high });
  const seats = people.length;
  const later = Array.from({ length: (bidding.last - bidding.seat + seats) % seats }, (_, n) => (bidding.seat + 1 + n) % seats);
  return join(bid, later.length > 0 && t("screen-still-to-bid", { bidders: later.map((seat) => t("screen-bidder", { ...who(people[seat]!), gold: view.players[seat]!.gold })).join(", ") }));
}
