import type { LeadKind, Status } from "@site/ground/states/lead.ts";
import { type Expression, type Kysely, type SqlBool, sql } from "kysely";
import { acceptedNet, ownNet } from "#domain/analytics/store/index.ts";
import { leadOrigin } from "#platform/db/json-columns.ts";
import type { Database, LeadsTable } from "#platform/db/schema.ts";
import { and } from "#platform/db/search/conditions.ts";
import { currentTime } from "#platform/machine/time.ts";
import { filtersOf } from "./filters.ts";
import { type Key, keysOf } from "./keyset.ts";
import type { ListQuery } from "./list-query.ts";
import { awaitsReply } from "./reply-clock.ts";
import { assistantSource } from "./types.ts";

const columns = [
  "id",
  "reference",
  "kind",
  "status",
  "locale",
  "name",
  "email",
  "phone",
  "service",
  "place",
  "urgency",
  "source",
  "spam",
  "unread",
  "assignee",
  "created_at",
  "reply_due_at",
  "replied_at",
  "reminder_at",
  "merged_into",
  "version",
] as const satisfies (keyof LeadsTable)[];

export interface ListRow extends Pick<LeadsTable, (typeof columns)[number]> {
  kind: LeadKind;
  status: Status;
  excerpt: string;
  /** The program that wrote the enquiry for the customer, if a program did. */
  program: string | undefined;
  overdue: boolean;
}

export interface List {
  rows: ListRow[];
  total: number;
  /** True if there are more leads than we count, so that `total` is only the limit of counting. */
  more: boolean;
  next: string | null;
}

const mostCounted = 10_000;

export async function listLeads(db: Kysely<Database>, query: ListQuery, now = currentTime()): Promise<List> {
  const limit = Math.min(query.limit ?? 50, 200);
  const where = await filtersOf(db, query, now);
  const keys = await keysOf(db, query, where, limit + 1);
  const page = keys.slice(0, limit);
  const total = await countUpTo(db, where, mostCounted + 1);
  return {
    rows: await rowsOf(db, page, now),
    total: Math.min(total, mostCounted),
    more: total > mostCounted,
    next: keys.length > limit ? (page.at(-1)?.cursor ?? null) : null,
  };
}

/** Returns the ids of all leads that match the query, in the order of the list, for bulk actions. */
export const listIds = async (db: Kysely<Database>, query: ListQuery, limit: number, now = currentTime()) =>
  (await keysOf(db, query, await filtersOf(db, query, now), limit)).map(({ id }) => id);

/** Yields all leads that match the query, page by page. So an export never has the whole table in memory. */
export async function* pagesOf(db: Kysely<Database>, query: ListQuery, now: number, size = 500) {
  const where = await filtersOf(db, query, now);
  let after = query.after;
  do {
    const keys: Key[] = await keysOf(db, { ...query, after }, where, size);
    if (keys.length > 0)
      yield inOrder(
        keys,
        await withIds(db, keys)
          .selectAll("leads")
          .select([acceptedNet.as("accepted_fils"), ownNet.as("own_fils")])
          .execute(),
      );
    after = keys.length < size ? undefined : keys.at(-1)?.cursor;
  } while (after);
}

async function countUpTo(db: Kysely<Database>, where: Expression<SqlBool>[], limit: number): Promise<number> {
  const some = db.selectFrom("leads").select(sql.lit(1).as("one")).where(and(where)).limit(sql.lit(limit));
  const { total } = await db
    .selectFrom(some.as("some"))
    .select((e) => e.fn.countAll<number>().as("total"))
    .executeTakeFirstOrThrow();
  return total;
}

async function rowsOf(db: Kysely<Database>, keys: Key[], now: number): Promise<ListRow[]> {
  if (keys.length === 0) return [];
  const rows = await withIds(db, keys)
    .select(columns)
    .select(sql<string>`substr(message, 1, 160)`.as("excerpt"))
    .select(sql<string>`case when source = ${assistantSource} then origin else '{}' end`.as("origin"))
    .execute();
  return inOrder(keys, rows).map(({ origin, ...row }) => ({
    ...row,
    program: leadOrigin({ origin }).program,
    overdue: isOverdue(row, now),
  }));
}

const withIds = (db: Kysely<Database>, keys: Key[]) =>
  db.selectFrom("leads").where(
    "id",
    "in",
    keys.map(({ id }) => id),
  );

function inOrder<Row extends { id: string }>(keys: Key[], rows: Row[]): Row[] {
  const byId = new Map(rows.map((row) => [row.id, row]));
  return keys.flatMap(({ id }) => byId.get(id) ?? []);
}

const isOverdue = (
  row: Pick<LeadsTable, "replied_at" | "reply_due_at" | "status" | "spam" | "merged_into">,
  now: number,
): boolean => awaitsReply(row) && (row.reply_due_at ?? now) < now && row.spam === 0 && row.merged_into === null;
