/** What a target of the board is: the heading of its bubble. */
import type { ScreenData, Thing } from "$shell/screen";
import { t } from "./texts";
import { cardInfo, cardTerm, cardText, isCard, type Hints, type View } from "./view";

export function thing(target: string, data: ScreenData<View, Hints>): Thing | null {
  const { view, people } = data;
  const [kind, name = ""] = target.split(/:(.*)/s);
  if (kind === "seat") {
    const captain = view.captains[Number(name)]!;
    const person = people[captain.seat]!;
    if (person.isYou) return { name: t("screen-you"), text: t("screen-hand-count", { count: view.hand?.length ?? 0 }), term: "hand" };
    const size = t("screen-hand-size", { thickness: captain.thickness });
    return { name: person.name, text: view.result ? undefined : size, term: "hand-size" };
  }
  if (kind === "deck") return { name: t("term-deck"), text: t("screen-deck"), term: "deck" };
  if (kind === "discards") {
    const top = view.top && t("screen-top", { card: cardInfo(view.top, view.guide).name });
    return { name: t("term-discards"), text: top || t("screen-discards-empty"), term: "discards" };
  }
  const id = kind === "row" ? view.row[Number(name)]?.card : name;
  if (!id || !isCard(id, view.guide)) return null;
  const card = cardInfo(id, view.guide);
  return { name: card.name, text: cardText(card, view.guide), term: cardTerm(card) };
}
