/** Page title, and the signals for "your turn": title, favicon, sound and, if enabled, a notification. */
import notificationIcon from "./favicon.svg";
// In the page itself: a tab that changes its icon while the network is gone, or while it closes, asks nobody for it.
import idleIcon from "./favicon.svg?inline";
import turnIcon from "./favicon-turn.svg?inline";
import { t } from "./i18n";
import { router } from "./router.svelte";
import { settings } from "./settings.svelte";
import { playSound } from "./sound";

let title = "Jolly Roger";
let signalling = false;
/** At how many other tables it is the reader's turn. */
let turnCount = 0;

function render(): void {
  const others = turnCount ? `(${turnCount}) ` : "";
  document.title = `${others}${signalling ? `⚓ ${t("shell-your-turn")} · ` : ""}${title}`;
  const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  if (icon) icon.href = signalling || turnCount ? turnIcon : idleIcon;
}

/** Shows in the title at how many tables it is the reader's turn, besides the one that is open. */
export function setTurnCount(count: number): void {
  turnCount = count;
  render();
}

export function setPageTitle(text: string): void {
  title = text ? `${text} · Jolly Roger` : "Jolly Roger";
  render();
}

/** Shows whether it is the reader's turn. Sound and notification come only when the turn begins. */
export function signalTurn(yourTurn: boolean, message: string): void {
  if (yourTurn && !signalling) {
    playSound("bell");
    if (document.hidden && settings.notify && "Notification" in window && Notification.permission === "granted") {
      void notify(message);
    }
  }
  signalling = yourTurn;
  render();
}

/** Shows a notification: by the service worker, since phones allow no other way. */
async function notify(message: string): Promise<void> {
  const { path } = router.route;
  const options = { body: message, icon: notificationIcon, tag: path, data: { path } };
  const registration = await navigator.serviceWorker?.getRegistration();
  if (registration) await registration.showNotification(t("shell-your-turn"), options);
  else new Notification(t("shell-your-turn"), options);
}

/** Asks the browser for permission to notify; returns whether it was granted. */
export async function requestNotifications(): Promise<boolean> {
  return "Notification" in window && (await Notification.requestPermission()) === "granted";
}
