/** A table of the reader's in words: who is there, what it waits for, how it ended. */
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
  return `${table.my_seats.length ? "with " : ""}${joinNames(others.map((person) => (person.kind === "bot" ? `${person.name} (bot)` : person.name)))}`;
}

/** '2 seats free'. */
export function freeSeatsText(count: number): string {
  return count === 1 ? "1 seat free" : `${count} seats free`;
}

/** What the table waits for, or how it ended. */
export function statusText(table: MyTable): string {
  const people = peopleOf(table.seats);
  switch (table.status) {
    case "gone":
      return "This table is gone.";
    case "closed":
      return table.problem;
    case "over":
      return withNames(table.outcome, people);
  }
  if (table.problem) return table.problem;
  if (table.status === "gathering") {
    const free = table.seats.filter((seat) => seat.kind === "open").length;
    if (!table.my_seats.length && !table.host) return free ? `You are invited · ${freeSeatsText(free)}` : "The table is full";
    return canStart(table) ? "Everybody is here: start the game" : free ? freeSeatsText(free) : "The host starts the game";
  }
  if (table.your_turn) return "Your turn";
  if (table.status === "paused") return "Paused";
  if (table.my_seats.some((seat) => table.seats[seat]?.substituted)) return "A bot plays for you until you return";
  if (table.waiting_for.length) return `Waiting for ${joinNames(table.waiting_for.map((seat) => people[seat]?.name ?? ""))}`;
  return table.my_seats.length || table.host ? "The bots are playing" : "The game is on";
}
