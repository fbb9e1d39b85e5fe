/** What the server offers, loaded once for all components that need it. */
import { api } from "./api";
import type { GameInfo, Lobby } from "./protocol";

let loading: Promise<Lobby> | null = null;

export function loadLobby(): Promise<Lobby> {
  loading ??= api.lobby().catch((error: unknown) => {
    loading = null;
    throw error;
  });
  return loading;
}

/** Undefined if the server has no such game, or does not answer. */
export async function loadGame(id: string): Promise<GameInfo | undefined> {
  const lobby = await loadLobby().catch(() => null);
  return lobby?.games.find((game) => game.id === id);
}
