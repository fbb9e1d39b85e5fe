/** Links to share. Tokens are in the fragment, which browsers do not send to the server. */
import { shareableLink } from "./addresses";

export function tableLink(table: string, kind: "seat" | "join" | "watch", token: string): string {
  return shareableLink(`/table/${table}#${kind}=${token}`);
}

/** The link to one's own seat. That of whoever opened the table makes the other device its host, too. */
export function ownSeatLink(table: string, token: string, hostToken: string | undefined): string {
  return tableLink(table, "seat", token) + (hostToken === undefined ? "" : `&host=${hostToken}`);
}

export function momentLink(table: string, moment: number, seat: number | null): string {
  return shareableLink(momentPath(table, moment, seat));
}

/** The address of a moment of a replay, as this seat saw it (null: as a spectator). */
export function momentPath(table: string, moment: number, seat: number | null): string {
  return `/table/${table}/replay?moment=${moment}&seat=${seat ?? "none"}`;
}

/** Downloads a text as a file. */
export function saveFile(name: string, text: string): void {
  saveBlob(name, new Blob([text], { type: "application/json" }));
}

export function saveBlob(name: string, content: Blob): void {
  const url = URL.createObjectURL(content);
  const anchor = document.createElement("a");
  anchor.href = url;
  anchor.download = name;
  anchor.click();
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
