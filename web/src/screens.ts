/** The games' screens, posters and help pictures, found at build time and loaded on demand. */
import type { Component } from "svelte";
import { loadScreenTexts } from "./i18n/screenText";
import type { GameScreen } from "./screen";

type Loaders<T> = Record<string, () => Promise<T>>;

const screens = byGame(import.meta.glob("../../src/jollyroger/games/*/web/index.ts") as Loaders<{ default: GameScreen }>);
const posters = byGame(
  import.meta.glob("../../src/jollyroger/games/*/web/Poster.svelte") as Loaders<{ default: Component }>,
);
const helpPictures = byGame(
  import.meta.glob("../../src/jollyroger/games/*/web/HelpPicture.svelte") as Loaders<{ default: Component<{ id: string }> }>,
);

/** Loaders by the games' ids instead of their paths. The texts are there before a module is loaded that shows them. */
function byGame<T>(loaders: Loaders<T>): Map<string, () => Promise<T>> {
  return new Map(
    Object.entries(loaders).map(([path, load]) => {
      const folder = path.split("/").at(-3)!;
      return [folder.replaceAll("_", "-"), async () => (await loadScreenTexts(folder), load())];
    }),
  );
}

export function hasScreen(game: string): boolean {
  return screens.has(game);
}

/** Null if the game has no screen. */
export async function loadScreen(game: string): Promise<GameScreen | null> {
  return (await screens.get(game)?.())?.default ?? null;
}

export async function loadPoster(game: string): Promise<Component | null> {
  return (await posters.get(game)?.())?.default ?? null;
}

/** Draws the pictures that the game's help sheet names. */
export async function loadHelpPicture(game: string): Promise<Component<{ id: string }> | null> {
  return (await helpPictures.get(game)?.())?.default ?? null;
}
