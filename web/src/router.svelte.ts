/** Where one is on the site: a small router over the browser's history. */

export interface Place {
  readonly path: string;
  readonly query: URLSearchParams;
  readonly hash: string;
}

const here = (): Place => ({
  path: location.pathname,
  query: new URLSearchParams(location.search),
  hash: decodeURIComponent(location.hash.slice(1)),
});

let place = $state.raw(here());

export const router = {
  get place(): Place {
    return place;
  },
  /** Go to an address of this site. */
  go(address: string): void {
    history.pushState(null, "", address);
    place = here();
    scrollTo(0, 0);
  },
  /** Change the address without a step one could go back to. */
  replace(address: string): void {
    history.replaceState(null, "", address);
    place = here();
  },
};

addEventListener("popstate", () => (place = here()));
addEventListener("hashchange", () => (place = here()));

/** Links within the site are followed without loading it anew. */
addEventListener("click", (event) => {
  if (event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  const link = (event.target as Element | null)?.closest?.("a[href]") as HTMLAnchorElement | null;
  if (!link || link.target || link.hasAttribute("download") || link.origin !== location.origin) return;
  if (link.pathname.startsWith("/api/") || link.getAttribute("href")!.startsWith("#")) return;
  event.preventDefault();
  router.go(link.pathname + link.search + link.hash);
});
