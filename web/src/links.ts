/** Addresses one gives to others. Secrets stand behind the #, where no server and no log sees them. */

export function link(table: string, kind: "seat" | "join" | "watch", token: string): string {
  return `${location.origin}/table/${table}#${kind}=${token}`;
}

export function momentLink(table: string, moment: number, seat: number | null): string {
  return `${location.origin}/table/${table}/replay${seat === null ? "" : `?seat=${seat}`}#${moment}`;
}

/** Let the browser save a text as a file. */
export function save(name: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: "application/json" }));
  const anchor = document.createElement("a");
  anchor.href = address;
  anchor.download = name;
  anchor.click();
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
