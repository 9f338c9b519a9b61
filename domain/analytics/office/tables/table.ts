/** Says how a number is written. Money is in fils, times in milliseconds, CLS in thousandths, and shares are from 0 to 1. */
export type Unit = "count" | "share" | "points" | "time" | "aed" | "LCP" | "INP" | "CLS";

export const units = {
  visits: "count",
  visitors: "count",
  views: "count",
  perVisit: "time",
  perView: "time",
  bounced: "share",
  begun: "count",
  leads: "count",
  contacted: "count",
  quoted: "count",
  wonSoFar: "count",
  won: "count",
  wonAed: "aed",
  rate: "share",
  cost: "aed",
  perLead: "aed",
  depth25: "share",
  depth50: "share",
  depth75: "share",
  depth90: "share",
  started: "count",
  answered: "count",
  copied: "count",
  printed: "count",
  handed: "count",
  gain: "points",
  gainLow: "points",
  gainHigh: "points",
  won1: "count",
  won2: "count",
  won4: "count",
  won8: "count",
  won13: "count",
  watched25: "count",
  watched50: "count",
  watched75: "count",
  watched100: "count",
  lcpTimes: "count",
  lcp: "LCP",
  clsTimes: "count",
  cls: "CLS",
  inpTimes: "count",
  inp: "INP",
  times: "count",
} as const satisfies Record<string, Unit>;

export type Column = keyof typeof units;

export interface Row {
  key: string;
  label: string;
  /** True for a path or a host, which reads from left to right. */
  ltr?: boolean;
  /** A sentence that says what the figures of the row mean. */
  note?: string;
  /** The page that the row is about, if it can be opened. */
  href?: string;
  /** A line for a file that mends the fault. It is ready to be copied. */
  line?: string;
  cells: (number | null)[];
  /** The value of the first column in the period that this one is compared with. */
  before: number | null;
}

export const tableNames = [
  ...(["channels", "sources", "referrers", "campaigns"] as const),
  ...(["pages", "entries", "exits", "reading", "films"] as const),
  ...(["places", "services", "languages", "devices", "browsers", "systems", "countries", "hours"] as const),
  ...(["funnel", "calculators", "contacts", "variants", "cohorts"] as const),
  ...(["vitals", "searches", "missing", "moved", "uncounted"] as const),
] as const;
export type TableName = (typeof tableNames)[number];

/** The tables that count faults. Here a smaller number is better. */
export const faults: TableName[] = ["searches", "missing", "moved", "uncounted"];

export interface TableData {
  name: TableName;
  columns: Column[];
  rows: Row[];
  /** The whole for the shares of the first column. It is null if the column has no shares. */
  whole: number | null;
}

/** The dimensions by which the funnel can be split. */
export const funnelDims = ["entry", "service", "place", "language", "channel", "source", "campaign"] as const;
export type FunnelDim = (typeof funnelDims)[number];

/** A percentage says nothing if there are fewer leads than this. */
export const fewestLeads = 5;
/** For a column of measurements, this names the column with the number of measured views. The cells show both; a file has two columns. */
export const countOf: Partial<Record<Column, Column>> = { lcp: "lcpTimes", cls: "clsTimes", inp: "inpTimes" };
export const isCount = (column: Column): boolean => Object.values(countOf).includes(column);

/** There is no percentile if there are fewer page views than this. */
export const enoughMeasured = 10;
