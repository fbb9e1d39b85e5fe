/** The side panel: whether it is open, which tab is shown, and how many chat lines are unread. */
import { untrack } from "svelte";
import { MediaQuery } from "svelte/reactivity";
import { settings } from "../../settings.svelte";
import { playSound } from "../../sound";
import type { TableClient } from "../client/tableClient.svelte";

export type Tab = "log" | "chat" | "rules";

/** Wide enough for board and panel side by side. */
const isWide = new MediaQuery("width >= 1440px");
/** On a phone the panel is below the board and always open. */
const isPhone = new MediaQuery("width < 760px");

export class PanelState {
  tab = $state<Tab>("log");
  /** The rule at which the rules are opened. */
  rule = $state<string | null>(null);
  unread = $state(0);
  #chatLength = 0;

  /** Must be created where effects may run. `hasBoard` tells whether there is a board that needs the room. */
  constructor(
    private readonly client: TableClient,
    private readonly hasBoard: () => boolean,
  ) {
    $effect(() => this.#countUnread());
  }

  get isOpen(): boolean {
    if (isPhone.current) return true;
    return settings.panel === "auto" ? isWide.current || !this.hasBoard() : settings.panel === "open";
  }

  fold(): void {
    settings.panel = "folded";
  }

  show(tab: Tab = this.tab): void {
    this.tab = tab;
    if (!this.isOpen) settings.panel = "open";
  }

  showRule(id: string): void {
    this.rule = id;
    this.show("rules");
    document.querySelector(".side-panel")?.scrollIntoView({ block: "nearest" });
  }

  #countUnread(): void {
    const { chat } = this.client;
    if (this.tab === "chat" && this.isOpen) this.unread = 0;
    else if (this.#chatLength && chat.length > this.#chatLength) {
      this.unread = untrack(() => this.unread) + chat.slice(this.#chatLength).filter((line) => line.seat !== null).length;
      playSound("chat");
    }
    this.#chatLength = chat.length;
  }
}
