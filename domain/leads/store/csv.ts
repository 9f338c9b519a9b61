import { type ChoiceGroup, type EnquiryField, fieldNamed, fieldNames } from "@site/ground/enquiry-fields.ts";
import { uaeClock } from "@site/ground/time/uae-time.ts";
import { recordOf } from "@site/typed";
import type { Kysely } from "kysely";
import { leadDetails, leadOrigin } from "#platform/db/json-columns.ts";
import type { Database, LeadsTable } from "#platform/db/schema.ts";
import { cell, phoneCell } from "#platform/http/csv-cell.ts";
import { currentTime } from "#platform/machine/time.ts";
import { customerOf } from "./customer.ts";
import { pagesOf } from "./list.ts";
import type { ListQuery } from "./list-query.ts";
import { worthOf } from "./value.ts";

export const csvColumns = [
  "reference",
  "created",
  "kind",
  "status",
  ...fieldNames,
  "source",
  "page",
  "language",
  "assignee",
  "value",
  "valueFrom",
  "won",
  "lostReason",
  "replyDue",
  "replied",
  "reminder",
  "offers",
] as const;
export type CsvColumn = (typeof csvColumns)[number];

type Words = Record<string, string>;

export interface CsvWords extends Record<ChoiceGroup, Words> {
  columns: Record<CsvColumn, string>;
  kinds: Words;
  statuses: Words;
  sources: Words;
  lostReasons: Words;
  /** The texts for the source of a value, by `Value["from"]`. */
  valuesFrom: Words;
  languages: Words;
  /** The names of the colleagues by id. */
  staff: Words;
  yes: string;
  no: string;
}

/**
 * Yields the CSV file line by line, with all leads that match the query. The byte order mark at the beginning tells Excel that the file is
 * UTF-8.
 */
export async function* csvOf(
  db: Kysely<Database>,
  query: ListQuery,
  words: CsvWords,
  now = currentTime(),
): AsyncGenerator<string> {
  yield `\ufeff${lineOf(csvColumns.map((column) => words.columns[column]))}`;
  for await (const page of pagesOf(db, query, now)) for (const lead of page) yield lineOf(cellsOf(lead, words));
}

const lineOf = (values: string[]) => `${values.map(cell).join(",")}\r\n`;

function cellsOf(
  lead: LeadsTable & { accepted_fils: number | null; own_fils: number | null },
  words: CsvWords,
): string[] {
  const value = worthOf(lead);
  // After a merge, the urgency of the lead may come from the merged enquiry. So the column is used, and not the details of this enquiry.
  const values = { ...customerOf(lead, leadDetails(lead)), urgency: lead.urgency ?? "" };
  const cells: Record<CsvColumn, string> = {
    reference: lead.reference,
    created: timeOf(lead.created_at),
    kind: wordFor(words.kinds, lead.kind),
    status: wordFor(words.statuses, lead.status),
    ...recordOf(fieldNames, (name) => cellOf(name, values[name], words)),
    phone: phoneCell(lead.phone),
    source: [wordFor(words.sources, lead.source), leadOrigin(lead).program].filter(Boolean).join(": "),
    page: lead.page,
    language: wordFor(words.languages, lead.locale),
    assignee: wordFor(words.staff, lead.assignee),
    value: value === null ? "" : (value.fils / 100).toFixed(2),
    valueFrom: wordFor(words.valuesFrom, value?.from ?? null),
    won: lead.status === "won" ? timeOf(lead.won_at ?? null) : "",
    lostReason: wordFor(words.lostReasons, lead.lost_reason),
    replyDue: timeOf(lead.reply_due_at),
    replied: timeOf(lead.replied_at),
    reminder: timeOf(lead.reminder_at),
    offers: lead.offers ? words.yes : words.no,
  };
  return csvColumns.map((column) => cells[column]);
}

function cellOf(name: EnquiryField, value: string, words: CsvWords): string {
  const field = fieldNamed(name);
  return "words" in field ? wordFor(words[field.words], value) : value;
}

const wordFor = (words: Words, key: string | null) =>
  key === null ? "" : ((Object.hasOwn(words, key) ? words[key] : undefined) ?? key);

/** Writes a time in the UAE in a format that spreadsheets read as a date. */
const timeOf = (at: number | null) => (at === null ? "" : uaeClock(at).toISOString().slice(0, 16).replace("T", " "));
