/** The unit of a number. Money is stored in fils, a time in milliseconds, CLS in thousandths, and a share as a number from 0 to 1. */
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
  ofBefore: "share",
  left: "count",
  opened: "count",
  timeChosen: "count",
  booked: "count",
  unbooked: "count",
  bookedRate: "share",
} as const satisfies Record<string, Unit>;

export type Column = keyof typeof units;

export interface Row {
  key: string;
  label: string;
  /** True for a path or a host name, which is written from left to right on Arabic pages too. */
  ltr?: boolean;
  /** A sentence that explains the figures of the row. */
  note?: string;
  /** The page that the row is about, if it can be opened. */
  href?: string;
  /** A line that a colleague can copy into a file of the site to mend the fault. */
  line?: string;
  cells: (number | null)[];
  /** The value of the first column in the earlier period. */
  before: number | null;
}

export const tableNames = [
  ...(["channels", "sources", "referrers", "campaigns"] as const),
  ...(["pages", "entries", "exits", "reading", "films"] as const),
  ...(["places", "services", "languages", "devices", "browsers", "systems", "countries", "hours"] as const),
  ...(["funnel", "calculators", "contacts", "variants", "cohorts"] as const),
  ...(["bookingSteps", "bookings"] as const),
  ...(["vitals", "searches", "missing", "moved", "uncounted"] as const),
] as const;
export type TableName = (typeof tableNames)[number];

/** The tables that count faults. In these tables a smaller number is better. */
export const faults: TableName[] = ["searches", "missing", "moved", "uncounted"];

export interface TableData {
  name: TableName;
  columns: Column[];
  rows: Row[];
  /** The total of the first column, from which shares are computed. It is null if the table shows no shares. */
  whole: number | null;
}

export const funnelDims = ["entry", "service", "place", "language", "channel", "source", "campaign"] as const;
export type FunnelDim = (typeof funnelDims)[number];

/** The least number of leads for which a percentage is shown. A percentage of fewer leads says nothing. */
export const fewestLeads = 5;
/**
 * Maps a column of measurements to the column with the number of measured page views. The page shows both numbers in one cell; the CSV file
 * has two columns.
 */
export const countOf: Partial<Record<Column, Column>> = { lcp: "lcpTimes", cls: "clsTimes", inp: "inpTimes" };
export const isCount = (column: Column): boolean => Object.values(countOf).includes(column);

/** The least number of measured page views for which a percentile is shown. */
export const enoughMeasured = 10;
