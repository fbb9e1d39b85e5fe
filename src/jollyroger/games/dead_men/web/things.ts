/** What the targets are: the headings of bubbles, and the names that screen readers hear. */
import type { Person, ScreenData, Thing } from "$shell/screen";
import { roomById, sideOf } from "./map/grid";
import { boatPlaces } from "./map/layout";
import {
  capitalize,
  cardText,
  characterAbout,
  characterName,
  foeName,
  goodsName,
  itemAbout,
  itemIn,
  itemName,
  percent,
  personName,
  personNames,
  placeIn,
  placeText,
  roomName,
  t,
} from "./text";
import { hasForecast, type MaybeHints, type Pirate, type Room, type View } from "./view";

type Data = ScreenData<View, MaybeHints>;

export function thing(target: string, data: Data): Thing | null {
  const [kind, name = ""] = target.split(":");
  if (kind === "room") return roomThing(name, data);
  if (kind === "boat") return boatThing(Number(name), data.view, data.people);
  if (kind === "cell") return cellThing(data.view);
  if (kind === "pirate") return pirateThing(Number(name), data);
  if (kind === "card") return cardThing(name, data.view);
  return target === "pile:items" ? itemPile(data.view) : target === "pile:revenge" ? revengePile(data.view) : null;
}

const sentences = (...parts: readonly string[]): string => parts.filter(Boolean).join(" ");

/** What is in a room, in few words. */
function contents(room: Room, view: View, people: readonly Person[]): string {
  return [
    t("screen-fire", { fire: room.fire, colour: t.noun(`colour-${room.colour}`) }),
    ...(room.keg === null
      ? []
      : [room.spent ? t("screen-keg-spent") : t("screen-keg", { keg: room.keg, side: t.noun(`side-${sideOf(room.keg_side)}`) })]),
    ...(room.trapdoor ? [t("describe-trapdoor")] : []),
    ...(room.deckhands ? [t("count-deckhands", { count: room.deckhands })] : []),
    ...room.foes.map((foe) => foeName(foe)),
    ...room.goods.map(goodsName),
    ...view.pirates.filter((pirate) => pirate.place === room.id).map((pirate) => personName(people[pirate.seat]!)),
  ].join(", ");
}

/** The name of a room for screen readers. */
export function roomLabel(room: Room, view: View, people: readonly Person[]): string {
  const name = roomName(view.legend, room.id);
  return room.exploded ? t("screen-room-exploded", { room: name }) : t("screen-room", { room: name, contents: contents(room, view, people) });
}

function roomThing(id: string, { view, hints, people }: Data): Thing | null {
  const room = roomById(view, id);
  if (!room) return null;
  const name = roomName(view.legend, id);
  if (room.exploded) return { name, text: t("screen-exploded"), term: "exploded" };
  const shutOut = view.pirates.filter((pirate) => room.shut_to.includes(pirate.seat));
  const shut =
    room.deckhands >= view.legend.crowd
      ? t("screen-shut-crowd")
      : shutOut.length
        ? t("screen-shut-hot", { who: personNames(owners(shutOut, people), "accusative") })
        : "";
  const risk = hasForecast(hints) ? hints.rooms[id] : undefined;
  const next = risk?.explodes
    ? t("screen-next-explodes", { chance: percent(risk.explodes) })
    : risk?.kegs
      ? t("screen-next-keg", { chance: percent(risk.kegs) })
      : "";
  const inside = capitalize(t("screen-contents", { contents: contents(room, view, people) }));
  return { name, text: sentences(inside, shut, next), term: "room" };
}

const owners = (pirates: readonly Pirate[], people: readonly Person[]): Person[] => pirates.map(({ seat }) => people[seat]!);

function boatThing(exit: number, view: View, people: readonly Person[]): Thing {
  const here = boatPlaces(view)[0]?.exit === exit ? view.pirates.filter((pirate) => pirate.place === null) : [];
  const who = here.length ? capitalize(t("screen-boat-here", { who: personNames(owners(here, people)) })) : "";
  return { name: t(exit ? "screen-dinghy" : "term-boat"), text: sentences(who, t("screen-boat")), term: "boat" };
}

function cellThing({ tile, legend }: View): Thing {
  return { name: tile ? t("screen-the-room", { room: placeIn(legend, tile.id) }) : t("screen-dinghy"), term: "cell" };
}

function pirateThing(seat: number, { view: { pirates, legend }, people }: Data): Thing | null {
  const pirate = pirates[seat];
  const person = people[seat];
  if (!pirate || !person) return null;
  const { character, item, place } = pirate;
  const where = place === null ? t("screen-off-ship") : placeText(legend, place, "in-start");
  const held = item === null ? "" : t("screen-held", { item: itemIn(legend, item), about: itemAbout(legend, item) });
  return {
    name: t("screen-pirate", { who: person.isYou ? t("screen-you") : person.name, character: characterName(legend, character) }),
    text: sentences(t("screen-skill", { where, about: characterAbout(legend, character) }), held),
    term: "pirate",
  };
}

function cardThing(id: string, view: View): Thing | null {
  const card = view.legend.cards.find((each) => each.id === id);
  return card ? { name: t("term-revenge-card"), text: t("screen-card", { card: cardText(card) }), term: "revenge-card" } : null;
}

function itemPile({ items, legend }: View): Thing {
  const text = items.length ? t("screen-on-table", { items: items.map((id) => itemName(legend, id)) }) : t("screen-on-table-none");
  return { name: t("screen-items"), text, term: "item" };
}

function revengePile(view: View): Thing {
  const id = view.card ?? view.discard.at(-1);
  const last = view.legend.cards.find((each) => each.id === id);
  const top = view.legend.cards.find((each) => each.id === view.top);
  return {
    name: t("screen-revenge-cards"),
    text: sentences(
      last ? t("screen-last-card", { card: cardText(last) }) : "",
      t("screen-deck", { count: view.cards_left, fives: view.fives, most: view.legend.fives }),
      top ? t(view.result ? "screen-top-card-after" : "screen-top-card", { card: cardText(top) }) : "",
    ),
    term: "revenge-deck",
  };
}
