import type { Language } from "@site/ground/language/languages.ts";
import type { Generated } from "kysely";
import type { Flag } from "./flag.ts";

/** Visits and their sums. Days are UAE days since 1970, months are 12 × year + month (January is 0), words are ids of `seen_words`. */
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
   * Counts the visits that were left out, by the reason (bot, staff, refused, dropped, limited, opted-out), and the documents that were served, for a
   * comparison with the views.
   */
  seen_counts: { name: string; day: number; times: number };
  timeline_notes: TimelineNotesTable;
  report_links: ReportLinksTable;
  /** The cost of a campaign in a month, typed in by hand. */
  campaign_costs: { campaign: string; month: number; fils: number };
}

/** Paths, sources, campaigns, referrers, search words, each once; a day takes a limited number of new ones, the rest is "(other)". */
export interface SeenWordsTable {
  id: Generated<number>;
  kind: string;
  text: string;
}

export interface VisitsTable {
  id: Generated<number>;
  /** The day on which it began. */
  day: number;
  began: number;
  last: number;
  /** Words of kind path. */
  entry: number;
  exit: number;
  source: number;
  channel: string;
  campaign: number | null;
  referrer: number | null;
  /** 0 phone, 1 tablet, 2 computer. */
  device: number;
  browser: string;
  os: string;
  language: string;
  /** The place of the entry page, a key of the site map. */
  place: string | null;
  in_uae: Flag;
  /** Marks a visit that may be a machine's. */
  thin: Generated<Flag>;
  views: Generated<number>;
  visible_ms: Generated<number>;
  deepest: Generated<number>;
  /** Calculators started, forms begun. */
  tools: Generated<number>;
  begun: Generated<number>;
  /** Keyed by the day's salt; null after 48 hours. */
  hash: string | null;
}

export interface PageViewsTable {
  id: Generated<number>;
  visit: number;
  at: number;
  page: number;
  /** The random id that the page made for this view; null after 48 hours. */
  view_key: string | null;
  visible_ms: Generated<number>;
  depth: Generated<number>;
  nav: string;
}

export interface VisitEventsTable {
  id: Generated<number>;
  /** Null if the server counted this itself. */
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
  /** The number of views in which at least this percentage of the page was read. */
  depth_25: Generated<number>;
  depth_50: Generated<number>;
  depth_75: Generated<number>;
  depth_90: Generated<number>;
}

export interface DailyEventsTable {
  kind: string;
  day: number;
  /** It is 0 if there is no page. */
  page: number;
  word: number;
  times: Generated<number>;
  value: Generated<number>;
}

/** A histogram: p75 comes from the buckets of any range, never from an average. */
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
  /** The query string of the dashboard that it shows. */
  query: string;
  with_money: Flag;
  locale: Language;
  staff_id: string | null;
  created_at: number;
  expires_at: number;
  withdrawn_at: number | null;
}
