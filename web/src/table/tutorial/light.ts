/** Finds what a text is about on the screen: a target, an option's button, an explained thing or a part of the table. */
import { tick } from "svelte";
import type { Box } from "../actions/placement";
import { isNarrow, type PanelState } from "../panel/panelState.svelte";

/** What lies over the table must not be taken for a part of it. */
const OVERLAYS = ".bubble, [data-guide]";

function selectorOf(light: string): string {
  const [kind, name] = [light.slice(0, light.indexOf(":")), CSS.escape(light.slice(light.indexOf(":") + 1))];
  if (kind === "frame") return `[data-frame="${name}"]`;
  if (kind === "term") return `[data-term="${name}"]`;
  if (kind === "option") return `[data-option="${name}"]`;
  return `[data-target="${CSS.escape(light)}"]`;
}

function isDrawn(element: Element): boolean {
  const { width, height } = element.getBoundingClientRect();
  return width > 0 && height > 0 && element.checkVisibility({ visibilityProperty: true });
}

/** Whether the panel covers this element, on a phone. */
function isCovered(element: Element): boolean {
  const panel = document.getElementById("panel");
  return isNarrow.current && !!panel && !panel.hidden && !!element.closest("[data-board]");
}

/** The element to light: on the board rather than in the panel. Null if it is not on the screen. */
export function elementOf(light: string): Element | null {
  if (!light) return null;
  const found = [...document.querySelectorAll(selectorOf(light))].filter((each) => !each.closest(OVERLAYS) && isDrawn(each) && !isCovered(each));
  return found.find((each) => each.closest("[data-board]")) ?? found[0] ?? null;
}

/** The part of an element that can be seen: not what is scrolled or zoomed out of sight. */
export function visibleBox(element: Element): Box {
  let { left, top, right, bottom } = element.getBoundingClientRect();
  for (const clip of [element.closest("[data-board]"), element.closest(".side-panel")]) {
    if (!clip || clip === element) continue;
    const area = clip.getBoundingClientRect();
    [left, top, right, bottom] = [Math.max(left, area.left), Math.max(top, area.top), Math.min(right, area.right), Math.min(bottom, area.bottom)];
  }
  return { left, top, width: Math.max(0, right - left), height: Math.max(0, bottom - top) };
}

/** Opens the tab in which the thing is, then scrolls, pans and zooms to it. */
export async function bringIntoView(light: string, panel: PanelState): Promise<void> {
  if (!light) return;
  if (light === "frame:log") panel.show("log");
  else if (light === "frame:panel") panel.show("game");
  else {
    if (isNarrow.current) panel.close();
    await tick();
    if (!elementOf(light)) panel.show("game");
  }
  await tick();
  const element = elementOf(light);
  // Something that was not found is in no tab: then the board is the best view.
  if (!element && isNarrow.current) panel.close();
  if (!element || light.startsWith("frame:")) return;
  element.scrollIntoView?.({ block: "nearest", inline: "nearest" });
  element.dispatchEvent(new Event("reveal", { bubbles: true }));
}
