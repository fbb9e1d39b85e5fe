/** The reader's preferences, kept in this browser. */
const STORAGE_KEY = "jollyroger.settings";

const DEFAULTS = {
  name: "",
  theme: "system" as "system" | "day" | "night",
  sound: true,
  motion: "system" as "system" | "still" | "lively",
  /** Ask for confirmation before risky choices. */
  confirm: true,
  /** Show letters and patterns as well as colours. */
  aids: false,
  /** Hide the table between the turns of people who share this device. */
  curtain: true,
  notify: false,
  /** The side panel; "auto": open where the window is wide enough. */
  panel: "auto" as "auto" | "open" | "folded",
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
    root.dataset.motion = prefersReducedMotion() ? "still" : "lively";
  });
}

export function nickname(): string {
  return settings.name.trim().slice(0, 20) || "Captain";
}
