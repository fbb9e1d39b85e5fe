/** Messages of the server to this browser, shown by the service worker though no page is open. */
import { ApiError } from "../api";
import { t } from "../i18n";
import type { PushChannel } from "../protocol";

/** install: on iPhones and iPads only an installed site may be pushed to. */
export type PushState = "ready" | "denied" | "insecure" | "install" | "unsupported";

const isApple = (): boolean => /iPhone|iPad/.test(navigator.userAgent) || (navigator.userAgent.includes("Macintosh") && navigator.maxTouchPoints > 1);

/** Whether this browser can be pushed to, or why not. */
export function pushState(): PushState {
  if (!isSecureContext) return "insecure";
  if (!("serviceWorker" in navigator) || !("PushManager" in window) || !("Notification" in window)) return isApple() ? "install" : "unsupported";
  return Notification.permission === "denied" ? "denied" : "ready";
}

/** Registers the service worker. It does nothing until a message comes. */
export function registerServiceWorker(): void {
  if ("serviceWorker" in navigator && isSecureContext) navigator.serviceWorker.register("/sw.js").catch(() => {});
}

/** Asks the reader for permission and the browser for an address. `key`: the server's public key. */
export async function subscribeToPush(key: string): Promise<PushChannel> {
  if ((await Notification.requestPermission()) !== "granted") throw new ApiError(PUSH_PROBLEMS.denied);
  await navigator.serviceWorker.register("/sw.js");
  const { pushManager } = await navigator.serviceWorker.ready;
  // One that was made for another key cannot be used by this server.
  await (await pushManager.getSubscription())?.unsubscribe();
  const options = { userVisibleOnly: true, applicationServerKey: key };
  const subscription = await pushManager.subscribe(options).catch(() => {
    throw new ApiError(t("push-unreachable"));
  });
  const { endpoint, keys } = subscription.toJSON();
  return { type: "push", endpoint: endpoint!, p256dh: keys!.p256dh!, auth: keys!.auth! };
}

const STORAGE_KEY = "jollyroger.push";
const MAX_OWN = 100;

function readOwn(): string[] {
  try {
    return JSON.parse(localStorage.getItem(STORAGE_KEY) ?? "[]") as string[];
  } catch {
    return [];
  }
}

/** Remembers that a subscription is one of this browser. */
export function saveOwnPush(id: string): void {
  try {
    localStorage.setItem(STORAGE_KEY, JSON.stringify([...new Set([...readOwn(), id])].slice(-MAX_OWN)));
  } catch {
    // Storage is forbidden: the list says "another device".
  }
}

export const isOwnPush = (id: string): boolean => readOwn().includes(id);

export const PUSH_PROBLEMS: Record<Exclude<PushState, "ready">, string> = {
  denied: t("push-denied"),
  insecure: t("push-insecure"),
  install: t("push-install"),
  unsupported: t("push-unsupported"),
};
