/** People's names: what is suggested to somebody who has none yet, and how a name is cleaned before it is sent. */

/** None of them is a bot's name. */
export const SUGGESTED_NAMES = [
  "Barnaby Swift",
  "Coral Kate",
  "Cutlass Clara",
  "Dizzy Drake",
  "Foggy Finn",
  "Ginger Gale",
  "Jolly Jo",
  "Merry Mel",
  "Nimble Nell",
  "Pepper Quinn",
  "Quick Quentin",
  "Rosie Reef",
  "Sandy Shoals",
  "Stormy Sam",
  "Sunny Sol",
  "Tidal Tess",
  "Whistling Wren",
] as const;

/** The server accepts as many visible characters. */
const MAX_CHARACTERS = 20;

const first = Math.floor(Math.random() * SUGGESTED_NAMES.length);

/** A friendly name, the same one until the page is loaded again. `number`: another one for the next person. */
export function suggestedName(number = 0): string {
  return SUGGESTED_NAMES[(first + number) % SUGGESTED_NAMES.length]!;
}

/** The name without spaces at its ends, cut after 20 characters. An emoji counts as one, and is never cut apart. */
export function cleanName(text: string): string {
  const name = text.normalize("NFC").replace(/\s+/g, " ").trim();
  const characters = [...new Intl.Segmenter().segment(name)].map(({ segment }) => segment);
  return characters.slice(0, MAX_CHARACTERS).join("").trim();
}
