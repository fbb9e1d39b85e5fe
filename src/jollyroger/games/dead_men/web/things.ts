/** What the targets are: the headings of bubbles, and the names that screen readers hear. */
import type { Person, ScreenData, Thing } from "$shell/screen";
import { roomById, sideOf } from "./map/grid";
import { boatPlaces } from "./map/layout";
import { capitalize, countText, foeName, GOODS_NAMES, joinWords, nameOf, percent, whereText } from "./text";
import { hasForecast, type MaybeHints, type Room, type View } from "./view";

type Data = ScreenData<View, MaybeHints>;

export function thing(target: string, data: Data): Thing | null {
  const [kind, name = ""] = target.split(":");
  if (kind === "room") return roomThing(name, data);
  if (kind === "boat") return boatThing(Number(name), data.view, data.people);
  if (kind === "cell") return { name: data.view.tile ? `The ${data.view.tile.name}` : "The Dinghy", term: "cell" };
  if (kind === "pirate") return pirateThing(Number(name), data);
  if (kind === "card") return cardThing(name, data.view);
  return target === "pile:items" ? itemPile(data.view) : target === "pile:revenge" ? revengePile(data.view) : null;
}

/** What is in a room, in few words. */
function contents(room: Room, view: View, people: readonly Person[]): string[] {
  return [
    room.fire ? `${room.colour} fire ${room.fire}` : `no fire (${room.colour})`,
    ...(room.keg === null ? [] : [room.spent ? "a spent keg" : `a keg that goes off at ${room.keg}, towards the ${sideOf(room.keg_side)}`]),
    ...(room.trapdoor ? ["a trapdoor"] : []),
    ...(room.deckhands ? [countText(room.deckhands, "deckhand")] : []),
    ...room.foes.map((foe) => foeName(foe)),
    ...room.goods.map((kind) => GOODS_NAMES[kind]),
    ...view.pirates.filter((pirate) => pirate.place === room.id).map((pirate) => nameOf(people[pirate.seat])),
  ];
}

/** The name of a room for screen readers. */
export function roomLabel(room: Room, view: View, people: readonly Person[]): string {
  return room.exploded ? `${room.name}, exploded` : `${room.name}: ${contents(room, view, people).join(", ")}`;
}

function roomThing(id: string, { view, hints, people }: Data): Thing | null {
  const room = roomById(view, id);
  if (!room) return null;
  if (room.exploded) return { name: room.name, text: "It has exploded. Nobody enters it any more.", term: "exploded" };
  const shutOut = view.pirates.filter((pirate) => room.shut_to.includes(pirate.seat));
  const shut =
    room.deckhands >= view.legend.crowd
      ? " Nobody gets past the deckhands."
      : shutOut.length
        ? ` Too hot for ${joinWords(shutOut.map((pirate) => nameOf(people[pirate.seat])))}.`
        : "";
  const risk = hasForecast(hints) ? hints.rooms[id] : undefined;
  const next = risk?.explodes
    ? ` The next card blows it up with ${percent(risk.explodes)}.`
    : risk?.kegs
      ? ` The next card sets off its keg with ${percent(risk.kegs)}.`
      : "";
  return { name: room.name, text: `${capitalize(contents(room, view, people).join(", "))}.${shut}${next}`, term: "room" };
}

function boatThing(exit: number, view: View, people: readonly Person[]): Thing {
  const here = boatPlaces(view)[0]?.exit === exit ? view.pirates.filter((pirate) => pirate.place === null) : [];
  const who = here.length ? `${capitalize(joinWords(here.map((pirate) => nameOf(people[pirate.seat]))))} here. ` : "";
  return {
    name: exit ? "The Dinghy" : "The boats",
    text: `${who}Off the ship your Treasure is safe, your fatigue is halved, and your turn ends.`,
    term: "boat",
  };
}

function pirateThing(seat: number, { view, people }: Data): Thing | null {
  const pirate = view.pirates[seat];
  const person = people[seat];
  if (!pirate || !person) return null;
  const character = view.legend.characters.find((each) => each.id === pirate.character);
  const item = view.legend.items.find((each) => each.id === pirate.item);
  const held = item ? ` The ${item.name} ${item.about}.` : "";
  const name = person.isYou ? "You" : person.name;
  return { name: `${name}: ${character?.name ?? "a pirate"}`, text: `${capitalize(whereText(view.legend, pirate.place))}. Skill: ${character?.about}.${held}`, term: "pirate" };
}

function cardThing(id: string, view: View): Thing | null {
  const card = view.legend.cards.find((each) => each.id === id);
  return card ? { name: "Skelit's Revenge", text: `${card.text}.`, term: "revenge-card" } : null;
}

function itemPile(view: View): Thing {
  const names = view.items.map((id) => view.legend.items.find((each) => each.id === id)?.name ?? id);
  return { name: "Items", text: names.length ? `On the table: ${joinWords(names)}.` : "None on the table.", term: "item" };
}

function revengePile(view: View): Thing {
  const id = view.card ?? view.discard.at(-1);
  const last = view.legend.cards.find((each) => each.id === id);
  const top = view.legend.cards.find((each) => each.id === view.top);
  const fives = `${countText(view.cards_left, "card")} left; ${view.fives} of ${view.legend.fives} fives are out, then all are shuffled.`;
  return {
    name: "Revenge cards",
    text: `${last ? `Last: ${last.text}. ` : ""}${fives}${top ? ` ${view.result ? "The next one would have been" : "You know the next one"}: ${top.text}.` : ""}`,
    term: "revenge-deck",
  };
}
