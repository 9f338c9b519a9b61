import { isOneOf, keysOf } from "@site/typed";
import { isWordDim } from "../../store/read/dims.ts";
import { leadDims, noOutcome, type Outcome } from "../../store/read/leads.ts";
import { pathOf } from "../../store/read/origin.ts";
import { noSums, type Sums } from "../../store/read/sums.ts";
import { textsOf } from "../../store/read/words.ts";
import type { Context } from "./context.server.ts";
import { labelOf } from "./labels.server.ts";
import type { Column, TableData, TableName } from "./table.ts";

/** A referrer with fewer visits than this is not shown. Spammers send single visits with a made-up referrer so that we click on it. */
const fewest: Record<string, number> = { referrer: 2 };

/** Returns the sums of a dimension. Where the database has ids of words, the keys here are the texts of the words. */
export async function sumsByText(context: Context, dim: string, period = context.choice.period) {
  const sums = await context.sums(dim, period);
  if (!isWordDim(dim)) return sums;
  const texts = await textsOf(context.db, [...sums.keys()].map(Number));
  return new Map([...sums].map(([id, sum]) => [spelled(dim, texts.get(Number(id)) ?? ""), sum]));
}

const spelled = (dim: string, text: string) => (["page", "entry", "exit"].includes(dim) ? pathOf(text) : text);

const basic: Column[] = ["visits", "perVisit", "bounced", "begun"];
const pageColumns: Column[] = ["views", "visits", "perView"];
const leadColumns: Column[] = ["leads", "won", "wonAed"];

/** Makes a table of visits by one dimension. If leads have this dimension too, it also shows the leads and the won money. */
export const visitsBy =
  (name: TableName, dim: string) =>
  async (context: Context): Promise<TableData> => {
    const { period, before } = context.choice;
    const sums = await sumsByText(context, dim, period);
    const earlier = before && (await sumsByText(context, dim, before));
    const leadDim = leadDims.find((one) => one === dim);
    const outcomes = leadDim && (await context.outcomes()).by[leadDim];
    const columns = [...(dim === "page" ? pageColumns : basic), ...(outcomes ? leadColumns : [])];
    const first = columns[0] === "views" ? "views" : "visits";
    const rows = [...sums]
      .filter(([, { visits }]) => visits >= (fewest[dim] ?? 1))
      .map(([key, sum]) => ({
        key,
        ...labelOf(dim, key, context.language),
        cells: columns.map((column) => figureOf(column, sum, outcomes?.get(key))),
        before: earlier ? (earlier.get(key)?.[first] ?? 0) : null,
      }));
    const whole = rows.reduce((total, { cells }) => total + (cells[0] ?? 0), 0);
    return { name, columns, rows: ordered(dim, rows), whole };
  };

const ordered = <T extends { key: string; cells: (number | null)[] }>(dim: string, rows: T[]) =>
  dim === "hour"
    ? rows.toSorted((one, other) => Number(one.key) - Number(other.key))
    : rows.toSorted((one, other) => (other.cells[0] ?? 0) - (one.cells[0] ?? 0) || (one.key < other.key ? -1 : 1));

export const byFirst = <T extends { key: string; cells: (number | null)[] }>(rows: T[]) => ordered("", rows);

export function figureOf(column: Column, sums: Sums = noSums(), outcome: Outcome = noOutcome()): number | null {
  const { visits, views } = sums;
  const share = (part: number, of: number) => (of === 0 ? null : part / of);
  if (column === "perVisit") return share(sums.visible_ms, visits);
  if (column === "perView") return share(sums.visible_ms, views);
  if (column === "bounced") return share(sums.bounced, visits);
  if (column === "visits" || column === "visitors" || column === "views" || column === "begun") return sums[column];
  if (column === "wonAed") return outcome.wonFils;
  return isOneOf(keysOf(outcome), column) ? outcome[column] : null;
}
