/** What this browser's reader prefers. */
const PLACE = "jollyroger.settings";

const DEFAULTS = {
  name: "",
  theme: "system" as "system" | "day" | "night",
  sound: true,
  motion: "system" as "system" | "still" | "lively",
  /** Ask back before risky choices. */
  confirm: true,
  /** Letters and patterns beside colours. */
  aids: false,
  /** A curtain between the seats of one device. */
  curtain: true,
  notify: false,
  /** The panel beside the board; "auto": open where the window leaves room for it. */
  panel: "auto" as "auto" | "open" | "folded",
};

function read(): Partial<typeof DEFAULTS> {
  try {
    return JSON.parse(localStorage.getItem(PLACE) ?? "{}") as Partial<typeof DEFAULTS>;
  } catch {
    return {};
  }
}

export const settings = $state({ ...DEFAULTS, ...read() });

const less = matchMedia("(prefers-reduced-motion: reduce)");
let lessMotion = $state(less.matches);
less.addEventListener("change", () => (lessMotion = less.matches));

/** Whether nothing should move. */
export function still(): boolean {
  return settings.motion === "still" || (settings.motion === "system" && lessMotion);
}

/** Keep the settings and let the page follow them. To be called once, where effects may run. */
export function followSettings(): void {
  $effect(() => {
    try {
      localStorage.setItem(PLACE, JSON.stringify(settings));
    } catch {
      // They hold until the page is closed.
    }
  });
  $effect(() => {
    const root = document.documentElement;
    if (settings.theme === "system") delete root.dataset.theme;
    else root.dataset.theme = settings.theme;
    root.dataset.motion = still() ? "still" : "lively";
  });
}

export function nickname(): string {
  return settings.name.trim().slice(0, 20) || "Captain";
}
