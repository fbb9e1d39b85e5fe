// The service worker: shows the server's messages though no page is open. It caches nothing.

self.addEventListener("install", () => self.skipWaiting());
self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));

/** Only tables are opened, whatever a message says. */
const tablePath = (path) => (/^\/table\/[\w-]+$/.test(path ?? "") ? path : "/");

function readMessage(data) {
  try {
    return data?.json() ?? {};
  } catch {
    return {};
  }
}

self.addEventListener("push", (event) => {
  const { title = "Jolly Roger", text = "", path, stop, stop_label, language } = readMessage(event.data);
  event.waitUntil(
    self.registration.showNotification(title, {
      body: text,
      lang: language ?? "",
      icon: "/icons/icon-192.png",
      // A newer message about a table takes the place of the older one.
      tag: tablePath(path),
      renotify: true,
      data: { path: tablePath(path), stop },
      actions: stop && stop_label ? [{ action: "stop", title: stop_label }] : [],
    }),
  );
});

async function openTable(path) {
  const pages = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  const open = pages.find((page) => new URL(page.url).pathname === path);
  return open ? open.focus() : self.clients.openWindow(path);
}

const stopMessages = (token) =>
  fetch("/api/notifications/stop", { method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify({ token }) });

self.addEventListener("notificationclick", (event) => {
  const { path, stop } = event.notification.data ?? {};
  event.notification.close();
  event.waitUntil(event.action === "stop" ? stopMessages(stop) : openTable(tablePath(path)));
});
