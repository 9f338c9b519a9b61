import { data } from "react-router";
import { languageOf } from "#app/i18n/languages.ts";
import { company } from "#app/site/content.server.ts";
import { reportFor } from "#server/analytics/report-links.ts";
import { db } from "#server/db/db.ts";
import { dashboardOf } from "./data.server.ts";
import type { Column, TableName } from "./tables/table.ts";
import type { AnalyticsData } from "./types.ts";

/** What a shared link shows: the view it was made for, with figures of today. */
export async function reportPage(token: string, pathname: string) {
  const database = await db();
  const link = await reportFor(database, token);
  if (!link) throw data(null, { status: 404 });
  const language = languageOf(pathname);
  const found = await dashboardOf(database, new URLSearchParams(link.query), language);
  const shown = withoutWords(found);
  return {
    company: company().shortName[language],
    data: link.with_money ? shown : withoutMoney(shown),
  };
}

/** Notes are the office's own, and what somebody typed into the search may be anything. */
const withoutWords = (found: AnalyticsData): AnalyticsData => ({
  ...found,
  tables: found.tables.filter(({ name }) => name !== "searches"),
  timeline: found.timeline && {
    ...found.timeline,
    notes: [],
    bars: found.timeline.bars.map((bar) => ({ ...bar, notes: [] })),
  },
});

const business = new Set<string>([
  ...(["leads", "contacted", "quoted", "won", "wonAed", "rate", "cost", "perLead"] satisfies Column[]),
]);

function withoutMoney(found: AnalyticsData): AnalyticsData {
  const kept = (columns: Column[]) => columns.map((column) => !business.has(column));
  return {
    ...found,
    head: found.head && {
      totals: found.head.totals.filter(({ name }) => !business.has(name)),
      steps: null,
    },
    // What two versions brought is said in requests only.
    tables: found.tables
      .filter(({ name }) => name !== "variants")
      .map((table) => {
        const keep = kept(table.columns);
        return {
          ...table,
          columns: table.columns.filter((_, at) => keep[at]),
          rows: rowsWithoutLeads(table.name, table.rows).map((row) => ({
            ...row,
            cells: row.cells.filter((_, at) => keep[at]),
          })),
        };
      }),
  };
}

/** Rows that only leads or costs made would tell of them by being there, and so would the order by leads. */
function rowsWithoutLeads(name: TableName, rows: AnalyticsData["tables"][number]["rows"]) {
  if (name !== "funnel" && name !== "campaigns" && name !== "services" && name !== "calculators") return rows;
  const visited = rows.filter(({ cells }) => (cells[0] ?? 0) > 0);
  return visited.toSorted((one, other) => (other.cells[0] ?? 0) - (one.cells[0] ?? 0));
}
