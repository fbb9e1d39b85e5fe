/** The service worker of the static page, which keeps all files for use without a network, and brings new versions. */

const UPDATE_INTERVAL_MS = 60 * 60 * 1000;

/** Registers it. `onwaiting` is called when a new version has been fetched. */
export async function registerServiceWorker(onwaiting: (worker: ServiceWorker) => void): Promise<void> {
  if (!("serviceWorker" in navigator) || !isSecureContext) return;
  const { serviceWorker } = navigator;
  // The first worker takes over a page of its own version; a later one comes with other files, so all tabs begin anew.
  let hasController = serviceWorker.controller !== null;
  serviceWorker.addEventListener("controllerchange", () => {
    if (hasController) location.reload();
    hasController = true;
  });
  const registration = await serviceWorker.register(new URL("sw.js", document.baseURI), { updateViaCache: "none" }).catch(() => null);
  if (!registration) return;
  const reportWaiting = () => {
    if (registration.waiting && serviceWorker.controller) onwaiting(registration.waiting);
  };
  reportWaiting();
  // A page that was loaded while the worker started belongs to nobody yet.
  void serviceWorker.ready.then(({ active }) => serviceWorker.controller ?? active?.postMessage("claim"));
  registration.addEventListener("updatefound", () => registration.installing?.addEventListener("statechange", reportWaiting));
  setInterval(() => void registration.update().catch(() => {}), UPDATE_INTERVAL_MS);
}

/** Lets the new version take over; every tab then loads it. */
export function activate(worker: ServiceWorker): void {
  worker.postMessage("take over");
}
