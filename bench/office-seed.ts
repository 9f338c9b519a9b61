/**
 * Adds to the invented leads of `npm run seed` the records that follow from leads: people, places, visits, quotations, contracts and
 * conversations. It is a program of its own: node bench/office-seed.ts [visits].
 */
import { agreedQuotations, quotationStates } from "@site/ground/states/quotation.ts";
import { visitStates } from "@site/ground/states/visit.ts";
import { type Insertable, type Kysely, sql } from "kysely";
import { searchVersion } from "#domain/leads/store/search-text.ts";
import { searchOfPerson } from "#domain/people/store/search-of-person.ts";
import { slotMs, slotsOf } from "#domain/visits/store/types.ts";
import { connect } from "#platform/db/connection.ts";
import type { Database } from "#platform/db/schema.ts";
import { parseEnv } from "#platform/process/env.ts";
import { withoutSearch } from "#scripts/operate/seed/fill.ts";
import { randomOf } from "#scripts/operate/seed/random.ts";

type Rows<Table extends keyof Database> = Insertable<Database[Table]>[];

const [hour, day] = [3_600_000, 86_400_000];
const random = randomOf(7);
const now = Date.now();
const visits = Number(process.argv[2] ?? 20_000);
const { db, close } = connect(parseEnv(process.env));
async function store<Table extends keyof Database>(tx: Kysely<Database>, table: Table, rows: Rows<Table>) {
  for (let from = 0; from < rows.length; from += 500)
    await tx
      .insertInto(table)
      .values(rows.slice(from, from + 500) as never)
      .execute();
}

/** The leads that get a quotation. */
function someLeads() {
  return db
    .selectFrom("leads")
    .select(["id", "name", "locale", "place", "service", "status", "created_at", "value_fils"])
    .where("value_fils", "is not", null)
    .where("spam", "=", 0)
    .orderBy("created_at")
    .execute();
}
type Lead = Awaited<ReturnType<typeof someLeads>>[number];

async function addPeople(tx: Kysely<Database>) {
  const all = await tx
    .selectFrom("leads")
    .select(["name", "phone", "email", "locale", "created_at"])
    .where("spam", "=", 0)
    .where("phone", "<>", "")
    .orderBy("created_at")
    .execute();
  const people = new Map<string, Rows<"people">[number]>();
  for (const { created_at, ...person } of all)
    people.set(person.phone, { id: random.id(created_at), ...person, search: searchOfPerson(person), created_at });
  await store(tx, "people", [...people.values()]);
  // Sets the columns that the site's hourly scheduled tasks would set.
  await sql`update leads set search_version = ${searchVersion},
    person_id = (select id from people where phone = leads.phone and leads.spam = 0)`.execute(tx);
}

const towers = 400;

async function placesFor(tx: Kysely<Database>, leads: Lead[]) {
  const place = { parent_id: null, tower_key: null, access_note: "", city: "dubai" } as const;
  const buildings: Rows<"places"> = Array.from({ length: towers }, (_, n) => ({
    ...{ ...place, id: random.id(now - 1000 * day), tower_key: `tower ${n}|dubai`, created_at: now - 1000 * day },
    ...{ name: `Marina Tower ${n}`, area: "Dubai Marina", kind: "building" },
  }));
  const homes: Rows<"places"> = [];
  const equipment: Rows<"equipment"> = [];
  const there: ReturnType<typeof sql>[] = [];
  for (const { id: lead, created_at } of leads) {
    const isFlat = random.chance(0.4);
    const id = random.id(created_at);
    homes.push({
      ...{ ...place, id, created_at, parent_id: isFlat ? random.pick(buildings).id : null },
      ...{ name: `${isFlat ? "Flat" : "Villa"} ${random.below(4000)}`, area: "", kind: isFlat ? "apartment" : "villa" },
    });
    const unit = { place_id: id, kind: "split", make: "Any", model: "Wall", refrigerant: "R410A", created_at } as const;
    for (let n = random.below(4); n > 0; n -= 1)
      equipment.push({ ...unit, id: random.id(created_at), serial: random.hex(10), installed: "2021", note: "" });
    there.push(sql`(${lead}, ${id})`);
  }
  await store(tx, "places", [...buildings, ...homes]);
  await store(tx, "equipment", equipment);
  for (let from = 0; from < there.length; from += 500)
    await sql`update leads set place_id = given.column2 from (values ${sql.join(there.slice(from, from + 500))}) as given
      where leads.id = given.column1`.execute(tx);
}

async function addVisits(tx: Kysely<Database>, leads: Lead[]) {
  const colleagues = await tx.selectFrom("staff").select("id").execute();
  const teams: Rows<"teams"> = Array.from({ length: 11 }, (_, n) => ({
    ...{ id: random.id(now - 1000 * day), name: `Team ${n}`, trades: "[]", places: "[]" },
    ...{ day_from: 0, day_to: 1440, active: 1, created_at: now - 1000 * day },
  }));
  await store(tx, "teams", teams);
  await store(
    tx,
    "team_members",
    teams.map(({ id }, n) => ({ team_id: id, staff_id: colleagues[n % colleagues.length]?.id ?? "" })),
  );
  // There are two visits a day for each team, until two weeks from now. 05:00 UTC is 09:00 in the UAE.
  const perDay = 2 * teams.length;
  const first = Math.floor(now / day) + 14 - Math.ceil(visits / perDay);
  const booked: Rows<"appointments"> = [];
  const claims: Rows<"appointment_claims"> = [];
  const reports: Rows<"visit_reports"> = [];
  const events: Rows<"lead_events"> = [];
  const visited = new Set<Lead>();
  for (let n = 0; n < visits; n += 1) {
    const lead =
      leads[Math.floor((n / visits) * leads.length) - (random.chance(0.3) ? random.below(40) : 0)] ?? leads[0];
    const team = teams[n % teams.length];
    if (!lead || !team) break;
    visited.add(lead);
    const from = (first + Math.floor(n / perDay)) * day + (n % perDay < teams.length ? 5 : 9) * hour;
    const to = from + 4 * slotMs;
    const made = from - 3 * day;
    const id = random.id(made);
    const settled = random.chance(0.06) ? "cancelled" : random.chance(0.04) ? "missed" : "done";
    const state = to < now ? settled : random.chance(0.15) ? "requested" : "booked";
    booked.push({
      ...{ id, lead_id: lead.id, request_id: lead.id, state, team_id: team.id, from_at: from, to_at: to },
      ...{ kind: random.pick(["survey", "job", "service"] as const), place: lead.place ?? "", address: "Villa 7" },
      ...{ access_note: "Ring at the gate", locale: lead.locale, created_by: "customer", created_at: made },
      lapses_at: visitStates[state].awaitsOffice ? from : null,
    });
    if (visitStates[state].holdsTime)
      for (const slot of slotsOf({ from, to })) claims.push({ team_id: team.id, slot, appointment_id: id });
    const visit = { appointment: id, from, to };
    events.push(eventOf(lead.id, made, "visit", "customer", { what: "booked", ...visit }));
    if (!visitStates[state].wasDone) continue;
    const common = { appointment_id: id, staff_id: colleagues[0]?.id ?? "", conflict: null, hash: "" };
    for (const [kind, at] of [["start", from] as const, ["done", to] as const])
      reports.push({ ...common, id: random.id(at), kind, happened_at: at, received_at: at });
    events.push(eventOf(lead.id, to, "visit", common.staff_id, { what: "done", ...visit }));
  }
  await placesFor(tx, [...visited]);
  await store(tx, "appointments", booked);
  await store(tx, "appointment_claims", claims);
  await store(tx, "visit_reports", reports);
  await store(tx, "lead_events", events);
}

const eventOf = (lead_id: string, at: number, kind: string, actor: string, data: object) => ({
  ...{ id: random.id(at), lead_id, at, kind, actor },
  ...{ shown: 1 as const, data: JSON.stringify(data) },
});

const answers = { new: "sent", contacted: "sent", quoted: "seen", won: "accepted", lost: "declined" } as const;

async function addQuotations(tx: Kysely<Database>, leads: Lead[]) {
  const quotations: Rows<"quotes"> = [];
  const lines: Rows<"quote_lines"> = [];
  for (const [n, { id: lead, name, locale, status, created_at, value_fils }] of leads.entries()) {
    const at = created_at + day;
    const id = random.id(at);
    const net = value_fils ?? 0;
    const vat = Math.round(net / 20);
    const state = answers[status as keyof typeof answers] ?? "lapsed";
    quotations.push({
      ...{ id, lead_id: lead, request_id: lead, number: `QT-2026-${String(n + 1).padStart(5, "0")}`, revision: 1 },
      ...{
        state,
        locale,
        basis: "net",
        valid_until: at + 30 * day,
      },
      ...{
        customer: JSON.stringify({ name, company: "", trn: "", address: "" }),
        net_fils: net,
        vat_fils: vat,
        gross_fils: net + vat,
      },
      ...{
        hash: random.hex(64),
        follow_key: random.hex(22),
        sent_at: at,
        seen_at: at + hour,
        answered_at: quotationStates[state].isAgreed ? at + day : null,
      },
      ...{ code_nonce: null, code_until: null, created_by: "staff", created_at: at },
    });
    for (let pos = 0; pos < 4; pos += 1)
      lines.push({
        ...{ quote_id: id, pos, kind: "item", text_en: "Clean the coil", text_ar: "تنظيف الملف", unit: "job" },
        ...{ qty_milli: 1000, unit_fils: Math.round(net / 4), discount_fils: 0, vat: "S5", option_group: "" },
      });
  }
  await store(tx, "quotes", quotations);
  await store(tx, "quote_lines", lines);
}

async function addContracts(tx: Kysely<Database>) {
  const from = await tx
    .selectFrom("quotes")
    .select(["id", "lead_id", "customer", "locale", "created_at"])
    .where("state", "in", agreedQuotations)
    .orderBy("id")
    .execute();
  const contracts: Rows<"contracts"> = [];
  const planned: Rows<"contract_visits"> = [];
  for (const [n, quotation] of from.filter((_, index) => index % 12 === 0).entries()) {
    const starts = quotation.created_at + 10 * day;
    const id = random.id(starts);
    contracts.push({
      ...{
        id,
        lead_id: quotation.lead_id,
        request_id: quotation.lead_id,
        quote_id: quotation.id,
        customer: quotation.customer,
      },
      ...{ number: `AMC-2026-${String(n + 1).padStart(5, "0")}`, state: "running", locale: quotation.locale },
      ...{ property: "Villa 7", starts_at: starts, ends_at: starts + 365 * day, visits_a_year: 4 },
      ...{ units: JSON.stringify([{ kind: "split", pieces: 3, make: "", model: "", serial: "", where: "" }]) },
      ...{ told_at: null, closed_at: null, created_by: "staff", created_at: starts },
    });
    for (let visit = 0; visit < 4; visit += 1) {
      const at = starts + visit * 90 * day;
      const own = { contract_id: id, appointment_id: null };
      planned.push({ ...own, id: random.id(at), from_at: at, to_at: at + 2 * hour });
    }
  }
  await store(tx, "contracts", contracts);
  await store(tx, "contract_visits", planned);
}

/** Adds conversations: every third customer wrote again and got an answer, and every tenth wrote by WhatsApp. */
async function addThreads(tx: Kysely<Database>, leads: Lead[]) {
  const events: Rows<"lead_events"> = [];
  const chats: Rows<"chats"> = [];
  for (const { id, created_at } of leads.filter(() => random.chance(0.35))) {
    for (let n = 1; n < 4; n += 1) {
      const at = created_at + n * 6 * hour;
      events.push(eventOf(id, at, "message", "customer", { text: "When can you come?", mail: { proven: true } }));
      events.push(eventOf(id, at + hour, "reply", "staff", { channel: "mail", text: "On Sunday at nine." }));
    }
    const chat = { person: null, phone: "", request_id: id, heard_at: created_at, told_at: created_at };
    if (random.chance(0.3)) chats.push({ ...chat, id: random.id(created_at) });
  }
  await store(tx, "lead_events", events);
  await store(tx, "chats", chats);
}

try {
  const leads = await someLeads();
  const searchAgain = await withoutSearch(db);
  await db.transaction().execute(async (tx) => {
    await addPeople(tx);
    await addQuotations(tx, leads);
    await addVisits(tx, leads);
    await addContracts(tx);
    await addThreads(tx, leads);
  });
  await searchAgain();
} finally {
  await close();
}
