import { sql } from "kysely";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { type Connection, connect } from "./connection.ts";
import { risksOf } from "./durable.ts";
import { type Place, places } from "./fixture.ts";

let place: Place;
let open: Connection;
afterEach(async () => {
  await open.close();
  await place.clear();
});

describe.each(places)("the settings of %s", (name, make) => {
  beforeEach(async () => {
    place = await make();
  });
  const setting = async (what: string) =>
    (await sql<{ value: string }>`select current_setting(${what}) as value`.execute(open.db)).rows[0]?.value;

  it("carry no risk by default", async () => {
    open = connect(place.settings);
    expect(await risksOf(open.db)).toEqual([]);
  });

  it.runIf(name === "PostgreSQL")("that may lose data are reported", async () => {
    open = connect(place.settings);
    await sql`create view pg_settings as select * from (values ('fsync', 'off'), ('full_page_writes', 'on')) as s (name, setting)`.execute(
      open.db,
    );
    await open.close();
    const schema = new URL(place.settings.DATABASE_URL ?? "").searchParams.get("options")?.split("=").at(-1);
    open = connect(withOption(place, `search_path=${schema},pg_catalog`));
    expect(await risksOf(open.db)).toEqual([expect.stringMatching(/^WARNING: PostgreSQL runs with fsync=off/)]);
  });

  it.runIf(name === "PostgreSQL")("never acknowledge data before it is on the disk", async () => {
    open = connect(withOption(place, "synchronous_commit=off"));
    expect(await setting("synchronous_commit")).toBe("on");
    await open.close();
    open = connect(withOption(place, "synchronous_commit=remote_apply"));
    expect(await setting("synchronous_commit")).toBe("remote_apply");
  });
});

function withOption({ settings }: Place, option: string) {
  const url = new URL(settings.DATABASE_URL ?? "");
  url.searchParams.set("options", `${url.searchParams.get("options")} -c ${option}`);
  return { ...settings, DATABASE_URL: url.href };
}
