/** A hint: what a strong bot would do in the reader's seat, until the question changes or the reader closes it. */
import { t } from "../../i18n";
import { api, errorText } from "../../api";
import type { HintInfo } from "../../protocol";
import { savedTables } from "../../savedTables";
import type { OptionInfo, Question } from "../../screen";
import { withNames } from "../../text";
import type { TableClient } from "../client/tableClient.svelte";

interface Table {
  readonly client: TableClient;
  question(): Question | null;
  /** What a hint is about. Anything else makes it void. */
  key(): unknown;
  /** Whether hints may be asked for now. */
  isPossible(): boolean;
}

export class Hint {
  #given = $state.raw<{ readonly key: unknown; readonly info: HintInfo } | null>(null);
  isPending = $state(false);

  constructor(private readonly table: Table) {}

  /** Whether the reader may ask now. */
  get isPossible(): boolean {
    const { client } = this.table;
    return !!client.info?.hints && client.viewSeat !== null && this.table.question() !== null && this.table.isPossible();
  }

  get info(): HintInfo | null {
    return this.isPossible && this.#given?.key === this.table.key() ? this.#given!.info : null;
  }

  /** The option that is proposed; null: none, or to stay silent. */
  get option(): OptionInfo | null {
    const { info } = this;
    return (info && this.table.question()?.options.find((option) => option.id === info.action)) ?? null;
  }

  get text(): string {
    const { info, option } = this;
    if (!info) return "";
    const move = option ? t("hint-would", { bot: info.bot, move: option.label.replace(/[.!]$/, "") }) : t("hint-would-pass", { bot: info.bot });
    return `${move} ${withNames(info.reason, this.table.client.people)}`.trim();
  }

  /** Asks the server; asked again, closes the hint. */
  readonly toggle = async (): Promise<void> => {
    const { client } = this.table;
    if (this.info) return this.close();
    if (!this.isPossible || this.isPending) return;
    const [key, seat] = [this.table.key(), client.viewSeat!];
    this.isPending = true;
    try {
      const info = await api.hint(client.id, seat, savedTables.get(client.id).seats[seat]);
      this.#given = { key, info };
    } catch (error) {
      client.refusal = { why: errorText(error), rule: null };
    }
    this.isPending = false;
  };

  readonly close = (): void => {
    this.#given = null;
  };
}
