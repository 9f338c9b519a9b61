import { describe, expect, it } from "vitest";
import { databaseIn, places } from "#platform/db/fixture.ts";
import { forgetSetting, readSettings, writeSettings } from "./store.ts";

describe.each(places)("settings on %s", (_, make) => {
  const place = databaseIn(make);
  const write = (value: unknown, seen: number, name = "reply") =>
    writeSettings(place.db, "huda", [{ name, value, seen }]);

  it("are stored over the files; if two colleagues save at once, one of them is told", async () => {
    expect(await readSettings(place.db)).toEqual({});
    expect(await write({ withinHours: 12 }, 0)).toBe(true);
    const both = await Promise.all([write({ withinHours: 8 }, 1), write({ withinHours: 6 }, 1)]);
    expect(both.filter(Boolean)).toHaveLength(1);
    expect((await readSettings(place.db)).reply).toMatchObject({ version: 2 });
    expect(await write({ withinHours: 1 }, 0)).toBe(false);
  });

  it("of one file are stored all or none", async () => {
    await write({ withinHours: 12 }, 0);
    const changes = [
      { name: "alerts", value: { email: "" }, seen: 0 },
      { name: "reply", value: { withinHours: 1 }, seen: 0 },
    ];
    expect(await writeSettings(place.db, "huda", changes)).toBe(false);
    expect(Object.keys(await readSettings(place.db))).toEqual(["reply"]);
  });

  it("can be removed, and the log says who removed them but not what they were", async () => {
    await write({ email: "office@windtower.example" }, 0, "alerts");
    await forgetSetting(place.db, "huda", "alerts");
    expect(await readSettings(place.db)).toEqual({});
    const log = await place.db.selectFrom("audit_log").select(["action", "data"]).orderBy("id").execute();
    expect(log).toEqual([
      { action: "settings.change", data: '{"name":"alerts"}' },
      { action: "settings.reset", data: '{"name":"alerts"}' },
    ]);
  });
});
