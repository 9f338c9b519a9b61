import { type QuotationFolder, quotationFolders, quotationStates } from "@site/ground/states/quotation.ts";
import { statesOf, statesWithout } from "@site/ground/states/table.ts";
import { type Kysely, sql } from "kysely";
import type { Database } from "#platform/db/schema.ts";
import { matches } from "#platform/db/search/search.ts";
import { normalizeText } from "#platform/process/normalize-text.ts";
import type { QuotationCustomer } from "./types.ts";

type Db = Kysely<Database>;

const statesIn = (folder: QuotationFolder) =>
  statesOf(quotationStates).filter((state) => quotationStates[state].folder === folder);

const replaced = statesWithout(quotationStates, "isCurrent");

export interface QuotationChoice {
  /** The folder to list. Without it, everything except replaced revisions is listed. */
  folder?: QuotationFolder;
  /** A search text: words of the lead, or the number of a quotation. */
  text?: string;
  /** The id of the last row on the previous page. */
  after?: string;
}

export const pageSize = 50;

/** Returns the number of a quotation if the search text is one, in the digits of any script. */
function numberIn(text: string): string | undefined {
  const [, year, count] = /^qt\D?(\d{4})\D?(\d{4,})$/.exec(normalizeText(text)) ?? [];
  return year && `QT-${year}-${count}`;
}

export async function listQuotations(db: Db, { folder, text = "", after }: QuotationChoice) {
  let rows = db
    .selectFrom("quotes")
    .innerJoin("leads", "leads.id", "quotes.lead_id")
    .select(["quotes.id", "number", "revision", "state", "gross_fils", "valid_until", "sent_at", "customer"])
    .select(["leads.reference", "leads.service", "leads.erased_at"])
    .orderBy("quotes.id", "desc")
    .limit(pageSize + 1);
  rows = folder ? rows.where("state", "in", statesIn(folder)) : rows.where("state", "not in", replaced);
  if (after) rows = rows.where("quotes.id", "<", after);
  const number = numberIn(text);
  const found = number ? undefined : await matches(db, text);
  if (number) rows = rows.where("number", "=", number);
  // The leads are found first, by their search index. Otherwise both databases would read all quotations and search the text of every lead.
  if (found) {
    const leads = db.selectFrom("leads").select("id").where(found);
    rows = rows.where("quotes.lead_id", "in", sql<string>`(with found as materialized ${leads} select id from found)`);
  }
  const all = (await rows.execute()).map(({ customer, ...row }) => {
    const { name = "", company = "" } = JSON.parse(customer) as Partial<QuotationCustomer>;
    return { ...row, name, company };
  });
  const shown = all.slice(0, pageSize);
  return { rows: shown, next: all.length > pageSize ? shown.at(-1)?.id : undefined };
}

/** Returns the number of quotations and their net sum for each folder. */
export async function countQuotations(db: Db) {
  const sums = await db
    .selectFrom("quotes")
    .select((e) => ["state", e.fn.countAll().as("n"), e.fn.sum("net_fils").as("fils")])
    .groupBy("state")
    .execute();
  return quotationFolders.map((folder) => {
    const own = sums.filter(({ state }) => quotationStates[state].folder === folder);
    const total = (of: "n" | "fils") => own.reduce((sum, row) => sum + Number(row[of]), 0);
    return { folder, count: total("n"), fils: total("fils") };
  });
}
