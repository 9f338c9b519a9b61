import { languageOf } from "@site/ground/language/languages.ts";
import { data } from "react-router";
import { db } from "#platform/db/db.ts";
import { company } from "#site/content/content.server.ts";
import { reportFor } from "../store/report-links.ts";
import { dashboardOf } from "./data.server.ts";
import type { AnalyticsData } from "./types.ts";
import { withoutLeads } from "./without-leads.server.ts";

/** Loads the page behind a shared link: the view for which the link was made, with today's figures. */
export async function reportPage(token: string, pathname: string) {
  const database = await db();
  const link = await reportFor(database, token);
  if (!link) throw data(null, { status: 404 });
  const language = languageOf(pathname);
  const found = await dashboardOf(database, new URLSearchParams(link.query), language);
  const shown = withoutWords(found);
  return {
    company: company().shortName[language],
    data: link.with_money ? shown : withoutLeads(shown),
  };
}

/** Removes data that a stranger should not read: the office's notes, and search words, which may contain anything that a visitor typed. */
const withoutWords = (found: AnalyticsData): AnalyticsData => ({
  ...found,
  tables: found.tables.filter(({ name }) => name !== "searches"),
  timeline: found.timeline && {
    ...found.timeline,
    notes: [],
    bars: found.timeline.bars.map((bar) => ({ ...bar, notes: [] })),
  },
});
