/** The reader's preferences, kept in this browser. */
import { t } from "./i18n";
import { cleanName, suggestedName } from "./nickname";

const STORAGE_KEY = "jollyroger.settings";

export type Speed = "slow" | "normal" | "fast" | "step" | "off";

/** How long scenes are shown: `factor` times their usual time, or until the reader goes on. */
export const SPEEDS: readonly { id: Speed; label: string; factor: number }[] = [
  { id: "slow", label: t("settings-speed-slow"), factor: 1.7 },
  { id: "normal", label: t("settings-speed-normal"), factor: 1 },
  { id: "fast", label: t("settings-speed-fast"), factor: 0.4 },
  { id: "step", label: t("settings-speed-step"), factor: 1 },
  { id: "off", label: t("settings-speed-off"), factor: 0 },
];

const DEFAULTS = {
  name: "",
  theme: "system" as "system" | "day" | "night",
  textSize: "normal" as "normal" | "large" | "largest",
  sound: true,
  motion: "system" as "system" | "still" | "lively",
  /** Ask for confirmation before risky choices. */
  confirm: true,
  /** Show letters and patterns as well as colours. */
  aids: false,
  /** Hide the table between the turns of people who share this device. */
  curtain: true,
  notify: false,
  /** Whether the reader was asked at a slow table how they want to be told of their turns. */
  notifyOffered: false,
  panel: "open" as "open" | "folded",
  /** Choose at once what is the only sensible thing to do with what was clicked. */
  oneClick: false,
  /** The list of all options; "auto": open for those who play by keyboard. */
  drawer: "auto" as "auto" | "open" | "closed",
  speed: "normal" as Speed,
  /** Explain things when they are first met. */
  tips: true,
};

function read(): Partial<typeof DEFAULTS> {
  try {
    return JSON.parse(localStorage.getItem(STORAGE_KEY) ?? "{}") as Partial<typeof DEFAULTS>;
  } catch {
    return {};
  }
}

export const settings = $state({ ...DEFAULTS, ...read() });

const reducedMotionQuery = matchMedia("(prefers-reduced-motion: reduce)");
let systemReducesMotion = $state(reducedMotionQuery.matches);
reducedMotionQuery.addEventListener("change", () => (systemReducesMotion = reducedMotionQuery.matches));

export function prefersReducedMotion(): boolean {
  return settings.motion === "still" || (settings.motion === "system" && systemReducesMotion);
}

/** Saves the settings and applies them to the page whenever they change. Call it once, where effects may run. */
export function applySettings(): void {
  $effect(() => {
    try {
      localStorage.setItem(STORAGE_KEY, JSON.stringify(settings));
    } catch {
      // Storage is forbidden; the settings last as long as the page.
    }
  });
  $effect(() => {
    const root = document.documentElement;
    if (settings.theme === "system") delete root.dataset.theme;
    else root.dataset.theme = settings.theme;
    root.dataset.textSize = settings.textSize;
    root.dataset.motion = prefersReducedMotion() ? "still" : "lively";
  });
}

/** What the reader is called: their name, or else a suggestion. */
export function nickname(): string {
  return cleanName(settings.name) || suggestedName();
}
