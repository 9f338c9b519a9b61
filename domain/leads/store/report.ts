import { type Kysely, type SqlBool, sql } from "kysely";
import { eachWon, placeOfOrigin, type WonPart } from "#domain/analytics/store/index.ts";
import type { Database, LeadsTable } from "#platform/db/schema.ts";
import { currentTime } from "#platform/machine/time.ts";
import { yieldTurn } from "#platform/machine/timers.ts";

/** The properties by which a report can group leads. `lostReason` counts only lost leads. */
export const groupings = ["assignee", "source", "campaign", "service", "place", "kind", "lostReason"] as const;
export type Grouping = (typeof groupings)[number];

export interface ReportRow {
  /** The key is empty for leads without this property. */
  key: string;
  came: number;
  /** The number of leads that were answered or are overdue. `inTime` counts those of them that were answered in time. */
  due: number;
  inTime: number;
  medianMs: number | null;
  quoted: number;
  lost: number;
  /** The number and value of the leads that were won in this period, whenever they came (see `wonOn`). */
  won: number;
  wonFils: number;
}

export interface ReportQuery {
  by: Grouping;
  /** The period as two instants. `from` is included, and `to` is excluded. */
  from: number;
  to: number;
  now?: number;
  /** The number of leads that one query reads. */
  batch?: number;
}

const columns = [
  ...["id", "created_at", "status", "assignee", "source", "service", "place", "kind", "lost_reason", "value_fils"],
  ...["first_replied_at", "replied_at", "first_due_at", "reply_due_at", "page"],
] as const as readonly (keyof LeadsTable & string)[];
type Counted = Omit<LeadsTable, "origin"> & { origin?: string };
const keyed = ["assignee", "source", "service", "place", "kind", "lost_reason", "page"] as const;
const withOrigin = [...keyed, "origin"] as const;
type Keyed = Pick<LeadsTable, (typeof keyed)[number]> & { origin?: string };

const keys: Record<Grouping, (lead: Keyed) => string | null | undefined> = {
  assignee: (lead) => lead.assignee,
  source: (lead) => lead.source,
  campaign: ({ origin = "{}", page }) => placeOfOrigin({ origin, page }).campaign,
  service: (lead) => lead.service,
  place: (lead) => lead.place,
  kind: (lead) => lead.kind,
  lostReason: (lead) => lead.lost_reason,
};

/**
 * Returns the rows, the one with the most leads first, and the total of all rows. Spam and merged leads are not counted, but erased leads
 * are.
 */
export async function report(db: Kysely<Database>, query: ReportQuery): Promise<{ rows: ReportRow[]; all: ReportRow }> {
  const now = query.now ?? currentTime();
  const groups = new Map<string, Sum>();
  const all = new Sum("");
  for await (const lead of leadsOf(db, query)) {
    const key = keys[query.by](lead) ?? "";
    const group = groups.get(key) ?? new Sum(key);
    groups.set(key, group);
    for (const sum of [group, all]) sum.add(lead, now);
  }
  for await (const part of wonOf(db, query)) {
    const key = keys[query.by](part) ?? "";
    const group = groups.get(key) ?? new Sum(key);
    groups.set(key, group);
    for (const sum of [group, all]) sum.addWon(part);
  }
  const rows = [...groups.values()].map((sum) => sum.row());
  return {
    rows: rows.toSorted((one, other) => other.came - one.came || (one.key < other.key ? -1 : 1)),
    all: all.row(),
  };
}

class Sum {
  #row: ReportRow;
  #took: number[] = [];

  constructor(key: string) {
    this.#row = { key, came: 0, due: 0, inTime: 0, medianMs: null, quoted: 0, won: 0, lost: 0, wonFils: 0 };
  }

  add(
    { status, created_at, first_replied_at, replied_at, first_due_at, reply_due_at, value_fils }: Counted,
    now: number,
  ) {
    const row = this.#row;
    const replied = first_replied_at ?? replied_at;
    const due = first_replied_at === null ? reply_due_at : (first_due_at ?? null);
    const isOwed = replied_at === null && reply_due_at !== null && status !== "lost";
    row.came += 1;
    if (replied !== null) this.#took.push(replied - created_at);
    if (due !== null && (replied !== null || (isOwed && due < now))) row.due += 1;
    if (due !== null && replied !== null && replied <= due) row.inTime += 1;
    if (status === "quoted" || status === "won" || (status === "lost" && value_fils !== null)) row.quoted += 1;
    if (status === "lost") row.lost += 1;
  }

  addWon({ won, fils }: WonPart) {
    this.#row.won += won;
    this.#row.wonFils += fils;
  }

  row(): ReportRow {
    const took = this.#took.toSorted((one, other) => one - other);
    return { ...this.#row, medianMs: took[Math.ceil(took.length / 2) - 1] ?? null };
  }
}

/** Reads the leads that were won in this period. For the grouping by lost reason there are none. */
async function* wonOf(db: Kysely<Database>, { by, from, to, batch }: ReportQuery): AsyncGenerator<WonPart & Keyed> {
  if (by === "lostReason") return;
  const days = { from, to };
  yield* by === "campaign" ? eachWon(db, days, withOrigin, batch) : eachWon(db, days, keyed, batch);
}

/**
 * Reads leads in batches, by the index that the dashboard also uses. SQLite runs on the main thread, so other requests are handled between
 * two batches.
 */
async function* leadsOf(db: Kysely<Database>, { by, from, to, batch = 2000 }: ReportQuery): AsyncGenerator<Counted> {
  let [at, id] = [from, ""];
  while (true) {
    let query = db
      .selectFrom("leads")
      .select([...columns, ...(by === "campaign" ? (["origin"] as const) : [])])
      .where(sql<SqlBool>`spam = 0 and merged_into is null`)
      .where("created_at", ">=", at)
      .where("created_at", "<", to)
      .where(sql<SqlBool>`(created_at > ${at} or id > ${id})`);
    if (by === "lostReason") query = query.where("status", "=", "lost");
    const leads = (await query.orderBy("created_at").orderBy("id").limit(batch).execute()) as unknown as Counted[];
    yield* leads;
    const last = leads.at(-1);
    if (!last || leads.length < batch) return;
    [at, id] = [last.created_at, last.id];
    await yieldTurn();
  }
}
