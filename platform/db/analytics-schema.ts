import type { Language } from "@site/ground/language/languages.ts";
import type { Generated } from "kysely";
import type { Flag } from "./flag.ts";

/**
 * Visits and their daily and monthly sums. A day is the number of UAE days since 1970. A month is 12 × year + month, and January is 0. A
 * word is an id of `seen_words`.
 */
export interface AnalyticsTables {
  seen_words: SeenWordsTable;
  visits: VisitsTable;
  page_views: PageViewsTable;
  visit_events: VisitEventsTable;
  visit_salts: { day: number; salt: string };
  daily_visits: VisitSums & { dim: string; day: number; key: string };
  daily_pairs: VisitSums & { pair: string; day: number; one: string; two: string };
  monthly_visits: VisitSums & { dim: string; month: number; key: string };
  daily_pages: DailyPagesTable;
  daily_events: DailyEventsTable;
  daily_vitals: DailyVitalsTable;
  /**
   * Counts the visits that were left out, by reason (bot, staff, refused, dropped, limited, opted-out). Also counts the documents that were
   * served, for a comparison with the page views.
   */
  seen_counts: { name: string; day: number; times: number };
  timeline_notes: TimelineNotesTable;
  report_links: ReportLinksTable;
  /** The cost of a campaign in a month. Colleagues type it in by hand. */
  campaign_costs: { campaign: string; month: number; fils: number };
}

/**
 * Paths, sources, campaigns, referrers and search words. Each word is stored once. Only a limited number of new words is stored on one day;
 * all further ones are "(other)".
 */
export interface SeenWordsTable {
  id: Generated<number>;
  kind: string;
  text: string;
}

export interface VisitsTable {
  id: Generated<number>;
  /** The day on which the visit began. */
  day: number;
  began: number;
  last: number;
  /** The ids of two words of the kind path: the first and the last page. */
  entry: number;
  exit: number;
  source: number;
  channel: string;
  campaign: number | null;
  referrer: number | null;
  /** 0 is a phone, 1 a tablet, 2 a computer. */
  device: number;
  browser: string;
  os: string;
  language: string;
  /** The place of the entry page, as a key of the site map. */
  place: string | null;
  in_uae: Flag;
  /** 1 if the visitor may be a machine. */
  thin: Generated<Flag>;
  views: Generated<number>;
  visible_ms: Generated<number>;
  deepest: Generated<number>;
  /** How many calculators were started, and how many forms were begun. */
  tools: Generated<number>;
  begun: Generated<number>;
  /** A hash of the visitor, keyed by the day's salt. It is null after 48 hours. */
  hash: string | null;
}

export interface PageViewsTable {
  id: Generated<number>;
  visit: number;
  at: number;
  page: number;
  /** The random id that the page made for this view. It is null after 48 hours. */
  view_key: string | null;
  visible_ms: Generated<number>;
  depth: Generated<number>;
  nav: string;
}

export interface VisitEventsTable {
  id: Generated<number>;
  /** Null if the server counted this event itself. */
  visit: number | null;
  at: number;
  kind: string;
  page: number | null;
  word: number | null;
  value: Generated<number>;
}

export interface VisitSums {
  visits: Generated<number>;
  visitors: Generated<number>;
  views: Generated<number>;
  bounced: Generated<number>;
  visible_ms: Generated<number>;
  tools: Generated<number>;
  begun: Generated<number>;
}

export interface DailyPagesTable {
  page: number;
  day: number;
  views: Generated<number>;
  visible_ms: Generated<number>;
  /** These columns count the views in which at least 25, 50, 75 or 90 per cent of the page was read. */
  depth_25: Generated<number>;
  depth_50: Generated<number>;
  depth_75: Generated<number>;
  depth_90: Generated<number>;
}

export interface DailyEventsTable {
  kind: string;
  day: number;
  /** 0 if the event belongs to no page. */
  page: number;
  word: number;
  times: Generated<number>;
  value: Generated<number>;
}

/**
 * A histogram of measured values. The 75th percentile of any period is computed from its buckets, because averages of percentiles would be
 * wrong.
 */
export interface DailyVitalsTable {
  metric: string;
  day: number;
  page: number;
  page_kind: string;
  device: number;
  bucket: number;
  times: Generated<number>;
}

export interface TimelineNotesTable {
  id: string;
  day: number;
  text: string;
  staff_id: string | null;
  created_at: number;
}

export interface ReportLinksTable {
  id: string;
  token_hash: string;
  /** The query string of the dashboard that the link shows. */
  query: string;
  with_money: Flag;
  locale: Language;
  staff_id: string | null;
  created_at: number;
  expires_at: number;
  withdrawn_at: number | null;
}
