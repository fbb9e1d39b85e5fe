/** Links to share. Tokens are in the fragment, which browsers do not send to the server. */

export function tableLink(table: string, kind: "seat" | "join" | "watch", token: string): string {
  return `${location.origin}/table/${table}#${kind}=${token}`;
}

export function momentLink(table: string, moment: number, seat: number | null): string {
  return `${location.origin}/table/${table}/replay${seat === null ? "" : `?seat=${seat}`}#${moment}`;
}

/** Downloads a text as a file. */
export function saveFile(name: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: "application/json" }));
  const anchor = document.createElement("a");
  anchor.href = url;
  anchor.download = name;
  anchor.click();
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
