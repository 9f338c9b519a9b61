import { expect, it } from "vitest";
import { connect } from "../connection.ts";
import { places } from "../fixture.ts";
import { migrate } from "../migrate.ts";

it.each(places)("the database counts the ids of visits and keeps a sum once, on %s", async (_, make) => {
  const place = await make();
  const { db, close } = connect(place.settings);
  await migrate(db);
  const word = { kind: "path", text: "/dubai" };
  await db.insertInto("seen_words").values(word).execute();
  await expect(db.insertInto("seen_words").values(word).execute()).rejects.toThrow();
  const { id } = await db.selectFrom("seen_words").select("id").executeTakeFirstOrThrow();
  expect(id).toBe(1);
  const sum = { dim: "page", day: 20_000, key: "1" };
  await db.insertInto("daily_visits").values(sum).execute();
  await expect(db.insertInto("daily_visits").values(sum).execute()).rejects.toThrow();
  expect(await db.selectFrom("daily_visits").selectAll().executeTakeFirst()).toMatchObject({ ...sum, visits: 0 });
  await close();
  await place.clear();
});
