/** What can be done here: all that a server offers, until the lobby says otherwise. */
import { IS_STATIC } from "./build";
import type { Features } from "./protocol";

export const features: Features = $state({
  embedded: IS_STATIC,
  links: !IS_STATIC,
  listing: !IS_STATIC,
  transfers: !IS_STATIC,
  shared_daily: !IS_STATIC,
  notifications: !IS_STATIC,
  analysis: !IS_STATIC,
});
