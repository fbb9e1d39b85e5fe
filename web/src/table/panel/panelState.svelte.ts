/** What lies beside the board: whether it is open, at which tab, and how much was said unread. */
import { untrack } from "svelte";
import { MediaQuery } from "svelte/reactivity";
import { settings } from "../../settings.svelte";
import { play } from "../../sound";
import type { Live } from "../client/tableClient.svelte";

export type Tab = "log" | "chat" | "rules";

/** From here on there is room for board and panel side by side. */
const roomy = new MediaQuery("width >= 1440px");
/** On a phone the panel lies below the board and takes nothing from it. */
const phone = new MediaQuery("width < 760px");

export class Beside {
  tab = $state<Tab>("log");
  /** The rule to open the rules at. */
  rule = $state<string | null>(null);
  unread = $state(0);
  #heard = 0;

  /** To be made where effects may run. `drawn`: whether there is a board that needs the room. */
  constructor(
    private readonly live: Live,
    private readonly drawn: () => boolean,
  ) {
    $effect(() => this.#listen());
  }

  get open(): boolean {
    if (phone.current) return true;
    return settings.panel === "auto" ? roomy.current || !this.drawn() : settings.panel === "open";
  }

  fold(): void {
    settings.panel = "folded";
  }

  show(tab: Tab = this.tab): void {
    this.tab = tab;
    if (!this.open) settings.panel = "open";
  }

  showRule(id: string): void {
    this.rule = id;
    this.show("rules");
    document.querySelector(".panel")?.scrollIntoView({ block: "nearest" });
  }

  #listen(): void {
    const { chat } = this.live;
    if (this.tab === "chat" && this.open) this.unread = 0;
    else if (this.#heard && chat.length > this.#heard) {
      this.unread = untrack(() => this.unread) + chat.slice(this.#heard).filter((said) => said.seat !== null).length;
      play("chat");
    }
    this.#heard = chat.length;
  }
}
