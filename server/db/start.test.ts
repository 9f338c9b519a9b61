import { describe, expect, it } from "vitest";
import { connect } from "./connection.ts";
import { places } from "./fixture.ts";
import { migrate } from "./migrate.ts";

describe.each(places.filter(([name]) => name === "PostgreSQL"))("first start on %s", (_, make) => {
  it("lets four processes start at once", async () => {
    const place = await make();
    const all = Array.from({ length: 4 }, () => connect(place.settings));
    await Promise.all(all.map(({ db }) => migrate(db)));
    await Promise.all(all.map(({ close }) => close()));
    await place.clear();
  });
});

describe("an unreachable database", () => {
  it("is reported without its address", async () => {
    const { db, close } = connect({ DATA_DIR: "", DATABASE_URL: "postgres://u:hunter2@127.0.0.1:1/d" });
    const failure = await migrate(db).catch((error: Error) => error.message);
    expect(failure).toMatch(/^The database that DATABASE_URL names cannot be reached \(ECONNREFUSED\)\.$/);
    await close();
  });
});
