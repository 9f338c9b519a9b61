/** Dimensions whose key is the id of a word; the key of the others is the value itself. */
export const wordDims = ["page", "entry", "exit", "source", "campaign", "referrer"] as const;
export type WordDim = (typeof wordDims)[number];
export const isWordDim = (dim: string): dim is WordDim => wordDims.some((one) => one === dim);

/** What is counted in `daily_events`, as this dashboard reads it. */
export const eventKinds = { search: "search", missing: "404", moved: "redirect" } as const;
/** Ways to us that are no form. */
export const contactKinds = ["call", "whatsapp", "out", "download"] as const;
