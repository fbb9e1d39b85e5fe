/** What a target of the board is: the heading of its bubble. */
import type { ScreenData, Thing } from "$shell/screen";
import { cardInfo, cardTerm, cardText, type Hints, type View } from "./view";

const HAND_SIZES = { 1: "Up to 6 cards in hand.", 2: "7 to 11 cards in hand.", 3: "12 cards or more in hand." };

export function thing(target: string, data: ScreenData<View, Hints>): Thing | null {
  const { view, people } = data;
  const [kind, name = ""] = target.split(/:(.*)/s);
  if (kind === "seat") {
    const captain = view.captains[Number(name)]!;
    const person = people[captain.seat]!;
    if (person.isYou) return { name: "You", text: `${view.hand?.length ?? 0} cards in hand.`, term: "hand" };
    return { name: person.name, text: view.result ? undefined : HAND_SIZES[captain.thickness], term: "hand-size" };
  }
  if (kind === "deck") return { name: "Deck", text: "Everyone is dealt a card from it each round.", term: "deck" };
  if (kind === "discards") {
    const top = view.top && `${cardInfo(view.top, view.guide).name} is on top.`;
    return { name: "Discard pile", text: top || "It is empty.", term: "discards" };
  }
  const id = kind === "row" ? view.row[Number(name)]?.card : name;
  if (!id) return null;
  const card = cardInfo(id, view.guide);
  return { name: card.name, text: cardText(card, view.guide), term: cardTerm(card) };
}
