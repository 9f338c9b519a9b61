import { uaeClock } from "@site/ground/time/uae-time.ts";
import type { Kysely } from "kysely";
import type { Database, LeadsTable } from "../db/schema.ts";
import { cell, phoneCell } from "./csv-cell.ts";
import { pagesOf } from "./list.ts";
import type { ListQuery } from "./list-query.ts";
import { worthOf } from "./value.ts";

export const csvColumns = [
  "reference",
  "created",
  "kind",
  "status",
  "name",
  "phone",
  "email",
  "service",
  "place",
  "area",
  "property",
  "size",
  "urgency",
  "message",
  "channel",
  "time",
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

export interface CsvWords {
  columns: Record<CsvColumn, string>;
  kinds: Words;
  statuses: Words;
  services: Words;
  places: Words;
  properties: Words;
  urgencies: Words;
  channels: Words;
  times: Words;
  sources: Words;
  lostReasons: Words;
  /** Where a value comes from: `Value["from"]`. */
  valuesFrom: Words;
  languages: Words;
  /** The colleagues' names by id. */
  staff: Words;
  yes: string;
  no: string;
}

/** Streams exactly the leads of the query, line by line, after the byte order mark that tells Excel it is UTF-8. */
export async function* csvOf(
  db: Kysely<Database>,
  query: ListQuery,
  words: CsvWords,
  now = Date.now(),
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
  const { area = "", property = "", size = "", channel = "", time = "" }: Words = JSON.parse(lead.details);
  const cells: Record<CsvColumn, string> = {
    reference: lead.reference,
    created: timeOf(lead.created_at),
    kind: wordFor(words.kinds, lead.kind),
    status: wordFor(words.statuses, lead.status),
    name: lead.name,
    phone: phoneCell(lead.phone),
    email: lead.email,
    service: wordFor(words.services, lead.service),
    place: wordFor(words.places, lead.place),
    area,
    property: wordFor(words.properties, property),
    size,
    urgency: wordFor(words.urgencies, lead.urgency),
    message: lead.message,
    channel: wordFor(words.channels, channel),
    time: wordFor(words.times, time),
    source: wordFor(words.sources, lead.source),
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

const wordFor = (words: Words, key: string | null) =>
  key === null ? "" : ((Object.hasOwn(words, key) ? words[key] : undefined) ?? key);

/** In UAE time, in a form that spreadsheets read as a date. */
const timeOf = (at: number | null) => (at === null ? "" : uaeClock(at).toISOString().slice(0, 16).replace("T", " "));
