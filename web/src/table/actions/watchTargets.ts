/** Connects what is marked with `data-target` to the selection: by pointer, touch and keyboard. */
import type { Action } from "svelte/action";
import type { Selection } from "./selection.svelte";

function targetOf(event: Event): string | null {
  return (event.target as Element).closest?.("[data-target]")?.getAttribute("data-target") ?? null;
}

/** The target that the focus or the pointer is on. */
export function pointedTarget(): string | null {
  const element = document.activeElement?.closest("[data-target]") ?? [...document.querySelectorAll("[data-target]:hover")].at(-1);
  return element?.getAttribute("data-target") ?? null;
}

/** Listens on an element that contains board and panel. */
export const watchTargets: Action<HTMLElement, Selection> = (root, selection) => {
  let pointedAt: string | null = null;

  function point(event: Event) {
    const target = targetOf(event);
    if (target === pointedAt) return;
    pointedAt = target;
    selection.pointAt(target);
  }

  function click(event: MouseEvent) {
    const target = targetOf(event);
    if (target !== null) selection.activate(target);
    else if ((event.target as Element).closest("[data-board]")) selection.cancel();
  }

  function press(event: KeyboardEvent) {
    const target = targetOf(event);
    // A real button sends a click itself.
    if (target === null || event.target instanceof HTMLButtonElement || (event.key !== "Enter" && event.key !== " ")) return;
    event.preventDefault();
    event.stopPropagation();
    selection.activate(target);
  }

  root.addEventListener("pointerover", point);
  root.addEventListener("focusin", point);
  root.addEventListener("click", click);
  root.addEventListener("keydown", press);
};
