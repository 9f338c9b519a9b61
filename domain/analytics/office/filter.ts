import { keysOf } from "@site/typed";
/**
 * The dimensions by which visits can be filtered. The database stores some values as ids of words, but a filter always contains the text.
 */
export const filterDims = [
  ...(["channel", "source", "campaign", "referrer", "entry", "exit"] as const),
  ...(["place", "language", "device", "browser", "os", "in_uae"] as const),
] as const;
export type FilterDim = (typeof filterDims)[number];
export type Filter = Partial<Record<FilterDim, string>>;

/** The longest period with a filter, in days. A filter has to read every single visit, which takes time. */
export const longestFiltered = 90;

/** The dimensions that leads have too. */
const ofLeads = new Set<FilterDim>(["channel", "source", "campaign", "entry", "place", "language"]);

export const isFiltered = (filter: Filter): boolean => Object.keys(filter).length > 0;
/** Tells whether this filter can be applied to leads too. Only then can leads be shown beside the filtered visits. */
export const knowsLeads = (filter: Filter): boolean => keysOf(filter).every((dim) => ofLeads.has(dim));
