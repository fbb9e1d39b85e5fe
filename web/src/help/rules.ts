/** The rules, glossary and help sheet of a game, fetched once. */
import { api } from "../api";
import type { RulesInfo } from "../protocol";

const cache = new Map<string, Promise<RulesInfo>>();

/** After an error they are fetched again. */
export function fetchRules(game: string): Promise<RulesInfo> {
  const rules = cache.get(game) ?? api.rules(game);
  cache.set(game, rules);
  rules.catch(() => cache.delete(game));
  return rules;
}
