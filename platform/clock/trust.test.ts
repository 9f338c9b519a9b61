import { describe, expect, it } from "vitest";
import { databaseIn, places } from "#platform/db/fixture.ts";
import { runDue } from "#server/tasks.ts";
import { confirmTime, judge } from "./trust.ts";
import { clockWatch } from "./watch.ts";

const minute = 60_000;
const hour = 60 * minute;
const year = 365 * 24 * hour;
const start = Date.UTC(2026, 10, 21);

describe.each(places)("a clock that jumps, on %s", (_, make) => {
  const database = databaseIn(make);
  const clock = { at: start, uptime: 0 };
  const watch = () => clockWatch(database.db, { now: () => clock.at, uptime: () => clock.uptime });
  const pass = (ms: number) => {
    clock.at += ms;
    clock.uptime += ms;
  };
  const doubt = async () => (await judge(database.db, clock.at)).doubt;

  it("erases nothing while it is years ahead, and runs all scheduled tasks once it is right again", async () => {
    const ran: string[] = [];
    const jobs = { retention: async () => ran.push("retention"), search: async () => ran.push("search") };
    const { look, isTrusted } = watch();
    Object.assign(clock, { at: start });
    await look();
    await runDue(database.db, jobs, clock.at);
    clock.at = start + 6 * year;
    expect(isTrusted()).toBe(false);
    await look();
    await runDue(database.db, jobs, clock.at);
    expect([isTrusted(), ran]).toEqual([false, ["retention", "search", "search"]]);
    clock.at = start + hour;
    await look();
    await runDue(database.db, jobs, clock.at);
    expect([isTrusted(), ran.slice(3)]).toEqual([true, ["retention", "search"]]);
  });

  it("is doubted 26 hours after the last time seen and some minutes before it, not sooner", async () => {
    Object.assign(clock, { at: start });
    await watch().look();
    for (const [ms, expected] of [
      [26 * hour, null],
      [26 * hour + 1, "ahead"],
      [-5 * minute, null],
      [-5 * minute - 1, "behind"],
    ] as const) {
      clock.at = start + ms;
      expect(await doubt()).toBe(expected);
    }
  });

  it("is trusted when a colleague who saw this time confirms it, and the audit log says so", async () => {
    Object.assign(clock, { at: start });
    await watch().look();
    clock.at += 9 * 24 * hour;
    expect(await confirmTime(database.db, "huda", start, clock.at)).toBe(false);
    expect(await doubt()).toBe("ahead");
    expect(await confirmTime(database.db, "huda", clock.at - minute, clock.at)).toBe(true);
    expect(await doubt()).toBe(null);
    const deeds = await database.db.selectFrom("audit_log").select(["action", "staff_id"]).execute();
    expect(deeds).toEqual([{ action: "clock.trust", staff_id: "huda" }]);
  });

  it("is trusted after two days in which nobody set it", async () => {
    Object.assign(clock, { at: start });
    const { look } = watch();
    await look();
    clock.at += 9 * 24 * hour;
    await look();
    pass(40 * hour);
    clock.at += hour;
    await look();
    pass(47 * hour);
    await look();
    expect(await doubt()).toBe("ahead");
    pass(hour);
    await look();
    expect(await doubt()).toBe(null);
  });
});
