/** The games' screens and posters, found in their folders when the site is built and loaded when they are needed. */
import type { Component } from "svelte";
import type { ScreenModule } from "./screen";

type Loader<T> = Record<string, () => Promise<T>>;

const screens = import.meta.glob("../../src/jollyroger/games/*/web/Screen.svelte") as Loader<ScreenModule>;
const posters = import.meta.glob("../../src/jollyroger/games/*/web/Poster.svelte") as Loader<{ default: Component }>;

/** The same files by the games' ids. */
function byGame<T>(found: Loader<T>): Map<string, () => Promise<T>> {
  return new Map(Object.entries(found).map(([path, load]) => [path.split("/").at(-3)!.replaceAll("_", "-"), load]));
}

const screenOf = byGame(screens);
const posterOf = byGame(posters);

/** A game's screen; null if it has none. */
export async function loadScreen(game: string): Promise<ScreenModule | null> {
  return (await screenOf.get(game)?.()) ?? null;
}

export async function loadPoster(game: string): Promise<Component | null> {
  return (await posterOf.get(game)?.())?.default ?? null;
}
