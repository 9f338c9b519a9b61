import { keysOf } from "@site/typed";
/** The dimensions by which visits can be filtered. Visits store some texts as ids of words; the filter has the text itself. */
export const filterDims = [
  ...(["channel", "source", "campaign", "referrer", "entry", "exit"] as const),
  ...(["place", "language", "device", "browser", "os", "in_uae"] as const),
] as const;
export type FilterDim = (typeof filterDims)[number];
export type Filter = Partial<Record<FilterDim, string>>;

/** The most days of a filtered period. A filter reads single visits, so the number of days is limited. */
export const longestFiltered = 90;

/** The dimensions by which leads are counted too. */
const ofLeads = new Set<FilterDim>(["channel", "source", "campaign", "entry", "place", "language"]);

export const isFiltered = (filter: Filter): boolean => Object.keys(filter).length > 0;
/** Tells whether leads can be filtered in the same way. If so, they can be shown beside these visits. */
export const knowsLeads = (filter: Filter): boolean => keysOf(filter).every((dim) => ofLeads.has(dim));
