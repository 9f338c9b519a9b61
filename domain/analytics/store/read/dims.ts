/** The dimensions whose keys are ids in the table of words. All other dimensions use the value itself as key. */
export const wordDims = ["page", "entry", "exit", "source", "campaign", "referrer"] as const;
export type WordDim = (typeof wordDims)[number];
export const isWordDim = (dim: string): dim is WordDim => wordDims.some((one) => one === dim);

/**
 * The events in `daily_events` that this dashboard reads. The names on the left are the dashboard's, and the values are the kinds in the
 * table.
 */
export const eventKinds = { search: "search", opened: "search-opened", missing: "404", moved: "redirect" } as const;
/** The ways to contact us without a form, and the other links that are counted. */
export const contactKinds = ["call", "whatsapp", "out", "download"] as const;
