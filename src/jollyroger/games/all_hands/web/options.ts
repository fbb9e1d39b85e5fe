/** Headings, notes and risks of the options in the action bar. */
import type { ScreenData } from "$shell/screen";
import { countText, distanceText, type Hints, type View } from "./view";

type Data = ScreenData<View, Hints>;

const GROUPS: Record<string, string> = { lay: "Lay", drop: "Discard", call: "Cheat!", keep: "Keep", take: "Take", give: "Give" };
const TURN_ENDING = ["seal", "pass", "forfeit", "done", "enough", "spare", "agree"];

export const group = (id: string) => GROUPS[id.split(":")[0]!] ?? null;
export const endsTurn = (id: string) => TURN_ENDING.includes(id);

/** What a card is worth in a bid, and how far from winning the hand would be without it. */
export function note(id: string, { view, hints, people }: Data): string | null {
  const [verb, card = ""] = id.split(":");
  if (verb === "call") return `stakes ${countText(hints.stake, "card")}; ${handSizeText(view, Number(card), people)}`;
  if (verb === "done" && hints.excess) return `you keep more than ${hints.limit} and can be called`;
  if (verb === "seal") return `worth ${hints.laid}`;
  const without = verb === "lay" || verb === "drop" || verb === "give" ? hints.cards?.[card] : undefined;
  if (!without) return null;
  const farther = [
    without.seven > hints.rest.seven ? `${without.seven} from seven` : "",
    without.three > hints.rest.three ? `${without.three} from threes` : "",
  ].filter(Boolean);
  const parts = [verb === "lay" && without.worth ? `worth ${without.worth}` : "", farther.length ? `leaves you ${farther.join(", ")}` : ""];
  return parts.filter(Boolean).join("; ") || null;
}

function handSizeText(view: View, seat: number, people: Data["people"]): string {
  const { thickness } = view.captains[seat]!;
  return thickness === 3 ? "the hand is thick enough" : `${people[seat]!.name}'s hand looks too thin`;
}

export function risk(id: string, { view, hints, people }: Data): string | null {
  const [verb, seat] = id.split(":");
  if (verb === "call") {
    const captain = view.captains[Number(seat)]!;
    const name = people[Number(seat)]!.name;
    const doubt = captain.thickness < 3 ? `${name}'s hand looks too thin to cheat with. ` : "";
    const wrong = `if wrong, ${name} draws ${countText(hints.stake, "card")} from your hand, keeps one and cannot be called again this round (AH-6.6)`;
    return `${doubt}If right, you draw what is above ${hints.limit} from that hand and may keep one; ${wrong}.`;
  }
  if (id === "done" && view.picks.length) {
    const worse = hints.rest.seven > hints.short_of_seven || hints.rest.three > hints.short_of_three;
    if (worse) return `You throw away what you need: ${distanceText(hints.rest.seven, "a crew of seven").toLowerCase()} after that.`;
  }
  if (id === "seal" && hints.auction_wins && hints.with_auction && Math.min(hints.with_auction.seven, hints.with_auction.three) > 0) {
    return `The auction card would win you the hand, but not without the cards of this bid.`;
  }
  return null;
}
