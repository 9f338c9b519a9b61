import { describe, expect, it } from "vitest";
import { defaultLimits, withDefaults } from "./config.ts";
import type { Context, Db } from "./context.ts";
import { databaseIn, places } from "./databases.fixture.ts";
import { countAttempt, resendPause, resetAttempts, takeToken } from "./limits.ts";

const config = withDefaults({
  siteUrl: "http://site.test",
  externalUrl: "http://site.test/auth/v1",
  masterKey: new Uint8Array(32),
  serviceKey: "",
});

describe.each(places)("limits on %s", (_, make) => {
  const database = databaseIn(make);
  let at = 1_800_000_000_000;
  const on = (db: unknown): Context => ({ db: db as Db, config, now: () => at }) as Context;
  const here = () => on(database.db);

  it("count each address separately, and store no readable address", async () => {
    await takeToken(here(), "token", "192.0.2.1");
    await takeToken(here(), "token", "192.0.2.2");
    await takeToken(here(), "verify", "192.0.2.1");
    const rows = await (database.db as unknown as Db).selectFrom("auth_rate").selectAll().execute();
    expect(rows).toHaveLength(3);
    expect(rows.every(({ key }) => /^[\w-]{22}$/.test(key))).toBe(true);
  });

  it("return the remaining seconds of a pause", async () => {
    const ask = () => resendPause(here(), here().db, "recovery", "amna@example.com");
    expect(await ask()).toBe(0);
    at += 20_500;
    expect(await ask()).toBe(40);
    at += 39_500;
    expect(await ask()).toBe(0);
  });

  describe("of wrong passwords", () => {
    const { passwordTries, passwordTriesInAll } = defaultLimits;
    const passes = (address: string) =>
      countAttempt(here(), "passwordTries", "a", address).then(
        () => true,
        () => false,
      );

    it("are reset by a right password", async () => {
      for (let n = 0; n < passwordTries.burst; n += 1) expect(await passes("192.0.2.1")).toBe(true);
      expect(await passes("192.0.2.1")).toBe(false);
      await resetAttempts(here(), "passwordTries", "a", "192.0.2.1");
      expect(await passes("192.0.2.1")).toBe(true);
    });

    it("count each client address separately, with a higher limit in total", async () => {
      for (let n = 0; n < 3 * passwordTries.burst; n += 1) await passes("192.0.2.1");
      expect(await passes("192.0.2.2")).toBe(true);
      let judged = passwordTries.burst + 1;
      for (let n = 0; n < 2 * passwordTriesInAll.burst; n += 1) judged += Number(await passes(`198.51.100.${n}`));
      expect(judged).toBe(passwordTriesInAll.burst);
    });
  });
});
