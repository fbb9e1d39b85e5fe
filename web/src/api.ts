/** The server over HTTP. Whatever it refuses is a `Trouble` that says why. */
import type {
  Clone,
  Created,
  SeatToken,
  Join,
  TableSummary,
  Lobby,
  Moments,
  NewTable,
  ErrorBody,
  RulesInfo,
  TableInfo,
  Verdict,
  MomentView,
} from "./protocol";

export class Trouble extends Error {}

export interface Daily {
  day: string;
  game: string;
  seats: number;
  text: string;
}

export interface Page {
  seat: number | null;
  last: number;
  moments: MomentView[];
}

interface Ask {
  body?: unknown;
  token?: string | undefined;
}

async function answer(path: string, { body, token }: Ask = {}): Promise<Response> {
  const headers: Record<string, string> = {};
  if (token) headers.Authorization = `Bearer ${token}`;
  if (body !== undefined) headers["Content-Type"] = "application/json";
  let got: Response;
  try {
    const sent = typeof body === "string" ? body : JSON.stringify(body);
    got = await fetch(`/api/${path}`, { method: body === undefined ? "GET" : "POST", headers, body: sent });
  } catch {
    throw new Trouble("The server does not answer. Is it running, and are you connected?");
  }
  if (got.ok) return got;
  const problem = (await got.json().catch(() => null)) as ErrorBody | null;
  throw new Trouble(problem?.why ?? `The server could not do that (${got.status}). Try again in a moment.`);
}

async function json<T>(path: string, ask: Ask = {}): Promise<T> {
  return (await answer(path, ask)).json() as Promise<T>;
}

export const api = {
  lobby: () => json<Lobby>("lobby"),
  tables: () => json<{ open: TableSummary[]; over: TableSummary[] }>("tables"),
  open: (table: NewTable) => json<Created>("tables", { body: table }),
  table: (id: string) => json<TableInfo>(`tables/${id}`),
  sit: (id: string, join: Join) => json<SeatToken>(`tables/${id}/seats`, { body: join }),
  clone: (id: string, clone: Clone, token?: string) => json<Created>(`tables/${id}/clone`, { body: clone, token }),
  record: async (id: string) => (await answer(`tables/${id}/record`)).text(),
  export: async (id: string, token?: string) => (await answer(`tables/${id}/export`, { token })).text(),
  adopt: (file: string) => json<Created>("tables/import", { body: file }),
  rules: (game: string) => json<RulesInfo>(`games/${game}/rules`),
  daily: (game: string, seats: number) => json<Daily>(`daily/${game}?seats=${seats}`),
  verify: (file: string) => json<Verdict>("verify", { body: file }),
  async moments(id: string, seat: number | null, first: number, last: number, token?: string): Promise<Page> {
    const eyes = seat === null ? "" : `seat=${seat}&`;
    const page = await json<Moments>(`tables/${id}/moments?${eyes}first=${first}&last=${last}`, { token });
    return { ...page, moments: page.moments as MomentView[] };
  },
};

/** What to tell somebody about an error of any kind. */
export function why(error: unknown): string {
  return error instanceof Trouble ? error.message : "Something went wrong here. Load the page anew and try again.";
}

/** Random bytes as hexadecimal: keys of wishes, and salt for the dice. */
export function randomHex(bytes: number): string {
  return [...crypto.getRandomValues(new Uint8Array(bytes))].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
