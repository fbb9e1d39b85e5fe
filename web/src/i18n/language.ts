/** The reader's language: that of the address, as `?language=de`, the one that was chosen in the settings, or the browser's. It stays until the page is loaded again. */

const LANGUAGE_FILES = import.meta.glob<string>("../../../src/jollyroger/languages/*/language.toml", {
  query: "?raw",
  import: "default",
  eager: true,
});
const STORAGE_KEY = "jollyroger.language";
const PARAMETER = "language";

/** Longer, accented English, which shows what is not translated or does not fit. It is not offered. */
export const PSEUDO = "en-XA";

/** The languages with their own names, English first. */
export const LANGUAGES: readonly { code: string; name: string }[] = Object.entries(LANGUAGE_FILES)
  .map(([path, file]) => ({ code: path.split("/").at(-2)!, name: /^name = "(.*)"$/m.exec(file)![1]! }))
  .sort((one, other) => Number(other.code === "en") - Number(one.code === "en") || one.code.localeCompare(other.code));

/** The language that was chosen; null: the browser's. */
export function chosenLanguage(): string | null {
  try {
    return localStorage.getItem(STORAGE_KEY);
  } catch {
    return null;
  }
}

/** Keeps the choice and loads the page again in that language. Null: follow the browser. */
export function chooseLanguage(code: string | null): void {
  if (code === null) localStorage.removeItem(STORAGE_KEY);
  else localStorage.setItem(STORAGE_KEY, code);
  const address = new URL(location.href);
  if (!address.searchParams.has(PARAMETER)) return location.reload();
  address.searchParams.delete(PARAMETER);
  location.replace(address);
}

/** The language that fits: 'de' to 'de-AT'. As `best_language` of the server finds it. */
function offeredLanguage(wanted: string): string | undefined {
  const parts = wanted.toLowerCase().split("-");
  for (let length = parts.length; length > 0; length--) {
    const code = parts.slice(0, length).join("-");
    const found = LANGUAGES.find((each) => each.code.toLowerCase() === code);
    if (found) return found.code;
  }
  return undefined;
}

function findLanguage(): string {
  for (const wanted of [new URLSearchParams(location.search).get(PARAMETER), chosenLanguage(), ...navigator.languages]) {
    if (wanted === PSEUDO) return PSEUDO;
    const found = offeredLanguage(wanted ?? "");
    if (found) return found;
  }
  return "en";
}

export const language = findLanguage();

/** For Intl, which formats dates and numbers. */
export const locale = language === PSEUDO ? "en" : language;
