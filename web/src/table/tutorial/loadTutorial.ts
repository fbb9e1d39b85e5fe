import { api } from "../../api";
import type { TutorialInfo } from "../../protocol";

const loaded = new Map<string, Promise<TutorialInfo | null>>();

/** The guided first game of a game and its concepts; null if it has none, or the server does not answer. */
export function loadTutorial(game: string): Promise<TutorialInfo | null> {
  const found = loaded.get(game) ?? fetchTutorial(game);
  loaded.set(game, found);
  return found;
}

async function fetchTutorial(game: string): Promise<TutorialInfo | null> {
  try {
    const { games } = await api.lobby();
    return games.find((each) => each.id === game)?.has_tutorial ? await api.tutorial(game) : null;
  } catch {
    loaded.delete(game);
    return null;
  }
}
