import { quotationStates } from "@site/ground/states/quotation.ts";
import { sql } from "kysely";
import { hasItsSums, isAsSent } from "#domain/quotations/store/hash.ts";
import { readQuotation } from "#domain/quotations/store/read.ts";
import { codeOf } from "#platform/process/start-error.ts";
import { brokenInvariants } from "#tests/pairs/invariants.fixture.ts";
import type { World } from "#tests/pairs/world.fixture.ts";
import { type Blow, type Call, textOf } from "./history.ts";
import type { TakenMail } from "./mail-server.ts";
import { hasOrder } from "./order.ts";

interface Seen {
  world: World;
  calls: readonly Call[];
  blows: readonly Blow[];
  taken: readonly TakenMail[];
  sharesClock: boolean;
}

/** Returns a sentence for each rule that the history or the database breaks. */
export async function brokenRules(seen: Seen): Promise<string[]> {
  const { world, calls } = seen;
  const known = calls.filter(({ isUnknown, error }) => !isUnknown && error === undefined);
  return [
    ...ofErrors(seen),
    ...(await brokenInvariants(world, known)),
    ...(await ofForms(seen)),
    ...(await ofQuotations(world)),
    ...(await ofMails(seen)),
    ...(await ofReminders(seen)),
    ...(await ofValues(world)),
    ...(await ofErased(world)),
    ...(hasOrder(calls) ? [] : ["no order of the customer's answers explains all of them"]),
  ];
}

/**
 * The errors that a fault may bring to those who call something while it lasts. A deadlock is never one of them. The error of a connection
 * that was cut is known by itself, because it may show long after the cut.
 */
const excuses: Partial<Record<Blow["kind"], RegExp>> = {
  disk: /SQLITE_FULL|SQLITE_IOERR/,
  pause: /SQLITE_BUSY/,
};

function ofErrors({ calls, blows }: Seen): string[] {
  const isExcused = ({ error, isCut, from, to = from }: Call) =>
    isCut ||
    blows.some((blow) => excuses[blow.kind]?.test(`${codeOf(error)} ${error}`) && blow.from <= to && blow.to >= from);
  return calls
    .filter((call) => call.error !== undefined && !isExcused(call))
    .map((call) => `${call.name} failed: ${textOf(call)}`);
}

/** An acknowledged form exists exactly once, however often it was sent. */
async function ofForms({ world: { db }, calls }: Seen): Promise<string[]> {
  const found: string[] = [];
  for (const { name, key, outcome } of calls) {
    const id = (outcome as { id?: string } | undefined)?.id;
    if (key === undefined) continue;
    const rows = await db.selectFrom("leads").select("id").where("idempotency_key", "=", key).execute();
    if (rows.length > 1) found.push(`${name}: stored ${rows.length} times`);
    if (id === undefined) continue;
    const row = await db.selectFrom("leads").select("erased_at").where("id", "=", id).executeTakeFirst();
    if (!row) found.push(`${name}: acknowledged, and lost`);
    else if (rows.length !== 1 && row.erased_at === null)
      found.push(`${name}: acknowledged, and ${rows.length} times there`);
  }
  return found;
}

/** All quotations that were sent agree with their fingerprints and sums. */
async function ofQuotations({ db }: World): Promise<string[]> {
  const rows = await db.selectFrom("quotes").select("id").execute();
  const all = await Promise.all(rows.map(({ id }) => readQuotation(db, id)));
  return all.flatMap((quotation) => {
    if (!quotation || quotation.hash === null || !quotationStates[quotation.state].wasSent) return [];
    return [
      ...(isAsSent(quotation) ? [] : [`a quotation that is ${quotation.state} is not as it was sent`]),
      ...(hasItsSums(quotation) ? [] : [`a quotation that is ${quotation.state} has other sums than its lines`]),
    ];
  });
}

/** Reminders leave at their time, unless a fault came. The office has looked at least every ten minutes. */
async function ofReminders({ world: { db }, blows, taken }: Seen): Promise<string[]> {
  if (blows.some(({ kind, process }) => kind !== "kill" || process !== undefined)) return [];
  const rows = await db
    .selectFrom("outbox")
    .select(["id", "due_at"])
    .where("topic", "=", "mail.visit-reminder")
    .where("due_at", "is not", null)
    .execute();
  const due = new Map(rows.map(({ id, due_at }) => [id, due_at ?? 0]));
  return taken.flatMap(({ message, time }) => {
    const at = due.get(message);
    if (at === undefined || (time >= at && time <= at + 15 * 60_000)) return [];
    return [`a reminder left ${Math.round((time - at) / 60_000)} minutes after its time`];
  });
}

/** The value of a lead that waits for an answer is the sum of its quotations. */
async function ofValues({ db }: World): Promise<string[]> {
  const leads = await db.selectFrom("leads").selectAll().where("value_from", "=", "quoted").execute();
  const quotes = await db.selectFrom("quotes").select(["lead_id", "state", "net_fils"]).execute();
  return leads.flatMap(({ id, status, value_fils }) => {
    const own = quotes.filter(({ lead_id }) => lead_id === id);
    const open = own.filter(({ state }) => quotationStates[state].isOpen);
    if (status === "won" || open.length === 0 || own.some(({ state }) => quotationStates[state].isAgreed)) return [];
    const sum = open.reduce((total, { net_fils }) => total + (net_fils ?? 0), 0);
    return sum === value_fils ? [] : [`the value of a lead is ${value_fils}, and its quotations make ${sum}`];
  });
}

/** If all requests of a person were erased, no table tells of this person, except that the owner can take an erasure back for two weeks. */
async function ofErased({ db, phone }: World): Promise<string[]> {
  const email = "sara0@example.com";
  const isThere = (text: string) => text.includes(phone) || text.includes(email);
  const leads = await db.selectFrom("leads").selectAll().execute();
  if (leads.some((lead) => isThere(JSON.stringify(lead)))) return [];
  const found: string[] = [];
  for (const table of await tablesOf(db)) {
    const { rows } = await sql`select * from ${sql.table(table)}`.execute(db);
    if (rows.some((row) => isThere(JSON.stringify(row)))) found.push(`something of an erased person is in ${table}`);
  }
  return found;
}

const tablesOf = async (db: World["db"]) =>
  (await db.introspection.getTables()).map(({ name }) => name).filter((name) => name !== "erasures");

/** A mail that was sent has left. It left twice only if the process could not know or note that it had left. */
async function ofMails({ world: { db }, blows, taken, sharesClock }: Seen): Promise<string[]> {
  const found: string[] = [];
  const rows = await db.selectFrom("outbox").select(["id", "topic", "state", "attempts"]).execute();
  const byMessage = Map.groupBy(taken, ({ message }) => message);
  for (const { id, topic, state, attempts } of rows)
    if (state === "done" && attempts > 0 && !byMessage.has(id)) found.push(`${topic} counts as sent, and never left`);
  for (const all of byMessage.values())
    for (const [at, one] of all.entries()) {
      const next = all[at + 1];
      if (next && one.isAnswered && !blows.some((blow) => excusesTwice(blow, one, next, sharesClock)))
        found.push(`${one.topic} left twice`);
    }
  return found;
}

/** Tells whether a mail may leave twice because of this fault: the process could not note that the mail had left. */
function excusesTwice(
  { kind, process, began, ended }: Blow,
  one: TakenMail,
  next: TakenMail,
  sharesClock: boolean,
): boolean {
  if (began > next.time || ended < one.began) return false;
  // On SQLite the site is one process. Only in the simulation others count leases by the same clock.
  if (kind === "clock") return sharesClock && one.process !== next.process;
  if (kind === "mail" || kind === "refuse") return false;
  return process === undefined || kind === "pause" || process === one.process.name;
}
