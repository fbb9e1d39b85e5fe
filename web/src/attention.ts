/** How a page that is not looked at says that a decision is yours: title, favicon, sound, and a notification if wished. */
import calm from "./favicon.svg";
import turn from "./favicon-turn.svg";
import { settings } from "./settings.svelte";
import { play } from "./sound";

let title = "Jolly Roger";
let calling = false;

function show(): void {
  document.title = calling ? `⚓ Your turn · ${title}` : title;
  const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  if (icon) icon.href = calling ? turn : calm;
}

export function titled(text: string): void {
  title = text ? `${text} · Jolly Roger` : "Jolly Roger";
  show();
}

/** A decision is yours, or no longer. Said once when it becomes so. */
export function call(yours: boolean, what: string): void {
  if (yours && !calling) {
    play("bell");
    if (document.hidden && settings.notify && "Notification" in window && Notification.permission === "granted") {
      new Notification("Your turn", { body: what, icon: calm, tag: "jollyroger" });
    }
  }
  calling = yours;
  show();
}

/** Ask the browser for leave to notify; whether it was given. */
export async function mayNotify(): Promise<boolean> {
  return "Notification" in window && (await Notification.requestPermission()) === "granted";
}
