/** Which of the two builds this is; the code of the other one is left out. */

/** Whether the page has no server: Python runs in a worker of it, and any static host will do. */
export const IS_STATIC = import.meta.env.MODE === "static";
