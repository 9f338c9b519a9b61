import { type Language, languageOf } from "@site/ground/language/languages.ts";
import { dateOfDay, uaeDay } from "@site/ground/time/uae-time.ts";
import { entriesOf } from "@site/typed";
import type { Kysely } from "kysely";
import { requireRight } from "#domain/colleagues/index.server.ts";
import { db } from "#platform/db/db.ts";
import type { Database } from "#platform/db/schema.ts";
import { currentTime } from "#platform/machine/time.ts";
import { countsOf } from "../store/read/counts.ts";
import { openLinks } from "../store/report-links.ts";
import { thresholds } from "../store/vitals-buckets.ts";
import { type Choice, choiceOf, cleanQuery, type Days } from "./choice.ts";
import { isFiltered, knowsLeads } from "./filter.ts";
import { liveNow } from "./live.server.ts";
import { filterable, tables, tablesOf } from "./tables/all.server.ts";
import { type Context, contextOf } from "./tables/context.server.ts";
import { labelOf } from "./tables/labels.server.ts";
import { funnelDims, tableNames } from "./tables/table.ts";
import { dayFormat, timelineOf } from "./timeline.server.ts";
import { totalsOf } from "./totals.server.ts";
import { visitsOnly, withoutLeads } from "./without-leads.server.ts";

/**
 * The most rows that the page shows of a table: `alone` if it is the only table, `among` if there are several. The CSV file has all rows.
 */
const rowsShown = { alone: 200, among: 25 };

export async function analyticsPage(request: Request, url: URL) {
  await requireRight(request, "analytics");
  const database = await db();
  const language = languageOf(url.pathname);
  const found = await dashboardOf(database, cleanQuery(url.searchParams), language);
  return { ...found, links: await linksOf(database, language) };
}

export function askedOf(database: Kysely<Database>, query: URLSearchParams, language: Language, now = currentTime()) {
  const choice = choiceOf(query, now);
  const by = funnelDims.find((one) => one === query.get("by")) ?? "entry";
  return contextOf(database, language, choice, by);
}

/** Loads all data of a view. The queries run one after another, so that the server can handle other requests between them. */
export async function dashboardOf(
  database: Kysely<Database>,
  query: URLSearchParams,
  language: Language,
  mayShowLeads = true,
) {
  const context = askedOf(database, query, language);
  const { choice } = context;
  const alone = tableNames.find((name) => name === query.get("table"));
  const asked = alone ? [alone] : tablesOf[choice.view];
  const named = isFiltered(choice.filter) ? asked.filter((name) => filterable.has(name)) : asked;
  const withLeads = mayShowLeads && knowsLeads(choice.filter);
  const found = [];
  for (const name of named) {
    const whole = await tables[name](context);
    const table = withLeads ? whole : visitsOnly(whole);
    found.push({
      ...table,
      rows: table.rows.slice(0, alone ? rowsShown.alone : rowsShown.among),
      all: table.rows.length,
    });
  }
  const heads = !alone && ["overview", "funnel"].includes(choice.view);
  const shown = {
    query: query.toString(),
    choice: { ...choice, by: context.by, alone: alone ?? null, dates: datesOf(choice) },
    said: saidOf(choice, language),
    only: onlyOf(choice, language),
    knowsLeads: knowsLeads(choice.filter),
    head: heads ? await totalsOf(context) : null,
    timeline: heads && choice.view === "overview" ? await timelineOf(context) : null,
    tables: found,
    live: choice.view === "live" ? await liveIn(language) : null,
    thresholds,
    answered: choice.view === "pages" && !isFiltered(choice.filter) ? await answeredOf(context) : null,
  };
  return withLeads ? shown : withoutLeads(shown);
}

/** Returns the number of pages that the server sent, and the number of views that browsers reported. */
async function answeredOf({ db: database, sums, choice: { period } }: Context) {
  const answered = (await countsOf(database, period)).get("answered");
  const views = [...(await sums("all", period)).values()].reduce((sum, one) => sum + one.views, 0);
  return answered ? { answered, views } : null;
}

async function liveIn(language: Language) {
  const live = await liveNow();
  return { ...live, sources: live.sources.map(({ key, n }) => ({ key, n, ...labelOf("source", key, language) })) };
}

/** Returns the active filters with their names in words. */
const onlyOf = ({ filter }: Choice, language: Language) =>
  entriesOf(filter).map(([dim, value]) => ({ dim, ...labelOf(dim, value, language) }));

/** Lists the shared links, and which view and days each link shows. */
async function linksOf(database: Kysely<Database>, language: Language) {
  const format = dayFormat(language);
  return (await openLinks(database)).map(({ id, query, with_money, expires_at }) => {
    const { view, range } = choiceOf(new URLSearchParams(query), currentTime());
    return { id, query, view, range, money: with_money === 1, until: format(uaeDay(expires_at)) };
  });
}

const datesOf = ({ period, before }: Choice) => ({
  from: dateOfDay(period.first),
  to: dateOfDay(period.last),
  cfrom: before ? dateOfDay(before.first) : "",
  cto: before ? dateOfDay(before.last) : "",
});

function saidOf({ period, before }: Choice, language: Language) {
  const format = dayFormat(language);
  const said = ({ first, last }: Days) => (first === last ? format(first) : `${format(first)} – ${format(last)}`);
  return { period: said(period), before: before && said(before) };
}
