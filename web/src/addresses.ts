/**
 * Addresses of pages, like `/table/ID?moment=3#seat=…`, and how they stand in the browser's address bar: as they are where a
 * server answers for every path, and behind a `#` on a static host, which knows one file at a path of its own.
 */
import { IS_STATIC } from "./build";

/** The `href` of a link to a page. */
export function hrefTo(address: string): string {
  return IS_STATIC ? `#${address}` : address;
}

/** The whole link to a page, to send to others. */
export function shareableLink(address: string): string {
  return new URL(hrefTo(address), IS_STATIC ? location.href : location.origin).href;
}

/** The address of the site itself, for texts. */
export function siteLink(): string {
  return IS_STATIC ? location.href.replace(/[?#].*$/, "") : location.origin;
}

/** The address of the page that is shown. */
export function currentAddress(): string {
  if (!IS_STATIC) return location.pathname + location.search + location.hash;
  return location.hash.startsWith("#/") ? location.hash.slice(1) : "/";
}

/** The address a link of this site leads to; null: the link is none of a page. */
export function addressOf(link: HTMLAnchorElement): string | null {
  if (link.origin !== location.origin) return null;
  if (IS_STATIC) return link.pathname === location.pathname && link.hash.startsWith("#/") ? link.hash.slice(1) : null;
  if (link.pathname.startsWith("/api/") || link.getAttribute("href")!.startsWith("#")) return null;
  return link.pathname + link.search + link.hash;
}
