import { languageOf } from "@site/ground/language/languages.ts";
import { dateOfDay, uaeDay } from "@site/ground/time/uae-time.ts";
import { requireRight } from "#domain/colleagues/index.server.ts";
import { audit } from "#domain/colleagues/store/index.ts";
import { shownState } from "#domain/people/index.server.ts";
import { db } from "#platform/db/db.ts";
import { cell, phoneCell } from "#platform/http/csv-cell.ts";
import { currentTime } from "#platform/machine/time.ts";
import { translator } from "#site/i18n/t.ts";
import { type ContractChoice, type ListedContract, listContracts } from "../store/list.ts";
import { choiceIn } from "./list.server.ts";
import { soonDays } from "./soon.server.ts";

const columns = [
  ...(["number", "state", "customer", "company", "phone", "email", "property", "service", "from", "to"] as const),
  ...(["visitsAYear", "visits", "booked", "done", "next", "quote", "value", "reference"] as const),
];

/** Returns a CSV file with all contracts of the list, not only those of the shown page. */
export async function contractsFile(request: Request): Promise<Response> {
  const colleague = await requireRight(request, "leads.export");
  const { pathname, searchParams } = new URL(request.url);
  const language = languageOf(pathname);
  const database = await db();
  const t = translator(language, "contract");
  const service = translator(language, "lead");
  const soon = await soonDays(database);
  const now = currentTime();
  const lines = [columns.map((column) => t(`office.csv.${column}`))];
  const choice: ContractChoice = choiceIn(searchParams);
  for (let after: string | undefined; ; ) {
    const { rows, next } = await listContracts(database, { ...choice, after }, soon, now);
    for (const row of rows) {
      const state = t(`office.states.${shownState({ state: row.state, term: termOf(row) }, soon, now)}`);
      const known = row.service ?? "";
      lines.push(cellsOf(row, state, known && service(`services.${known}`, { defaultValue: known })));
    }
    if (!next) break;
    after = next;
  }
  await audit(database, colleague.id, "contracts.export");
  return new Response(`\ufeff${lines.map((line) => `${line.map(cell).join(",")}\r\n`).join("")}`, {
    headers: {
      "content-type": "text/csv; charset=utf-8",
      "content-disposition": `attachment; filename="contracts-${dayIn(now)}.csv"`,
      "cache-control": "no-store",
    },
  });
}

const termOf = ({ starts_at, ends_at }: ListedContract) => ({ from: starts_at, to: ends_at });
const dayIn = (at: number) => dateOfDay(uaeDay(at));

const cellsOf = (row: ListedContract, state: string, service: string): string[] => [
  ...[row.number, state, row.name, row.company, phoneCell(row.phone), row.email, row.property, service],
  ...[dayIn(row.starts_at), dayIn(row.ends_at - 1), String(row.visits_a_year), String(row.visits)],
  ...[String(row.booked), String(row.done), row.next_at === null ? "" : dayIn(row.next_at)],
  ...[row.quote ?? "", (row.gross_fils / 100).toFixed(2), row.reference],
];
