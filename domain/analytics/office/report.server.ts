import { languageOf } from "@site/ground/language/languages.ts";
import { data } from "react-router";
import { db } from "#platform/db/db.ts";
import { company } from "#site/content/content.server.ts";
import { reportFor } from "../store/report-links.ts";
import { beforeSending } from "./booking-steps.ts";
import { dashboardOf } from "./data.server.ts";
import type { AnalyticsData } from "./types.ts";

/** Loads the page behind a shared link: the view for which the link was made, with today's figures. */
export async function reportPage(token: string, pathname: string) {
  const database = await db();
  const link = await reportFor(database, token);
  if (!link) throw data(null, { status: 404 });
  const language = languageOf(pathname);
  const found = await dashboardOf(database, new URLSearchParams(link.query), language, link.with_money === 1);
  const shown = withoutWords(found);
  return {
    company: company().shortName[language],
    data: link.with_money ? shown : withoutSending(shown),
  };
}

/** Removes the steps of a booking after which the form was sent. Their numbers are numbers of enquiries, which this link does not show. */
const withoutSending = (found: AnalyticsData): AnalyticsData => ({
  ...found,
  tables: found.tables.map((table) => {
    if (table.name !== "bookingSteps") return table;
    const rows = table.rows.filter(({ key }) => beforeSending.includes(key));
    return {
      ...table,
      rows: rows.map((row) => (row.key === "time" ? { ...row, cells: [...row.cells.slice(0, 2), null] } : row)),
    };
  }),
});

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
