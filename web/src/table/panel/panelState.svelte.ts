/** The side panel, or on a phone the tabs: what is open, and how many chat lines are unread. */
import { untrack } from "svelte";
import { MediaQuery } from "svelte/reactivity";
import { settings } from "../../settings.svelte";
import { playSound } from "../../sound";
import type { TableClient } from "../client/tableClient.svelte";

export type Tab = "game" | "log" | "chat" | "rules";

/** Too narrow for board and panel side by side: the panel covers the board. */
export const isNarrow = new MediaQuery("width < 1000px");

export class PanelState {
  tab = $state<Tab>("game");
  /** The rule at which the rules are opened. */
  rule = $state<string | null>(null);
  unread = $state(0);
  #coversBoard = $state(false);
  #chatLength = 0;

  /** Must be created where effects may run. */
  constructor(private readonly client: TableClient) {
    $effect(() => this.#countUnread());
  }

  get isOpen(): boolean {
    return isNarrow.current ? this.#coversBoard : settings.panel !== "folded";
  }

  get phoneTab(): "board" | Tab {
    return this.isOpen ? this.tab : "board";
  }

  readonly close = (): void => {
    if (isNarrow.current) this.#coversBoard = false;
    else settings.panel = "folded";
  };

  readonly show = (tab: Tab = this.tab): void => {
    this.tab = tab;
    if (isNarrow.current) this.#coversBoard = true;
    else settings.panel = "open";
  };

  readonly toggle = (): void => {
    if (this.isOpen) this.close();
    else this.show();
  };

  showRule(id: string): void {
    this.rule = id;
    this.show("rules");
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
