/** The server's HTTP API. A refused request throws an `ApiError` whose message can be shown to the player. */
import { transport } from "$transport";
import { features } from "./features.svelte";
import { language, t } from "./i18n";
import type {
  Again,
  AnalysisState,
  Clone,
  Created,
  DailyInfo,
  SeatToken,
  Join,
  TableSummary,
  Lobby,
  Moments,
  MyTable,
  NewTable,
  NextTable,
  ErrorBody,
  HintInfo,
  RulesInfo,
  TableInfo,
  TableTokens,
  Transfer,
  TransferData,
  TutorialInfo,
  Verdict,
  MomentView,
  NewNotification,
  NotificationId,
  NotificationInfo,
  NotificationOffer,
} from "./protocol";
import { TransportError } from "./transport/transport";

export class ApiError extends Error {
  /** `status`: of the server's answer, if there was one. */
  constructor(
    message: string,
    readonly status?: number,
  ) {
    super(message);
  }
}

export interface MomentPage {
  seat: number | null;
  last: number;
  moments: MomentView[];
}

export interface MomentQuery {
  /** Whose view; null: a spectator's. */
  seat: number | null;
  first: number;
  last: number;
  /** Also fetch the game as text. */
  textBoard: boolean;
  token?: string | undefined;
}

interface RequestOptions {
  body?: unknown;
  token?: string | undefined;
}

async function request(path: string, { body, token }: RequestOptions = {}): Promise<Response> {
  const headers: Record<string, string> = { "Accept-Language": language };
  if (token) headers.Authorization = `Bearer ${token}`;
  if (body !== undefined) headers["Content-Type"] = "application/json";
  let response: Response;
  try {
    const content = typeof body === "string" ? body : JSON.stringify(body);
    response = await transport.request(path, { method: body === undefined ? "GET" : "POST", headers, body: content });
  } catch (reason) {
    throw new ApiError(reason instanceof TransportError ? reason.message : t("error-no-answer"));
  }
  if (response.ok) return response;
  const error = (await response.json().catch(() => null)) as ErrorBody | null;
  throw new ApiError(error?.why ?? t("error-status", { status: response.status }), response.status);
}

async function requestJson<T>(path: string, options: RequestOptions = {}): Promise<T> {
  return (await request(path, options)).json() as Promise<T>;
}

export const api = {
  async lobby(): Promise<Lobby> {
    const lobby = await requestJson<Lobby>("lobby");
    Object.assign(features, lobby.features);
    return lobby;
  },
  tables: () => requestJson<{ open: TableSummary[]; over: TableSummary[] }>("tables"),
  myTables: async (tables: readonly TableTokens[]) =>
    (await requestJson<{ tables: MyTable[] }>("my-tables", { body: { tables } })).tables,
  createTransfer: (data: string) => requestJson<Transfer>("transfers", { body: { data } }),
  takeTransfer: async (id: string) => (await requestJson<TransferData>(`transfers/${id}`, { body: {} })).data,
  forecast: async (game: string, seats: number, options: Record<string, string>) =>
    (await requestJson<{ text: string }>(`games/${game}/forecast?${new URLSearchParams({ ...options, seats: String(seats) })}`)).text,
  createTable: (table: NewTable) => requestJson<Created>("tables", { body: table }),
  table: (id: string) => requestJson<TableInfo>(`tables/${id}`),
  takeSeat: (id: string, join: Join, tokens: readonly string[]) =>
    requestJson<SeatToken>(`tables/${id}/seats`, { body: join, token: tokens.join(" ") }),
  cloneTable: (id: string, clone: Clone, token?: string) => requestJson<Created>(`tables/${id}/clone`, { body: clone, token }),
  again: (id: string, again: Again, token?: string) => requestJson<NextTable>(`tables/${id}/again`, { body: again, token }),
  analysis: (id: string) => requestJson<AnalysisState>(`tables/${id}/analysis`),
  startAnalysis: (id: string) => requestJson<AnalysisState>(`tables/${id}/analysis`, { body: {} }),
  record: async (id: string) => (await request(`tables/${id}/record`)).text(),
  export: async (id: string, token?: string) => (await request(`tables/${id}/export`, { token })).text(),
  importTable: (file: string) => requestJson<Created>("tables/import", { body: file }),
  /** Only where the tables are in this browser. */
  deleteTable: (id: string) => request(`tables/${id}/delete`, { body: {} }),
  hint: (id: string, seat: number, token?: string) => requestJson<HintInfo>(`tables/${id}/hint?seat=${seat}`, { token }),
  tutorial: (game: string) => requestJson<TutorialInfo>(`games/${game}/tutorial`),
  rules: (game: string) => requestJson<RulesInfo>(`games/${game}/rules`),
  /** Today's daily game, or that of a table's day and how the table did. */
  daily: (game: string, seats: number, table?: string) =>
    requestJson<DailyInfo>(`daily/${game}?seats=${seats}${table ? `&table=${table}` : ""}`),
  verify: (file: string) => requestJson<Verdict>("verify", { body: file }),
  notificationOffer: () => requestJson<NotificationOffer>("notifications"),
  notifications: (id: string, token: string) => requestJson<NotificationInfo[]>(`tables/${id}/notifications`, { token }),
  addNotification: (id: string, body: NewNotification, token: string) =>
    requestJson<NotificationInfo>(`tables/${id}/notifications`, { body, token }),
  stopNotification: (id: string, body: NotificationId, token: string) => request(`tables/${id}/notifications/stop`, { body, token }),
  testNotification: (id: string, body: NotificationId, token: string) => request(`tables/${id}/notifications/test`, { body, token }),
  stopByToken: (token: string) => request("notifications/stop", { body: { token } }),
  confirmAddress: (token: string) => requestJson<{ table: string }>("notifications/confirm", { body: { token } }),
  async moments(id: string, { seat, first, last, textBoard, token }: MomentQuery): Promise<MomentPage> {
    const query = new URLSearchParams({ first: String(first), last: String(last) });
    if (seat !== null) query.set("seat", String(seat));
    if (textBoard) query.set("text_board", "1");
    const page = await requestJson<Moments>(`tables/${id}/moments?${query}`, { token });
    return { ...page, moments: page.moments as MomentView[] };
  },
};

/** The message to show for an error of any kind. */
export function errorText(error: unknown): string {
  return error instanceof ApiError ? error.message : t("error-here");
}

/** Random bytes in hexadecimal, for command keys and dice salts. */
export function randomHex(bytes: number): string {
  return [...crypto.getRandomValues(new Uint8Array(bytes))].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
