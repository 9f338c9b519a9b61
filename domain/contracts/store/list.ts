import { contractsInForce } from "@site/ground/states/contract.ts";
import { statesThat } from "@site/ground/states/table.ts";
import { visitStates } from "@site/ground/states/visit.ts";
import { type Expression, type ExpressionBuilder, type Kysely, type SqlBool, sql } from "kysely";
import { isPostgres } from "#platform/db/is-postgres.ts";
import type { Database } from "#platform/db/schema.ts";
import { matches } from "#platform/db/search/search.ts";
import { stateIn } from "#platform/db/state-in.ts";
import { currentTime } from "#platform/machine/time.ts";
import { normalizeText } from "#platform/process/normalize-text.ts";
import type { ContractCustomer } from "./types.ts";

type Db = Kysely<Database>;

/** The folders of the list. A contract whose first day is still to come is `coming`. The `ending` contracts are also in `running`. */
export const contractFolders = ["coming", "running", "ending", "ended"] as const;
export type ContractFolder = (typeof contractFolders)[number];

export interface ContractChoice {
  /** The folder to list. Without it, all contracts are listed. */
  folder?: ContractFolder;
  /** A search text: words of the lead, the number of a contract, or a serial number. */
  text?: string;
  /** The cursor of the last row on the previous page. */
  after?: string;
}

export const pageSize = 50;
const day = 86_400_000;

/** Returns the number of a contract if the search text is one, in the digits of any script. */
function numberIn(text: string): string | undefined {
  const [, year, count] = /^amc\D?(\d{4})\D?(\d{4,})$/.exec(normalizeText(text)) ?? [];
  return year && `AMC-${year}-${count}`;
}

const visits = sql`from contract_visits v left join appointments a on a.id = v.appointment_id
  where v.contract_id = contracts.id`;

const visitIs = (fact: "wasDone" | "isOpen" | "isAgreed") => stateIn("a.state", statesThat(visitStates, fact));

type Conditions = ExpressionBuilder<Database, "contracts">;

function inFolder(e: Conditions, folder: ContractFolder, soonDays: number, now: number): Expression<SqlBool> {
  const stands = e.and([e("contracts.state", "in", contractsInForce), e("ends_at", ">", now)]);
  const runs = e.and([stands, e("starts_at", "<=", now)]);
  switch (folder) {
    case "coming":
      return e.and([stands, e("starts_at", ">", now)]);
    case "running":
      return runs;
    case "ending":
      return e.and([runs, e("ends_at", "<=", now + soonDays * day)]);
    case "ended":
      return e.or([e("contracts.state", "not in", contractsInForce), e("ends_at", "<=", now)]);
  }
}

/**
 * Lists contracts by their last day. The earliest comes first, except in the folder of ended contracts and without a folder, where the
 * latest comes first.
 */
export async function listContracts(db: Db, choice: ContractChoice, soonDays: number, now = currentTime()) {
  const { folder, text = "", after } = choice;
  const order = folder && folder !== "ended" ? "asc" : "desc";
  let rows = db
    .selectFrom("contracts")
    .innerJoin("leads", "leads.id", "contracts.lead_id")
    .innerJoin("quotes", "quotes.id", "contracts.quote_id")
    .select(["contracts.id", "contracts.number", "contracts.state", "contracts.customer", "starts_at", "ends_at"])
    .select(["property", "visits_a_year", "closed_at", "quotes.gross_fils", "quotes.number as quote"])
    .select(["leads.reference", "leads.service", "leads.phone", "leads.email"])
    .select([
      sql<number>`(select count(*) ${visits})`.as("visits"),
      sql<number>`(select count(*) ${visits} and ${visitIs("wasDone")})`.as("done"),
      sql<number>`(select count(*) ${visits} and ${visitIs("isOpen")})`.as("booked"),
      sql<number | null>`(select min(a.from_at) ${visits} and ${visitIs("isAgreed")} and a.from_at > ${now})`.as(
        "next_at",
      ),
    ])
    .orderBy("ends_at", order)
    .orderBy("contracts.id", order)
    .limit(pageSize + 1);
  if (folder) rows = rows.where((e) => inFolder(e, folder, soonDays, now));
  const from = placeIn(after);
  if (from)
    rows = rows.where(
      sql<SqlBool>`(ends_at, contracts.id) ${sql.raw(order === "asc" ? ">" : "<")} (${from.at}, ${from.id})`,
    );
  const found = await searched(db, text);
  if (found) rows = rows.where(found);
  const all = (await rows.execute()).map(({ customer, ...row }) => {
    const { name = "", company = "" } = JSON.parse(customer) as Partial<ContractCustomer>;
    const counts = { visits: Number(row.visits), done: Number(row.done), booked: Number(row.booked) };
    return { ...row, ...counts, name, company, next_at: row.next_at === null ? null : Number(row.next_at) };
  });
  const shown = all.slice(0, pageSize);
  const last = shown.at(-1);
  return { rows: shown, next: all.length > pageSize && last ? `${last.ends_at}.${last.id}` : undefined };
}
export type ListedContract = Awaited<ReturnType<typeof listContracts>>["rows"][number];

function placeIn(after = ""): { at: number; id: string } | undefined {
  const [, at, id] = /^(\d{1,15})\.([\da-f-]{36})$/.exec(after) ?? [];
  return at && id ? { at: Number(at), id } : undefined;
}

async function searched(db: Db, text: string): Promise<Expression<SqlBool> | undefined> {
  const number = numberIn(text);
  if (number) return sql<SqlBool>`contracts.number = ${number}`;
  const found = await matches(db, text);
  if (!found) return undefined;
  const leads = db.selectFrom("leads").select("id").where(found);
  return sql<SqlBool>`(contracts.lead_id in ${leads} or ${hasSerial(db, text.trim().toLowerCase())})`;
}

function hasSerial(db: Db, part: string) {
  const serial = isPostgres(db)
    ? sql`json_array_elements(contracts.units::json) unit where lower(unit.value ->> 'serial')`
    : sql`json_each(contracts.units) unit where lower(unit.value ->> 'serial')`;
  return sql`exists (select 1 from ${serial} like ${`%${part.replace(/[\\%_]/g, "\\$&")}%`} escape '\\')`;
}
