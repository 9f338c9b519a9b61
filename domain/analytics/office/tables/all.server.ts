import type { View } from "../choice.ts";
import { bookingStepsTable, bookingsTable } from "./bookings.server.ts";
import { cohorts } from "./cohorts.server.ts";
import type { Context } from "./context.server.ts";
import { films } from "./films.server.ts";
import { campaigns, funnel, servicesTable } from "./money.server.ts";
import {
  calculators,
  contacts,
  missingTable,
  movedTable,
  reading,
  searches,
  uncountedTable,
  vitals,
} from "./rest.server.ts";
import type { TableData, TableName } from "./table.ts";
import { variants } from "./variants.server.ts";
import { visitsBy } from "./visits.server.ts";

export const tables: Record<TableName, (context: Context) => Promise<TableData>> = {
  channels: visitsBy("channels", "channel"),
  sources: visitsBy("sources", "source"),
  referrers: visitsBy("referrers", "referrer"),
  campaigns,
  pages: visitsBy("pages", "page"),
  entries: visitsBy("entries", "entry"),
  exits: visitsBy("exits", "exit"),
  reading,
  films,
  places: visitsBy("places", "place"),
  services: servicesTable,
  languages: visitsBy("languages", "language"),
  devices: visitsBy("devices", "device"),
  browsers: visitsBy("browsers", "browser"),
  systems: visitsBy("systems", "os"),
  countries: visitsBy("countries", "in_uae"),
  hours: visitsBy("hours", "hour"),
  funnel,
  calculators,
  contacts,
  variants,
  cohorts,
  bookingSteps: bookingStepsTable,
  bookings: bookingsTable,
  vitals,
  searches,
  missing: missingTable,
  moved: movedTable,
  uncounted: uncountedTable,
};

export const tablesOf: Record<View, TableName[]> = {
  overview: ["channels", "entries", "services", "places"],
  sources: ["channels", "sources", "campaigns", "referrers"],
  pages: ["pages", "entries", "exits", "reading", "films"],
  visitors: ["languages", "devices", "browsers", "systems", "countries", "hours", "places", "services"],
  funnel: ["contacts", "funnel", "cohorts", "calculators", "variants"],
  bookings: ["bookingSteps", "bookings"],
  speed: ["vitals"],
  repairs: ["searches", "missing", "moved", "uncounted"],
  live: [],
};

/**
 * The tables that can be filtered, because they can be computed from single visits. For the other tables only daily sums of all visits are
 * stored.
 */
export const filterable = new Set<TableName>([
  ...(["channels", "sources", "referrers", "campaigns", "pages", "entries", "exits", "places", "services"] as const),
  ...(["languages", "devices", "browsers", "systems", "countries", "hours", "funnel"] as const),
  ...(["bookingSteps", "bookings"] as const),
]);
