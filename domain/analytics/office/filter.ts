import { keysOf } from "@site/typed";
/** By what visits can be picked out; of those that stand for a word its text is given. */
export const filterDims = [
  ...(["channel", "source", "campaign", "referrer", "entry", "exit"] as const),
  ...(["place", "language", "device", "browser", "os", "in_uae"] as const),
] as const;
export type FilterDim = (typeof filterDims)[number];
export type Filter = Partial<Record<FilterDim, string>>;

/** Picked out are single visits, and of these no more than that many days are read. */
export const longestFiltered = 90;

/** What requests are counted by too. */
const ofLeads = new Set<FilterDim>(["channel", "source", "campaign", "entry", "place", "language"]);

export const isFiltered = (filter: Filter): boolean => Object.keys(filter).length > 0;
/** Whether it can be said which requests these visits stand beside. */
export const knowsLeads = (filter: Filter): boolean => keysOf(filter).every((dim) => ofLeads.has(dim));
