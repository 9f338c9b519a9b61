import type { ExpressionBuilder, Kysely, SelectQueryBuilder, Transaction } from "kysely";
import { behindLeads } from "#domain/people/store/index.ts";
import type { TableName } from "#platform/db/register/entry.ts";
import type { Database } from "#platform/db/schema.ts";

// biome-ignore lint/suspicious/noExplicitAny: these are rows of any table, which are only copied
type Any = any;
export type Row = Record<string, unknown>;
type Tx = Transaction<Database>;

export interface CopiedRows {
  table: TableName;
  rows: Row[];
}

const idsIn = ({ rows }: CopiedRows) => rows.map(({ id }) => String(id));

export const idsOf = (copied: readonly CopiedRows[], name: string): string[] =>
  copied.filter(({ table }) => table === name).flatMap(idsIn);

/**
 * Copies everything that an erasure of these leads removes, in the order in which it can be restored. Mails on the mailbox page, notices
 * and unsent messages are not copied.
 */
export async function rowsOfLeads(tx: Tx, ids: readonly string[]): Promise<CopiedRows[]> {
  const where = whereIn(tx);
  const of = (e: ExpressionBuilder<Any, Any>) => e.or([e("lead_id", "in", ids), e("came_from", "in", ids)]);
  const from = (e: ExpressionBuilder<Any, Any>) => e.or([e("lead_id", "in", ids), e("request_id", "in", ids)]);
  const events = await copy(tx, "lead_events", (all) => all.where(of));
  const quotations = await copy(tx, "quotes", (all) => all.where(from));
  const contracts = await copy(tx, "contracts", (all) => all.where(from));
  return [
    ...(await rowsBehind(tx, ids)),
    withoutSearchRow(await where("leads", "id", ids)),
    events,
    ...(await filesWithin(mostOfFiles, tx, of)),
    await copy(tx, "outbox", (all) => all.where(of).where("state", "in", sent)),
    await where("chats", "request_id", ids),
    await where("chat_sent", "event_id", idsIn(events)),
    quotations,
    await where("quote_lines", "quote_id", idsIn(quotations)),
    await where("quote_acceptances", "quote_id", idsIn(quotations)),
    contracts,
    await where("contract_visits", "contract_id", idsIn(contracts)),
    // The half-hours that a team loses are not copied, because they follow from the visit.
    await copy(tx, "appointments", (all) => all.where(from)),
    await where("testimonials", "request_id", ids),
    await where("findings", "request_id", ids),
  ];
}

const sent = ["done", "dead"];

/**
 * The largest total size of the files in a sealed copy. The copy is one text in memory, and a customer may mail us any number of documents.
 */
const mostOfFiles = 32 * 1024 * 1024;

/** Copies the newest photos and documents up to this size. The others cannot be taken back. */
async function filesWithin(most: number, tx: Tx, of: (e: ExpressionBuilder<Any, Any>) => Any): Promise<CopiedRows[]> {
  let room = most;
  const copied = [];
  for (const table of ["lead_files", "lead_documents"] as const) {
    const sizes = (tx as Kysely<Any>).selectFrom(table).select(["id", "bytes"]).where(of).orderBy("id", "desc");
    const ids = (await sizes.execute()).flatMap(({ id, bytes }) => {
      room -= bytes;
      return room < 0 ? [] : [id];
    });
    copied.push(await whereIn(tx)(table, "id", ids));
  }
  return copied;
}

/** Copies the people and places that may be deleted together with their last lead. */
async function rowsBehind(tx: Tx, ids: readonly string[]): Promise<CopiedRows[]> {
  const where = whereIn(tx);
  const behind = await behindLeads(tx, ids);
  const places = await where("places", "id", behind.places);
  const towers = places.rows.flatMap(({ parent_id }) => (parent_id ? [String(parent_id)] : []));
  const equipment = await where("equipment", "place_id", [...behind.places, ...towers]);
  return [
    await where("people", "id", behind.people),
    await where("places", "id", towers),
    places,
    equipment,
    await where("equipment_photos", "equipment_id", idsIn(equipment)),
  ];
}

export async function rowsOfApplication(tx: Tx, id: string): Promise<CopiedRows[]> {
  const where = whereIn(tx);
  return [
    await where("applications", "id", [id]),
    await where("application_files", "application_id", [id]),
    await where("application_events", "application_id", [id]),
    await copy(tx, "outbox", (all) => all.where("application_id", "=", id).where("state", "in", sent)),
  ];
}

const whereIn = (tx: Tx) => async (table: TableName, column: string, values: readonly string[]) =>
  values.length === 0 ? { table, rows: [] } : copy(tx, table, (all) => all.where(column, "in", values));

async function copy(
  tx: Tx,
  table: TableName,
  some: (all: SelectQueryBuilder<Any, Any, Row>) => SelectQueryBuilder<Any, Any, Row>,
): Promise<CopiedRows> {
  return { table, rows: await some((tx as Kysely<Any>).selectFrom(table).selectAll()).execute() };
}

/** Removes the row number that only SQLite's search index uses. */
const withoutSearchRow = ({ table, rows }: CopiedRows): CopiedRows => ({
  table,
  rows: rows.map(({ search_row: _, ...row }) => row),
});

export const serializeRows = (copied: readonly CopiedRows[]): string =>
  JSON.stringify(copied.map(({ table, rows }) => ({ table, rows: rows.map(packed) })));

/** Converts bytes to base64. Otherwise JSON would write a number for each byte. */
const packed = (row: Row): Row =>
  Object.fromEntries(
    Object.entries(row).map(([column, value]) => [
      column,
      value instanceof Uint8Array ? { bytes: Buffer.from(value).toString("base64") } : value,
    ]),
  );

export const parseRows = (content: string): CopiedRows[] =>
  JSON.parse(content, (_, value) =>
    value && typeof value === "object" && typeof value.bytes === "string" ? Buffer.from(value.bytes, "base64") : value,
  );
