/**
 * Measures how fast the office finds people and leads by name and number, among 100,000 people with names as frequent as here.
 * To run it: node bench/people.ts [SQLite or PostgreSQL].
 */
import type { Kysely } from "kysely";
import { listLeads } from "#domain/leads/store/list.ts";
import { searchTextOf, searchVersion } from "#domain/leads/store/search-text.ts";
import { listPeople } from "#domain/people/store/list.ts";
import { searchOfPerson } from "#domain/people/store/search-of-person.ts";
import { connect } from "#platform/db/connection.ts";
import { migrate } from "#platform/db/migrate.ts";
import { optimize } from "#platform/db/optimize.ts";
import type { Database } from "#platform/db/schema.ts";
import { withoutSearch } from "#scripts/operate/seed/fill.ts";
import { leadOf } from "#scripts/operate/seed/lead.ts";
import { randomOf } from "#scripts/operate/seed/random.ts";
import { startPostgres } from "#scripts/test/postgres.ts";
import { atEnd, cleanUp, temporaryFolder } from "./cleanup.ts";
import { personWithCommonName } from "./common-names.ts";
import { quantile } from "./costly.ts";
import { median, progress, say, table } from "./table.ts";

type Settings = Parameters<typeof connect>[0];

/** Each is of another person. */
const leads = 100_000;
const atOnce = 500;
const rounds = 15;

const texts = [
  ...["Mohammed", "محمد", "Ahmed", "Khan", "فاطمة", "المنصوري", "Khaled", "Maria", "Kumar", "Abdul Rahman"],
  ...["Mohammed Khan", "Fatima Al Mansoori", "أحمد الشامسي", "Maria Santos", "Khalid Haddad", "Stefan Kowalski"],
  ...["0501234", "050 4", "4567", "qqqzzz", "عل", "ma"],
];

async function measureOn(database: string, settings: Settings) {
  const { db, close } = connect(settings);
  try {
    await migrate(db);
    const searchAgain = await withoutSearch(db);
    for (let done = 0; done < leads; done += atOnce) {
      progress(`${database}: ${done} leads are made up`);
      await db.transaction().execute((tx) => addSome(tx, done));
    }
    await searchAgain();
    await optimize(db); // The site does this every hour.
    await askAll(database, db);
  } finally {
    await close();
  }
}

const random = randomOf(7);
const [now, day] = [Date.now(), 86_400_000];
const towers = 400;

/** Adds leads with their people. Every fifth is at a place of its own, half of these in a tower. */
async function addSome(tx: Kysely<Database>, from: number) {
  const all: { people: object[]; places: object[]; leads: object[] } = { people: [], places: [], leads: [] };
  if (from === 0) towerIds.splice(0, towers, ...Array.from({ length: towers }, () => random.id(now - 1100 * day)));
  if (from === 0)
    all.places.push(...towerIds.map((id, n) => placeOf(id, null, `Marina Tower ${n}`, `tower ${n}|dubai`)));
  for (let n = from; n < from + atOnce; n += 1) {
    const at = Math.round(now - 1000 * day * (1 - n / leads));
    const person = personWithCommonName(random);
    const [{ phone_typed: _, ...shown }, id] = [person, random.id(at)];
    all.people.push({ ...shown, id, search: searchOfPerson(shown), created_at: at });
    const place = n % 5 === 0 ? random.id(at) : null;
    if (place)
      all.places.push(placeOf(place, n % 2 ? random.pick(towerIds) : null, `Flat ${random.below(4000)}`, null));
    const [lead] = leadOf(random, person, at, now, ["nobody"]);
    const search = { search: searchTextOf(lead), search_version: searchVersion };
    all.leads.push({ ...lead, ...search, assignee: null, person_id: id, place_id: place });
  }
  for (const [table, rows] of Object.entries(all))
    if (rows.length > 0)
      await tx
        .insertInto(table as "leads")
        .values(rows as never)
        .execute();
}

const towerIds: string[] = [];

const placeOf = (id: string, parent_id: string | null, name: string, tower_key: string | null) => ({
  ...{ id, parent_id, name, tower_key, area: "", city: "dubai", kind: tower_key ? "building" : "apartment" },
  ...{ access_note: "", created_at: now - 1100 * day },
});

async function askAll(database: string, db: Kysely<Database>) {
  const { people } = await db
    .selectFrom("people")
    .select((all) => all.fn.countAll<number>().as("people"))
    .executeTakeFirstOrThrow();
  say(`${database}, ${people} people and ${leads} leads, ms`);
  const rows: (string | number)[][] = [];
  for (const text of texts) {
    progress(`${database}: ${text}`);
    const { total } = await listLeads(db, { folder: "inbox", sort: "due", text });
    const asPeople = await timesOf(() => listPeople(db, { text }));
    const asLeads = await timesOf(() => listLeads(db, { folder: "inbox", sort: "due", text }));
    rows.push([text, total, ...asPeople, ...asLeads]);
  }
  progress("");
  table(["", "leads", "people p50", "p95", "leads p50", "p95"], rows);
  say();
}

async function timesOf(ask: () => Promise<unknown>): Promise<string[]> {
  const times: number[] = [];
  for (let round = -2; round < rounds; round += 1) {
    const start = performance.now();
    await ask();
    if (round >= 0) times.push(performance.now() - start);
  }
  const sorted = times.sort((a, b) => a - b);
  return [median(sorted), quantile(sorted, 0.95)].map((ms) => ms.toFixed(1));
}

try {
  const only = process.argv[2] ?? "";
  if (only !== "PostgreSQL") await measureOn("SQLite", { DATA_DIR: temporaryFolder(), DATABASE_URL: undefined });
  const postgres = only === "SQLite" ? undefined : await startPostgres();
  if (postgres) {
    atEnd(() => postgres.stop());
    await measureOn("PostgreSQL", { DATA_DIR: temporaryFolder(), DATABASE_URL: postgres.url });
  }
} finally {
  await cleanUp();
}
