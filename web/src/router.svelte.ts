/** A small router over the browser's history. */

export interface Route {
  readonly path: string;
  readonly query: URLSearchParams;
  readonly hash: string;
}

const currentRoute = (): Route => ({
  path: location.pathname,
  query: new URLSearchParams(location.search),
  hash: decodeURIComponent(location.hash.slice(1)),
});

let route = $state.raw(currentRoute());

export const router = {
  get route(): Route {
    return route;
  },
  /** Goes to an address of this site. */
  go(address: string): void {
    history.pushState(null, "", address);
    route = currentRoute();
    scrollTo(0, 0);
  },
  /** Changes the address without adding to the history. */
  replace(address: string): void {
    history.replaceState(null, "", address);
    route = currentRoute();
  },
};

addEventListener("popstate", () => (route = currentRoute()));
addEventListener("hashchange", () => (route = currentRoute()));

// Links within the site do not load the page again.
addEventListener("click", (event) => {
  if (event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  const link = (event.target as Element | null)?.closest?.("a[href]") as HTMLAnchorElement | null;
  if (!link || link.target || link.hasAttribute("download") || link.origin !== location.origin) return;
  if (link.pathname.startsWith("/api/") || link.getAttribute("href")!.startsWith("#")) return;
  event.preventDefault();
  router.go(link.pathname + link.search + link.hash);
});
