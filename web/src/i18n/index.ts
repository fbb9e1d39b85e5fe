/** Texts of the shell: `t("settings-title")`. They are loaded before the site starts: see `main.ts`. */
import { loadCatalogue, type Arguments, type Catalogue } from "./catalogue";
import { language, locale, PSEUDO } from "./language";
import { pseudoText } from "./pseudo";

export { Noun, type Argument, type Arguments } from "./catalogue";
export { language, locale } from "./language";

const files = import.meta.glob<string>("../../../src/jollyroger/languages/*/site/*.ftl", { query: "?raw", import: "default" });
let catalogue: Catalogue | undefined;

/** Must be awaited before anything that shows texts is imported. */
export async function loadShellTexts(): Promise<void> {
  catalogue = await loadCatalogue(files);
  document.documentElement.lang = locale;
}

/** A message of the shell in the reader's language. */
export function t(id: string, values?: Arguments): string {
  return catalogue!.text(id, values);
}

export function hasText(id: string): boolean {
  return catalogue!.has(id);
}

/** 'Anne, Bart and Calico'. */
export function list(items: readonly string[]): string {
  return catalogue!.list(items);
}

/** A text that Intl has made in `locale`. The pseudo-language, which Intl does not know, gets its accents. */
export function intlText(text: string): string {
  return language === PSEUDO ? pseudoText(text) : text;
}

/** A number with this many decimals: '1.5', '1,5'. */
export function decimal(number: number, digits: number): string {
  return number.toLocaleString(locale, { minimumFractionDigits: digits, maximumFractionDigits: digits });
}
