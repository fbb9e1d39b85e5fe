// The service worker of the static page: keeps all its files, so that it works without a network. A new version is fetched
// beside the old one, and takes over when the reader says so.
// Of each file: its path, and a hash if its name has none.
const FILES = [];

const PREFIX = `jollyroger ${new URL(self.registration.scope).pathname} `;
const CACHE = PREFIX + VERSION;
const urlOf = (path) => new URL(path, self.registration.scope).href;
const PATHS = new Set(FILES.map(([path]) => urlOf(path)));
const PARALLEL_DOWNLOADS = 6;
/** The files that the page asks for at once, in its text. */
const ASSETS = /(?:src|href)="?\.\/(assets\/[^"\s>]+)/g;

/** A copy of a file that an older version has too, if its name shows that it is the same. */
async function keptCopy(path, hash) {
  return hash ? undefined : caches.match(urlOf(path));
}

/**
 * Whether a response can be the file of this version. While a new version is put in place, a host, or a cache in front of it, may
 * send the page of another version, which asks for files that are not here; or a page in place of something else.
 */
async function isOfThisVersion(path, response) {
  if (path !== "./") return !response.headers.get("Content-Type")?.startsWith("text/html");
  const assets = [...(await response.clone().text()).matchAll(ASSETS)];
  return assets.length > 0 && assets.every(([, path]) => PATHS.has(urlOf(path)));
}

/** What the browser has of a file that never changes will do, unless it was sent in the middle of an update. */
async function fetchFile(path, hash) {
  for (const cache of hash ? ["reload"] : ["default", "reload"]) {
    const response = await fetch(urlOf(path), { cache });
    if (response.ok && (await isOfThisVersion(path, response))) return response;
  }
  // The browser tries again when it next looks for a new version; until then the old one stays.
  throw new Error(`${path} is missing or of another version`);
}

async function keep(cache, [path, hash]) {
  const response = (await keptCopy(path, hash)) ?? (await fetchFile(path, hash));
  // A page that was redirected to may not answer for another address.
  const copy = response.redirected ? new Response(response.body, { headers: response.headers }) : response;
  await cache.put(urlOf(path), copy);
}

async function keepAll() {
  const cache = await caches.open(CACHE);
  const pending = [...FILES];
  const work = async () => {
    for (let file = pending.pop(); file; file = pending.pop()) await keep(cache, file);
  };
  await Promise.all(Array.from({ length: PARALLEL_DOWNLOADS }, work));
}

async function forgetOldVersions() {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name.startsWith(PREFIX) && name !== CACHE).map((name) => caches.delete(name)));
}

self.addEventListener("install", (event) => event.waitUntil(keepAll()));
self.addEventListener("activate", (event) => event.waitUntil(forgetOldVersions().then(() => self.clients.claim())));
self.addEventListener("message", (event) => {
  if (event.data === "take over") void self.skipWaiting();
  if (event.data === "claim") void self.clients.claim();
});

async function answer(url, request) {
  const cache = await caches.open(CACHE);
  return (await cache.match(url)) ?? fetch(request);
}

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = request.mode === "navigate" ? urlOf("./") : request.url.split(/[?#]/)[0];
  const isPage = request.mode !== "navigate" || [urlOf("./"), urlOf("index.html")].includes(request.url.split(/[?#]/)[0]);
  if (request.method === "GET" && isPage && PATHS.has(url)) event.respondWith(answer(url, request));
});

async function openPage() {
  const pages = await self.clients.matchAll({ type: "window" });
  return pages[0] ? pages[0].focus() : self.clients.openWindow(urlOf("./"));
}

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(openPage());
});
