import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";
import { currentTime } from "#platform/machine/time.ts";
import { newId } from "../ids.ts";

const won = "status = 'won' and spam = 0 and merged_into is null";

const indexes: Record<string, string> = {
  leads_won: `leads (coalesce(won_at, created_at), id, won_at, created_at, status, spam, merged_into, value_fils, value_from) where ${won}`,
  quotes_accepted: "quotes (lead_id, net_fils, state) where state = 'accepted'",
  quotes_by_net: "quotes (state, net_fils)",
  quotes_won: "quotes (state, answered_at, id, lead_id, net_fils)",
};

/**
 * Adds when a lead was won, and whether its own sum was typed by hand or comes from a quotation. Sums that were copied from a quotation
 * included VAT; they are replaced by the sums without VAT. Won leads that lost this status when a further quotation was sent become won
 * again.
 */
export const wonValues: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable("leads").addColumn("won_at", "bigint").execute();
    await db.schema.alterTable("leads").addColumn("value_from", "text").execute();
    for (const [name, definition] of Object.entries(indexes))
      await sql.raw(`create index ${name} on ${definition}`).execute(db);
    for (let last = ""; ; ) {
      const leads = await after(db, last);
      await fill(db, leads);
      last = leads.at(-1)?.id ?? "";
      if (leads.length < batch) break;
    }
  },
};

const batch = 500;

interface Lead {
  id: string;
  status: string;
  value_fils: number | null;
  merged_into: string | null;
}

interface Quote {
  lead_id: string;
  state: string;
  net_fils: number;
  gross_fils: number;
  sent_at: number;
  answered_at: number | null;
}

interface Entry {
  lead_id: string;
  at: number;
  kind: string;
  data: string;
  came_from: string | null;
}

async function after(db: Kysely<unknown>, last: string): Promise<Lead[]> {
  const { rows } = await sql<Lead>`select id, status, value_fils, merged_into from leads
    where id > ${last} and (status = 'won' or value_fils is not null
      or exists (select 1 from quotes where lead_id = leads.id and state = 'accepted'))
    order by id limit ${batch}`.execute(db);
  return rows;
}

async function fill(db: Kysely<unknown>, leads: Lead[]) {
  if (leads.length === 0) return;
  const ids = sql.join(leads.map(({ id }) => id));
  const { rows: quotes } =
    await sql<Quote>`select lead_id, state, net_fils, gross_fils, sent_at, answered_at from quotes
    where lead_id in (${ids}) and sent_at is not null order by sent_at, id`.execute(db);
  const { rows: entries } = await sql<Entry>`select lead_id, at, kind, data, came_from from lead_events
    where lead_id in (${ids}) and kind in ('status', 'value', 'merged') order by id`.execute(db);
  const quotesOf = Map.groupBy(quotes, ({ lead_id }) => lead_id);
  const entriesOf = Map.groupBy(entries, ({ lead_id }) => lead_id);
  for (const lead of leads) await fillOne(db, lead, quotesOf.get(lead.id) ?? [], entriesOf.get(lead.id) ?? []);
}

async function fillOne(db: Kysely<unknown>, lead: Lead, quotes: Quote[], entries: Entry[]) {
  const at = wonAt(quotes, entries) ?? (lead.status === "won" ? firstAccepted(quotes) : null);
  const lost = at !== null && isSetBack.includes(lead.status) && lead.merged_into === null;
  const { fils, from } = ownSum(lead, quotes, entries, at !== null);
  await sql`update leads set value_fils = ${fils}, value_from = ${from},
    won_at = ${lost || lead.status === "won" ? at : null} where id = ${lead.id}`.execute(db);
  if (!lost) return;
  await sql`update leads set status = 'won', lost_reason = null, version = version + 1 where id = ${lead.id}`.execute(
    db,
  );
  const data = JSON.stringify({ from: lead.status, to: "won" });
  await sql`insert into lead_events (id, lead_id, at, kind, actor, shown, data)
    values (${newId()}, ${lead.id}, ${currentTime()}, 'status', 'system', 0, ${data})`.execute(db);
}

/** The statuses that the previous version set by itself: when another quotation was sent, and when a lead was merged into a lost one. */
const isSetBack = ["quoted", "lost"];

const firstAccepted = (quotes: Quote[]): number | null => {
  const times = quotes.flatMap(({ state, answered_at: at }) => (state === "accepted" && at !== null ? [at] : []));
  return times.length > 0 ? Math.min(...times) : null;
};

/**
 * Returns when the lead was won, or null if a person later changed the status again. A change that came only from sending another quotation
 * or from a merge does not count. The entries of merged leads are read separately until the merge.
 */
function wonAt(quotes: Quote[], entries: Entry[]): number | null {
  const sent = new Set(quotes.map(({ sent_at }) => sent_at));
  const wins = new Map<string | null, number>();
  for (const { kind, at, data, came_from } of entries) {
    if (kind === "value") continue;
    const { from, to } = JSON.parse(data) as { from: string; to?: string };
    if (kind === "merged") {
      const times = [wins.get(came_from), wins.get(from)].filter((time) => time !== undefined);
      if (times.length > 0) wins.set(came_from, Math.min(...times));
      wins.delete(from);
    } else if (to === "won") wins.set(came_from, wins.get(came_from) ?? at);
    else if (!(to === "quoted" && sent.has(at))) wins.delete(came_from);
  }
  return wins.get(null) ?? null;
}

/**
 * Returns the lead's own sum and its source. If the sum is not the total of one of the lead's quotations, it was typed by hand. If it is
 * the total of an accepted quotation of a won lead, there is no own sum, because the quotation itself counts.
 */
function ownSum({ status, value_fils: fils }: Lead, quotes: Quote[], entries: Entry[], isWon: boolean) {
  if (fils === null) return { fils, from: null };
  const typed = entries.findLast(({ kind }) => kind === "value");
  const source = quotes.findLast(({ gross_fils }) => gross_fils === fils);
  const decidedAt = source && Math.max(source.sent_at, source.state === "accepted" ? (source.answered_at ?? 0) : 0);
  if (!source || decidedAt === undefined || (typed && typed.at > decidedAt)) return { fils, from: "typed" };
  if (isWon && source.state === "accepted") return { fils: null, from: null };
  const open = quotes.filter(({ state }) => state === "sent" || state === "seen");
  const isOffer = status === "quoted" && open.length > 0;
  return { fils: isOffer ? open.reduce((sum, { net_fils }) => sum + net_fils, 0) : source.net_fils, from: "quoted" };
}
