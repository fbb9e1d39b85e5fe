// The service worker of the static page: keeps all its files, so that it works without a network. A new version is fetched
// beside the old one, and takes over when the reader says so.
// Of each file: its path, and a hash if its name has none.
const FILES = [];

const PREFIX = `jollyroger ${new URL(self.registration.scope).pathname} `;
const CACHE = PREFIX + VERSION;
const urlOf = (path) => new URL(path, self.registration.scope).href;
const PATHS = new Set(FILES.map(([path]) => urlOf(path)));
const PARALLEL_DOWNLOADS = 6;

/** A copy of a file that an older version has too, if its name shows that it is the same. */
async function keptCopy(path, hash) {
  return hash ? undefined : caches.match(urlOf(path));
}

async function keep(cache, [path, hash]) {
  const response = (await keptCopy(path, hash)) ?? (await fetch(urlOf(path), { cache: hash ? "reload" : "default" }));
  if (!response.ok) throw new Error(`${path}: ${response.status}`);
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
