import fc from "@site/testing/fast-check.ts";
import { type Kysely, type SqlBool, sql } from "kysely";
import { describe, expect, it } from "vitest";
import { leadsIn } from "#domain/leads/store/fixture.ts";
import { erasePerson } from "#domain/privacy/store/privacy.ts";
import { places } from "#platform/db/fixture.ts";
import { isPostgres } from "#platform/db/is-postgres.ts";
import { soundsOfNames } from "#platform/db/migrations/0069-sounds-of-names.ts";
import type { Database } from "#platform/db/schema.ts";
import { contain, groupsOf, matches } from "#platform/db/search/search.ts";
import { savePerson } from "./change.ts";
import { linkedRecords, somePlace, someUnit } from "./fixture.ts";
import { listPeople } from "./list.ts";
import { removeEquipment, saveEquipment, savePlace } from "./places.ts";
import { equipmentOf, readPerson, readPlace } from "./read.ts";

const colleague = "huda";

/** Searches by comparing every person in turn, to check the search by index. */
async function foundSlowly(db: Kysely<Database>, text: string): Promise<string[]> {
  const like = (words: string) => `%${words.replace(/[\\%_]/g, "\\$&")}%`;
  const found = await matches(db, text);
  let people = db.selectFrom("people").select("id").orderBy("id", "desc");
  if (found) {
    const typed = like(text.trim().toLowerCase());
    people = people.where(sql<SqlBool>`${contain(groupsOf(text, []))} or exists (
      select 1 from leads where person_id = people.id and (${found} or place_id in (
        select p.id from places p left join places tower on tower.id = p.parent_id
        where lower(p.name) like ${typed} escape '\\' or lower(tower.name) like ${typed} escape '\\'
          or exists (select 1 from equipment where place_id = p.id and lower(serial) like ${typed} escape '\\'))))`);
  }
  return (await people.execute()).map(({ id }) => id);
}

const somebody = [
  { name: "فاطمة الشامسي", phone: "+971501112233", email: "fatima@example.com" },
  { name: "Zoë Al-Mansoori", phone: "+971502223344", email: "zoe_100%@example.com" },
  { name: "Omar Khan", phone: "+971504445566", email: "" },
  { name: 'O\'Brien "Bob"', phone: "", email: "bob@example.com" },
];
const doors = [
  { tower: "Marina Crown", name: "1204", serial: "SN-77/1" },
  { tower: "برج المارينا", name: "شقة ٣", serial: "É-42" },
  { tower: "", name: "Villa 7", serial: "" },
  { tower: "Marina Crown", name: "310", serial: 'a"b_c%' },
];

describe.each(places)("people on %s", (_, make) => {
  const leads = leadsIn(make);

  async function fill() {
    const made: { person: string; place: string; lead: string }[] = [];
    for (const [n, { tower, name, serial }] of doors.entries()) {
      const details = { area: `Dubai Marina ${n}` };
      const lead = await leads.add({ ...somebody[n], place: "dubai", details, message: `Zeichen ${n} المكيف` });
      const { person, place } = await linkedRecords(leads.db, lead);
      await savePlace(leads.db, colleague, place, 1, { ...somePlace, tower, name });
      if (serial) await saveEquipment(leads.db, colleague, place, 2, null, { ...someUnit, serial });
      made.push({ person, place, lead });
    }
    return made;
  }
  const found = async (text: string) => (await listPeople(leads.db, { text })).rows.map(({ id }) => id);
  const texts = [...somebody, ...doors].flatMap((one) => Object.values(one)).filter(Boolean);
  const part = fc
    .tuple(fc.constantFrom(...texts), fc.nat(12), fc.integer({ min: 1, max: 12 }))
    .map(([text, from, length]) => [...text].slice(from % text.length, (from % text.length) + length).join(""));
  const anyQuery = fc.oneof(
    part,
    part.map((text) => text.toUpperCase()),
    part.map((text) => text.toLowerCase()),
    fc.tuple(part, part).map((parts) => parts.join(" ")),
    fc.string({ unit: "grapheme", maxLength: 6 }),
  );

  it("are found by any part of name, number, address, building or serial number, as if everybody were looked at one by one", async () => {
    await fill();
    for (const [text, count] of [
      ["الشامسي", 1],
      ["zoe", 1],
      ["050 444 5566", 1],
      ["BOB@example", 1],
      ["marina crown", 2],
      ["المارينا", 1],
      ["sn-77", 1],
      ["Fatimah Al Shamsi", 1],
      ["المنصوري", 1],
      ["عمر 0504445566", 1],
      ["خالد خان", 0],
      ["qqq", 0],
    ] as const)
      expect(await found(text), text).toHaveLength(count);
    await fc.assert(
      fc.asyncProperty(anyQuery, async (text) => {
        expect(await found(text)).toEqual(await foundSlowly(leads.db, text));
      }),
    );
  });

  it("are listed newest first, page by page, if thousands have the same name, by themselves or in their leads only", async () => {
    const lead = await leads.row(await leads.add({ name: "Mohammed Khan" }));
    const { person } = await linkedRecords(leads.db, lead.id);
    const ids = Array.from({ length: 2100 }, (_, n) => `99999999-0000-7000-8000-${String(n).padStart(12, "0")}`);
    const own = { name: "", phone: "", email: "", locale: "en", created_at: 1 } as const;
    const people = ids.map((id, n) => ({ ...own, id, search: n < 2060 ? "mohammed khan" : "somebody" }));
    const more = ids.map((id) => ({
      ...{ ...lead, id, person_id: id, search_row: null },
      ...{ reference: id, idempotency_key: id, follow_key: id },
    }));
    for (let from = 0; from < ids.length; from += 300) {
      await leads.db
        .insertInto("people")
        .values(people.slice(from, from + 300))
        .execute();
      await leads.db
        .insertInto("leads")
        .values(more.slice(from, from + 300))
        .execute();
    }
    const newest = ids.toReversed();
    const first = await listPeople(leads.db, { text: "mohammed" });
    expect(first.rows.map(({ id }) => id)).toEqual(newest.slice(0, 50));
    const { rows } = await listPeople(leads.db, { text: "mohammed", after: first.next });
    expect(rows.map(({ id }) => id)).toEqual(newest.slice(50, 100));
    const far = await listPeople(leads.db, { text: "mohammed", after: ids[3] });
    expect(far.rows.map(({ id }) => id)).toEqual([ids[2], ids[1], ids[0], person]);
  });

  it("are found by the sound of a name that was stored before sounds were", async () => {
    const [first] = await fill();
    await leads.db.updateTable("people").set({ search: sql`replace(search, '<', '')` }).execute();
    await leads.db.updateTable("leads").set({ search: "" }).execute();
    expect(await found("Fatima Shamsi")).toEqual([]);
    await soundsOfNames.up(leads.db);
    expect(await found("Fatima Shamsi")).toEqual([first?.person]);
  });

  it("are found by their present name, and no longer by an old one", async () => {
    const [first, second, , last] = await fill();
    if (!first || !second || !last) throw new Error("Nobody");
    const version = (await readPerson(leads.db, second.person))?.version ?? 0;
    const values = { name: "Zara", phone: "+971509998877", email: "", locale: "en" } as const;
    expect(await savePerson(leads.db, colleague, second.person, version, values)).toMatchObject({ ok: true });
    const tower = (await readPlace(leads.db, first.place))?.parent_id ?? "";
    await savePlace(leads.db, colleague, tower, 1, { ...somePlace, name: "Harbour Gate" });
    const [unit] = await equipmentOf(leads.db, first.place);
    await removeEquipment(leads.db, colleague, first.place, 3, unit?.id ?? "");
    await erasePerson(leads.db, colleague, last.lead);
    for (const [text, people] of [
      ["Zara", [second.person]],
      ["9998877", [second.person]],
      ["Harbour", [first.person]],
      ["Marina Crown", []],
      ["SN-77", []],
      ["O'Brien", []],
    ] as const)
      expect(await found(text), text).toEqual(people);
    if (isPostgres(leads.db)) return;
    await sql`insert into people_search (people_search) values ('integrity-check')`.execute(leads.db);
    const { rows } = await sql<object>`select * from people_search`.execute(leads.db);
    expect(JSON.stringify(rows.map(Object.values))).not.toMatch(/bob|crown|SN-77|a"b/i);
    const kept = sql<{ n: number }>`select (select count(*) from people_search_rows) - (select count(*) from people)
      - (select count(*) from places) - (select count(*) from equipment) as n`;
    expect((await kept.execute(leads.db)).rows).toEqual([{ n: 0 }]);
  });
});
