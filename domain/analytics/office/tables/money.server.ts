import { idOf } from "@site/ground/site-map/links.ts";
import { LRUCache } from "lru-cache";
import { topicOf } from "#site/content/topics.ts";
import { costsOf } from "../../store/costs.ts";
import { noOutcome, type Outcome } from "../../store/read/leads.ts";
import { addSums, noSums, type Sums } from "../../store/read/sums.ts";
import { isFiltered } from "../filter.ts";
import type { Context } from "./context.server.ts";
import { labelOf } from "./labels.server.ts";
import { type Column, type FunnelDim, fewestLeads, type TableData } from "./table.ts";
import { byFirst, figureOf, sumsByText } from "./visits.server.ts";

/** Lists the campaigns, with the cost of each campaign and its cost per lead. */
export async function campaigns(context: Context): Promise<TableData> {
  const { period, before } = context.choice;
  const sums = await sumsByText(context, "campaign", period);
  const earlier = before && (await sumsByText(context, "campaign", before));
  const outcomes = (await context.outcomes()).by.campaign;
  // A filter shows only some of a campaign's visits. The cost of the whole campaign cannot be compared with them, so no cost is shown.
  const costs = isFiltered(context.choice.filter) ? new Map<string, number>() : await costsOf(context.db, period);
  const columns: Column[] = ["visits", "begun", "leads", "won", "wonAed", "cost", "perLead"];
  const rows = [...new Set([...sums.keys(), ...outcomes.keys(), ...costs.keys()])].map((key) => {
    const cost = costs.get(key) ?? null;
    const leads = outcomes.get(key)?.leads ?? 0;
    const money: Partial<Record<Column, number | null>> = {
      cost,
      perLead: cost !== null && leads > 0 ? Math.round(cost / leads) : null,
    };
    return {
      key,
      ...labelOf("campaign", key, context.language),
      cells: columns.map((column) =>
        column in money ? (money[column] ?? null) : figureOf(column, sums.get(key), outcomes.get(key)),
      ),
      before: earlier ? (earlier.get(key)?.visits ?? 0) : null,
    };
  });
  return { name: "campaigns", columns, rows: byFirst(rows), whole: null };
}

/**
 * Makes the funnel from the visit to the won money. It joins the sums of visits with the sums of leads that have the same value of the
 * dimension.
 */
export async function funnel(context: Context): Promise<TableData> {
  const { by, choice } = context;
  const sums = await visitsFor(context, by, choice.period);
  const earlier = choice.before && (await visitsFor(context, by, choice.before));
  const outcomes = (await context.outcomes()).by[by];
  const columns: Column[] = ["visits", "begun", "leads", "contacted", "quoted", "won", "wonAed", "rate"];
  const rows = [...new Set([...sums.keys(), ...outcomes.keys()])].map((key) => ({
    key,
    ...labelOf(by, key, context.language),
    cells: columns.map((column) =>
      column === "rate" ? rateOf(sums.get(key), outcomes.get(key)) : figureOf(column, sums.get(key), outcomes.get(key)),
    ),
    before: earlier ? (earlier.get(key)?.visits ?? 0) : null,
  }));
  // The rows with the most leads come first. Among equal ones, the rows with the most visits come first.
  const leads = columns.indexOf("leads");
  const ordered = byFirst(rows).toSorted((one, other) => (other.cells[leads] ?? 0) - (one.cells[leads] ?? 0));
  return { name: "funnel", columns, rows: ordered, whole: null };
}

function rateOf(sums: Sums = noSums(), { leads }: Outcome = noOutcome()): number | null {
  return leads < fewestLeads || sums.visits < leads ? null : leads / sums.visits;
}

/** Shows the funnel by service. The service of a visit is the service of its first page. */
export async function servicesTable(context: Context): Promise<TableData> {
  const table = await funnel({ ...context, by: "service" });
  const whole = table.rows.reduce((total, { cells }) => total + (cells[0] ?? 0), 0);
  return { ...table, name: "services", rows: byFirst(table.rows), whole };
}

async function visitsFor(context: Context, by: FunnelDim, period = context.choice.period) {
  if (by !== "service") return sumsByText(context, by, period);
  const found = new Map<string, Sums>();
  for (const [path, sums] of await sumsByText(context, "entry", period)) {
    const service = serviceOf(path);
    if (service) found.set(service, addSums(found.get(service) ?? noSums(), sums));
  }
  return found;
}

/** Caches the service of each path. A path always belongs to the same service. */
const services = new LRUCache<string, string>({ max: 5000 });

function serviceOf(path: string): string {
  const found = services.get(path) ?? (path.startsWith("/") ? topicOf(pageOf(path)).service : undefined) ?? "";
  services.set(path, found);
  return found;
}

/** Returns the id of the page at a path. A browser sent the path, so it may not be a valid one. */
function pageOf(path: string): string {
  try {
    return idOf(encodeURI(path));
  } catch {
    return path;
  }
}
