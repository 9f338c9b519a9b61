import { keysOf } from "@site/typed";
/** The dimensions by which visits can be filtered. Where the visits hold the id of a word, the filter holds the text of that word. */
export const filterDims = [
  ...(["channel", "source", "campaign", "referrer", "entry", "exit"] as const),
  ...(["place", "language", "device", "browser", "os", "in_uae"] as const),
] as const;
export type FilterDim = (typeof filterDims)[number];
export type Filter = Partial<Record<FilterDim, string>>;

/** The most days of a filtered period: a filter reads single visits, and those of no more days than this are read. */
export const longestFiltered = 90;

/** The dimensions by which requests are counted too. */
const ofLeads = new Set<FilterDim>(["channel", "source", "campaign", "entry", "place", "language"]);

export const isFiltered = (filter: Filter): boolean => Object.keys(filter).length > 0;
/** Tells whether requests can be filtered in the same way, and so be shown beside these visits. */
export const knowsLeads = (filter: Filter): boolean => keysOf(filter).every((dim) => ofLeads.has(dim));
