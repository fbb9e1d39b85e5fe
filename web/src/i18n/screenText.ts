/** Texts of a game's screen, from the catalogue in the game's own folder. They are loaded before the screen is. */
import { loadCatalogue, Noun, type Arguments, type Catalogue } from "./catalogue";

const files = import.meta.glob<string>("../../../src/jollyroger/games/*/languages/*/*.ftl", { query: "?raw", import: "default" });
const catalogues = new Map<string, Promise<Catalogue>>();
const loaded = new Map<string, Catalogue>();

/** Must be awaited before a module of the game's screen is imported. The game is named as its folder is. */
export async function loadScreenTexts(folder: string): Promise<void> {
  let loading = catalogues.get(folder);
  if (!loading) {
    const own = Object.entries(files).filter(([path]) => path.includes(`/games/${folder}/`));
    loading = loadCatalogue(Object.fromEntries(own));
    catalogues.set(folder, loading);
  }
  loaded.set(folder, await loading);
}

export interface ScreenText {
  /** A message of the game in the reader's language. */
  (id: string, values?: Arguments): string;
  /** A thing of the game as an argument of another message. */
  noun(id: string): Noun;
  has(id: string): boolean;
  /** 'rum, gold and glory'. */
  list(items: readonly string[]): string;
}

/** The texts of the game in this folder: `const t = screenText("pig")`. */
export function screenText(folder: string): ScreenText {
  const text = (id: string, values?: Arguments) => loaded.get(folder)!.text(id, values);
  return Object.assign(text, {
    noun: (id: string) => new Noun(id),
    has: (id: string) => loaded.get(folder)!.has(id),
    list: (items: readonly string[]) => loaded.get(folder)!.list(items),
  });
}
