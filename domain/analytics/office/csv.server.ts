import { languageOf } from "@site/ground/language/languages.ts";
import { dateOfDay } from "@site/ground/time/uae-time.ts";
import { requireRight } from "#domain/colleagues/index.server.ts";
import { db } from "#platform/db/db.ts";
import { cell } from "#platform/http/csv-cell.ts";
import { translator } from "#site/i18n/t.ts";
import { cleanQuery } from "./choice.ts";
import { askedOf } from "./data.server.ts";
import { isFiltered, knowsLeads } from "./filter.ts";
import { filterable, tables } from "./tables/all.server.ts";
import { type Column, type TableData, tableNames, units } from "./tables/table.ts";
import { visitsOnly } from "./without-leads.server.ts";

/** Answers with all rows of a table of the dashboard, as a CSV file. */
export async function tableFile(request: Request): Promise<Response> {
  await requireRight(request, "analytics");
  const { pathname, searchParams } = new URL(request.url);
  const language = languageOf(pathname);
  const name = tableNames.find((one) => one === searchParams.get("table"));
  if (!name) throw new Response(null, { status: 404 });
  const context = askedOf(await db(), cleanQuery(searchParams), language);
  const { filter } = context.choice;
  if (isFiltered(filter) && !filterable.has(name)) throw new Response(null, { status: 404 });
  const { first, last } = context.choice.period;
  const t = translator(language, "analytics");
  const found = await tables[name](context);
  const names = (column: Column) => t(`columns.${column}`);
  return new Response(textOf(knowsLeads(filter) ? found : visitsOnly(found), t("columns.name"), names), {
    headers: {
      "content-type": "text/csv; charset=utf-8",
      "content-disposition": `attachment; filename="${name}-${dateOfDay(first)}-${dateOfDay(last)}.csv"`,
    },
  });
}

/** Writes a table as CSV. The byte order mark at the beginning tells Excel that the file is UTF-8. */
export function textOf({ columns, rows }: TableData, first: string, nameOf: (column: Column) => string): string {
  const lines = [
    [first, ...columns.map(nameOf)],
    ...rows.map(({ label, cells }) => [label, ...cells.map((value, at) => plain(value, columns[at] ?? "visits"))]),
  ];
  return `\ufeff${lines.map((line) => `${line.map(cell).join(",")}\r\n`).join("")}`;
}

/** Writes a number for a spreadsheet: money in dirhams, time in seconds, and a share as a fraction between 0 and 1. */
function plain(value: number | null, column: Column): string {
  if (value === null) return "";
  const unit = units[column];
  if (unit === "aed") return (value / 100).toFixed(2);
  if (unit === "share") return value.toFixed(4);
  if (unit === "points") return (value * 100).toFixed(2);
  if (unit === "time") return (value / 1000).toFixed(1);
  return unit === "CLS" ? (value / 1000).toFixed(3) : String(value);
}
