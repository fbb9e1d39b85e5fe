/** The pirate of the help pictures. */
export const PIRATE = { colour: "var(--seat-0)", emblem: "anchor", initial: "" } as const;
/** Another one, who is next. */
export const OTHER_PIRATE = { colour: "var(--seat-1)", emblem: "anchor", initial: "" } as const;
