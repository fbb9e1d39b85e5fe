/** A table of the reader's in words: who is there, what it waits for, how it ended. */
import { t } from "../i18n";
import { peopleAt } from "../people";
import type { MyTable, SeatSummary } from "../protocol";
import type { Person } from "../screen";
import { joinNames, withNames } from "../text";
import { canStart } from "./myTables.svelte";

export function peopleOf(seats: readonly SeatSummary[], mySeats: readonly number[] = []): Person[] {
  return peopleAt(
    seats.map((seat) => ({ name: seat.name, kind: seat.kind, present: true })),
    mySeats,
  );
}

/** 'with Anne and Long Tom (bot)'; empty if nobody else is there. */
export function companyText(table: MyTable): string {
  const others = peopleOf(table.seats, table.my_seats).filter((person) => !person.isYou && person.kind !== "open");
  if (!others.length) return "";
  const names = joinNames(others.map(({ kind, name }) => (kind === "bot" ? t("home-bot", { name }) : name)));
  return table.my_seats.length ? t("home-company", { others: names }) : names;
}

/** '2 seats free'. */
export function freeSeatsText(count: number): string {
  return t("home-seats-free", { count });
}

/** What the table waits for, or how it ended. */
export function statusText(table: MyTable): string {
  const people = peopleOf(table.seats);
  switch (table.status) {
    case "gone":
      return t("home-table-gone");
    case "closed":
      return table.problem;
    case "over":
      return withNames(table.outcome, people);
  }
  if (table.problem) return table.problem;
  if (table.status === "gathering") {
    const free = table.seats.filter((seat) => seat.kind === "open").length;
    if (!table.my_seats.length && !table.host) return free ? t("home-invited", { count: free }) : t("home-table-full");
    return canStart(table) ? t("home-start-the-game") : free ? freeSeatsText(free) : t("home-host-starts");
  }
  if (table.your_turn) return t("home-your-turn");
  if (table.status === "paused") return t("home-paused");
  if (table.my_seats.some((seat) => table.seats[seat]?.substituted)) return t("home-bot-plays-for-you");
  if (table.waiting_for.length) return t("home-waiting-for", { names: joinNames(table.waiting_for.map((seat) => people[seat]?.name ?? "")) });
  return table.my_seats.length || table.host ? t("home-bots-playing") : t("home-game-on");
}
