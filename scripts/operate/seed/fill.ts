import { type Insertable, type Kysely, sql } from "kysely";
import { searchTextOf, searchTextOfEntries, searchVersion } from "#domain/leads/store/search-text.ts";
import { isPostgres } from "#platform/db/is-postgres.ts";
import type { Database, LeadEventsTable, LeadsTable, OutboxTable } from "#platform/db/schema.ts";
import { arrivalOf } from "./arrivals.ts";
import type { History } from "./history.ts";
import { day, type InventedLead, leadOf, personOf } from "./lead.ts";
import { type Random, randomOf } from "./random.ts";

export interface Seed {
  count: number;
  seed?: number;
  now?: number;
  /** The number of days over which the leads are spread. */
  days?: number;
  progress?: (done: number) => void;
}

const colleagues = ["Huda Salem", "Nikhil Rao", "Maya Khoury", "Faisal Amin"];

/** Fills an empty database with leads, as a contractor may have after some years. */
export async function fill(
  db: Kysely<Database>,
  { count, seed = 1, now = Date.now(), days = 3 * 365, progress }: Seed,
) {
  const random = randomOf(seed);
  const arrivals = randomOf(seed);
  const searchAgain = await withoutSearch(db);
  const colleagues = await hire(db, random, now - days * day);
  const known: ReturnType<typeof personOf>[] = [];
  const size = 500;
  for (let done = 0; done < count; done += size) {
    const rows: Rows = { leads: [], events: [], messages: [] };
    for (let index = done; index < Math.min(count, done + size); index += 1) {
      // Every tenth lead is from a customer who has written before.
      const person = known.length > 0 && random.chance(0.1) ? random.pick(known) : personOf(random);
      if (known.length < 5000) known.push(person);
      const at = Math.round(now - days * day * (1 - (index + 1) / count)) - random.below(1000);
      const [lead, { story }] = leadOf(random, person, at, now, colleagues);
      add(rows, random, { ...lead, ...arrivalOf(arrivals, lead) }, story);
    }
    await store(db, rows);
    progress?.(Math.min(count, done + size));
  }
  await searchAgain();
}

/**
 * Drops the search index, and returns a function that creates it again. On PostgreSQL one creation at the end takes a tenth of the time of
 * updating the index for each lead.
 */
export async function withoutSearch(db: Kysely<Database>): Promise<() => Promise<unknown>> {
  if (!isPostgres(db)) return async () => {};
  const { rows } = await sql<{ definition: string }>`select indexdef as definition from pg_indexes
    where indexname = 'leads_search' and schemaname = current_schema()`.execute(db);
  await sql`drop index if exists leads_search`.execute(db);
  return async () => {
    for (const { definition } of rows) await sql.raw(definition).execute(db);
    // PostgreSQL's autovacuum would do this within a minute.
    await sql`vacuum analyze`.execute(db);
  };
}

interface Rows {
  leads: Insertable<LeadsTable>[];
  events: Insertable<LeadEventsTable>[];
  messages: Insertable<OutboxTable>[];
}

async function hire(db: Kysely<Database>, random: Random, at: number): Promise<string[]> {
  const rows = colleagues.map((name) => ({
    id: random.id(at),
    name,
    email: `${name.split(" ")[0]?.toLowerCase()}@windtower.example`,
    role: "agent" as const,
    locale: "en" as const,
    created_at: at,
    disabled_at: null,
  }));
  await db.insertInto("staff").values(rows).execute();
  return rows.map(({ id }) => id);
}

function add(rows: Rows, random: Random, lead: InventedLead, story: History["story"]) {
  const received = { kind: "received", data: { kind: lead.kind }, at: lead.created_at, actor: "customer" };
  const sent = lead.spam ? [] : ["mail.office", ...(lead.email ? ["mail.customer"] : [])];
  const history = story.toSorted((one, other) => one.at - other.at);
  const search = [searchTextOf(lead), searchTextOfEntries(history)].join(" ").trim();
  rows.leads.push({ ...lead, search, search_version: searchVersion });
  for (const { kind, data, at, actor } of [received, ...history])
    rows.events.push({
      id: random.id(at),
      lead_id: lead.id,
      at,
      kind,
      actor,
      shown: kind === "received" ? 1 : 0,
      data: JSON.stringify(data),
    });
  for (const topic of sent) rows.messages.push(messageOf(random, lead, topic));
}

const messageOf = (random: Random, { id, created_at: at }: InventedLead, topic: string) => ({
  id: random.id(at),
  topic,
  dedupe_key: `${topic}:${id}`,
  lead_id: id,
  payload: JSON.stringify({ lead: id }),
  state: "done",
  attempts: 1,
  next_at: at,
  locked_until: null,
  last_error: null,
  created_at: at,
  done_at: at + random.between(300, 4000),
});

const store = (db: Kysely<Database>, { leads, events, messages }: Rows) =>
  db.transaction().execute(async (transaction) => {
    await transaction.insertInto("leads").values(leads).execute();
    await transaction.insertInto("lead_events").values(events).execute();
    if (messages.length > 0) await transaction.insertInto("outbox").values(messages).execute();
  });
