import { uaeDay, uaeDayStart } from "@site/ground/time/uae-time.ts";
import { describe, expect, it } from "vitest";
import { insertColleague } from "#domain/colleagues/store/colleagues.ts";
import { databaseIn, places } from "#platform/db/fixture.ts";
import { fakeClock, workDue } from "#platform/outbox/fixture.ts";
import { queueWeekly } from "../store/weekly.ts";
import { weeklyHandlers } from "./weekly.server.ts";

const today = uaeDay(Date.now());
const monday = today - ((today - 4) % 7);
const morning = uaeDayStart(monday) + 8 * 3_600_000;

describe.each(places)("the weekly mail on %s", (_, make) => {
  const database = databaseIn(make);
  const person = (role: "owner" | "agent" | "analyst", locale: "en" | "ar") =>
    insertColleague(database.db, { name: role, email: `${role}@office.example`, role, locale });
  const send = async (at: number) => {
    await queueWeekly(database.db, at);
    await workDue(database.db, weeklyHandlers(database.db), fakeClock(Math.max(at, Date.now()) + 1));
    return database.db.selectFrom("mailbox").select(["recipient", "subject", "text"]).execute();
  };
  const visits = (day: number, n: number) =>
    database.db
      .insertInto("daily_visits")
      .values({ dim: "all", day, key: "", visits: n, views: 2 * n })
      .execute();

  it("reports Monday to Sunday beside the week before, only to owners, once, and in their language", async () => {
    for (const role of ["agent", "analyst"] as const) await person(role, "en");
    await person("owner", "ar");
    await visits(monday, 1000);
    await visits(monday - 1, 30);
    await visits(monday - 7, 12);
    await visits(monday - 8, 21);
    await send(morning);
    const mails = await send(morning + 3_600_000);
    expect(mails.map(({ recipient }) => recipient)).toEqual(["owner@office.example"]);
    expect(mails[0]?.subject).toContain("زيارات الموقع");
    const text = mails[0]?.text.replace(/[\u2066-\u2069\u200e\u200f]/g, "") ?? "";
    expect(text).toContain("42 (+100%)");
    expect(text).toMatch(/\/ar\/admin\/analytics\?range=own&from=20\d\d-\d\d-\d\d&to=20\d\d-\d\d-\d\d/);
  });

  it("is not sent before seven, later in the week, or after a week without visits", async () => {
    await person("owner", "en");
    expect(await send(morning)).toEqual([]);
    await visits(monday - 1, 30);
    expect(await send(morning - 2 * 3_600_000)).toEqual([]);
    expect(await send(morning + 3 * 86_400_000)).toEqual([]);
  });
});
