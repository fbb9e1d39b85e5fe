/** The analysis of a finished game: started when somebody wants to see it, and asked for until it is done. */
import { api, errorText } from "../../api";
import type { AnalysisInfo, AnalysisState } from "../../protocol";

const POLL_INTERVAL_MS = 1000;
/** How long to wait before asking again for an analysis that the server has no room for. */
const RETRY_INTERVAL_MS = 4000;

export class AnalysisWatch {
  #state = $state.raw<AnalysisState>({ status: "none" });
  error = $state("");
  #wanted = $state(false);
  #timer = 0;
  #closed = false;

  constructor(private readonly id: string) {}

  get analysis(): AnalysisInfo | null {
    return this.#state.analysis ?? null;
  }

  get failed(): boolean {
    return this.#state.status === "failed" || this.error !== "";
  }

  /** Whether it is wanted and not there yet. */
  get isUnderWay(): boolean {
    const { status } = this.#state;
    return !this.failed && (status === "waiting" || status === "running" || (status === "none" && this.#wanted));
  }

  /** From 0 to 1. */
  get progress(): number {
    return this.#state.progress ?? 0;
  }

  /** Has the game analysed, unless that was done before. */
  readonly start = (): void => {
    this.#wanted = true;
    void this.#ask(() => api.startAnalysis(this.id));
  };

  /** Takes the analysis if there is one, or waits for it if it is under way. */
  readonly look = (): void => void this.#ask(() => api.analysis(this.id));

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
  }

  async #ask(request: () => Promise<AnalysisState>): Promise<void> {
    clearTimeout(this.#timer);
    try {
      this.#state = await request();
      this.error = "";
    } catch (error) {
      this.error = errorText(error);
    }
    if (!this.isUnderWay || this.#closed) return;
    const refused = this.#state.status === "none";
    this.#timer = setTimeout(refused ? this.start : this.look, refused ? RETRY_INTERVAL_MS : POLL_INTERVAL_MS) as unknown as number;
  }
}
