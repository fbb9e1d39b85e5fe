/** Moving the reader's seats, settings and record to another browser: encrypted by a link, or plainly by a file. */
import { shareableLink } from "./addresses";
import { api, ApiError } from "./api";
import { t } from "./i18n";
import { allResults, noteResults, type GameResult } from "./record";
import { MAX_SAVED_TABLES, savedTables, type SavedTable } from "./savedTables";
import { settings } from "./settings.svelte";

const KIND = "jollyroger-seats";
/** The server keeps no more. */
const MAX_TRANSFER_CHARACTERS = 60_000;
const NONCE_BYTES = 12;
const HASH = /^([\w-]{10,40})\.([\w-]{43})$/;
const BAD_LINK = t("move-bad-link");

type Bytes = Uint8Array<ArrayBuffer>;

interface Baggage {
  kind: typeof KIND;
  tables: SavedTable[];
  results: GameResult[];
  name: string;
}

/** All that goes along. `count`: of the newest tables and results. */
function pack(count: number): string {
  const baggage: Baggage = {
    kind: KIND,
    tables: savedTables.all().slice(0, count),
    results: allResults().slice(0, count),
    name: settings.name,
  };
  return JSON.stringify(baggage);
}

export function packFile(): string {
  return pack(Infinity);
}

/** Adds what a file or a link brings to what is here. Returns the number of tables that came. */
export function unpack(text: string): number {
  const { tables, results, name } = parse(text);
  for (const table of tables) savedTables.merge(table);
  noteResults(results);
  if (!settings.name) settings.name = name;
  return tables.length;
}

function parse(text: string): Baggage {
  let found: Partial<Baggage> | null = null;
  try {
    found = JSON.parse(text) as Partial<Baggage> | null;
  } catch {
    // Reported below.
  }
  if (found?.kind !== KIND || !Array.isArray(found.tables)) throw new ApiError(t("move-bad-file"));
  return {
    kind: KIND,
    tables: found.tables.filter(isTable).slice(0, MAX_SAVED_TABLES),
    results: Array.isArray(found.results) ? found.results.filter(isResult) : [],
    name: typeof found.name === "string" ? found.name : "",
  };
}

function isTable(each: SavedTable | null): boolean {
  return typeof each?.id === "string" && /^[\w-]{1,80}$/.test(each.id) && typeof each.seats === "object" && typeof each.at === "number";
}

function isResult(each: GameResult | null): boolean {
  return typeof each?.table === "string" && typeof each.game === "string" && typeof each.won === "boolean" && typeof each.at === "number";
}

/** Leaves everything at the server, encrypted with a key that is only in the link. `seconds`: how long it can be fetched. */
export async function createTransferLink(): Promise<{ link: string; seconds: number }> {
  const key = crypto.getRandomValues(new Uint8Array(32));
  let count = MAX_SAVED_TABLES;
  let data = await encrypt(pack(count), key);
  while (data.length > MAX_TRANSFER_CHARACTERS) data = await encrypt(pack((count = Math.floor(count * 0.8))), key);
  const { id, seconds } = await api.createTransfer(data);
  return { link: shareableLink(`/move#${id}.${toBase64(key)}`), seconds };
}

/** Whether the address has all that is needed to fetch the seats. */
export const isTransferHash = (hash: string): boolean => HASH.test(hash);

/** Fetches what a link is for, which works once, and adds it to what is here. Returns the number of tables that came. */
export async function takeTransfer(hash: string): Promise<number> {
  const found = HASH.exec(hash);
  if (!found) throw new ApiError(BAD_LINK);
  const key = await importKey(fromBase64(found[2]!));
  return unpack(await decrypt(await api.takeTransfer(found[1]!), key));
}

async function importKey(key: Bytes): Promise<CryptoKey> {
  if (!(crypto.subtle as SubtleCrypto | undefined)) {
    throw new ApiError(t("move-insecure"));
  }
  return crypto.subtle.importKey("raw", key, "AES-GCM", false, ["encrypt", "decrypt"]);
}

async function encrypt(text: string, key: Bytes): Promise<string> {
  const imported = await importKey(key);
  const iv = crypto.getRandomValues(new Uint8Array(NONCE_BYTES));
  const sealed = await crypto.subtle.encrypt({ name: "AES-GCM", iv }, imported, new TextEncoder().encode(text));
  return toBase64(new Uint8Array([...iv, ...new Uint8Array(sealed)]));
}

async function decrypt(data: string, key: CryptoKey): Promise<string> {
  const bytes = fromBase64(data);
  const algorithm = { name: "AES-GCM", iv: bytes.slice(0, NONCE_BYTES) };
  try {
    return new TextDecoder().decode(await crypto.subtle.decrypt(algorithm, key, bytes.slice(NONCE_BYTES)));
  } catch {
    throw new ApiError(BAD_LINK);
  }
}

function toBase64(bytes: Bytes): string {
  const text = Array.from(bytes, (byte) => String.fromCharCode(byte)).join("");
  return btoa(text).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

function fromBase64(text: string): Bytes {
  return Uint8Array.from(atob(text.replaceAll("-", "+").replaceAll("_", "/")), (character) => character.charCodeAt(0));
}
