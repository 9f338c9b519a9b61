import { expect, it, onTestFinished } from "vitest";
import { connect } from "#platform/db/connection.ts";
import { places } from "#platform/db/fixture.ts";
import { agreeOnTime } from "./agree.ts";

it.each(places)(
  "a clock that is minutes away from the clock of %s is noticed if processes share the database",
  async (name, make) => {
    const place = await make("migrated");
    const { db, close } = connect(place.settings);
    onTestFinished(async () => {
      await close();
      await place.clear();
    });
    const moved = (seconds: number) => agreeOnTime(db, () => Date.now() + seconds * 1000);
    for (const seconds of [0, 50, -50]) await moved(seconds);
    for (const [seconds, sentence] of [
      [600, /^This machine's clock is (59|60)\d seconds ahead of the database's\. Set both by NTP/],
      [-600, /^This machine's clock is (59|60)\d seconds behind the database's\./],
    ] as const)
      if (name === "PostgreSQL") await expect(moved(seconds)).rejects.toThrow(sentence);
      else await moved(seconds);
  },
);
