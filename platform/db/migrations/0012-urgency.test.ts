import { sql } from "kysely";
import { expect, it } from "vitest";
import { connect } from "../connection.ts";
import { places } from "../fixture.ts";
import { migrate } from "../migrate.ts";

it.each(places)("existing leads get their urgency, on %s", async (_, make) => {
  const place = await make();
  const { db, close } = connect(place.settings);
  await migrate(db, "0010-came-from");
  for (const [id, kind, details] of [
    ["1", "quote", '{"urgency":"now"}'],
    ["2", "quote", '{"property":"villa"}'],
    ["3", "contact", "{}"],
  ])
    await sql`insert into leads
      (id, reference, kind, locale, name, email, phone, phone_typed, message, page, created_at, details)
      values (${id}, ${id}, ${kind}, 'ar', '', '', '', '', '', '', 5, ${details})`.execute(db);
  await migrate(db);
  const rows = await db.selectFrom("leads").select("urgency").orderBy("id").execute();
  expect(rows.map(({ urgency }) => urgency)).toEqual(["now", null, null]);
  await close();
  await place.clear();
});
