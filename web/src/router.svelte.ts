/** A small router over the browser's history. */
import { addressOf, currentAddress, hrefTo } from "./addresses";

export interface Route {
  readonly path: string;
  readonly query: URLSearchParams;
  readonly hash: string;
}

function currentRoute(): Route {
  const { pathname, searchParams, hash } = new URL(currentAddress(), location.origin);
  return { path: pathname, query: searchParams, hash: decodeURIComponent(hash.slice(1)) };
}

let route = $state.raw(currentRoute());

export const router = {
  get route(): Route {
    return route;
  },
  /** Goes to an address of this site. */
  go(address: string): void {
    history.pushState(null, "", hrefTo(address));
    route = currentRoute();
    scrollTo(0, 0);
  },
  /** Changes the address without adding to the history. */
  replace(address: string): void {
    history.replaceState(null, "", hrefTo(address));
    route = currentRoute();
  },
  /** The address of this page without its hash. */
  get pageAddress(): string {
    const query = route.query.toString();
    return route.path + (query ? `?${query}` : "");
  },
};

addEventListener("popstate", () => (route = currentRoute()));
addEventListener("hashchange", () => (route = currentRoute()));

// Links within the site do not load the page again.
addEventListener("click", (event) => {
  if (event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  const link = (event.target as Element | null)?.closest?.("a[href]") as HTMLAnchorElement | null;
  if (!link || link.target || link.hasAttribute("download")) return;
  const address = addressOf(link);
  if (address === null) return;
  event.preventDefault();
  router.go(address);
});
