/** The key of these dimensions is the id of a word. The key of the others is the value itself. */
export const wordDims = ["page", "entry", "exit", "source", "campaign", "referrer"] as const;
export type WordDim = (typeof wordDims)[number];
export const isWordDim = (dim: string): dim is WordDim => wordDims.some((one) => one === dim);

/** The kinds of events in `daily_events` that this dashboard reads, under the names of its tables. */
export const eventKinds = { search: "search", missing: "404", moved: "redirect" } as const;
/** The ways to reach us other than a form. */
export const contactKinds = ["call", "whatsapp", "out", "download"] as const;
