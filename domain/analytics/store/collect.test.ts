import { uaeDayStart } from "@site/ground/time/uae-time.ts";
import { sql } from "kysely";
import { describe, expect, it } from "vitest";
import { databaseIn, places } from "#platform/db/fixture.ts";
import { isNightly } from "#tests/set.ts";
import { collectorOn, laterBeacon, view } from "./fixture.ts";
import { forgetVisits } from "./retention.ts";

const minute = 60_000;
const hour = 60 * minute;
const noon = uaeDayStart(20_780) + 12 * hour;

describe.each(places)("a report of a page, on %s", (name, make) => {
  const database = databaseIn(make);
  const visits = () => database.db.selectFrom("visits").selectAll().orderBy("id").execute();
  const counts = async () =>
    Object.fromEntries(
      (await database.db.selectFrom("seen_counts").selectAll().execute()).map((r) => [r.name, r.times]),
    );

  it("belongs to the same visit until half an hour of silence", async () => {
    const { send, wait, flush } = collectorOn(database.db, noon);
    send(
      view(1, {
        r: "https://www.google.com/search",
        q: "utm_source=News&utm_campaign=summer&utm_term=sara@example.com",
      }),
    );
    wait(29 * minute);
    send(view(2, { p: "/quotation" }));
    await flush();
    wait(31 * minute);
    send(view(3));
    await flush();
    const [first, second] = await visits();
    expect(first).toMatchObject({
      views: 2,
      channel: "campaign",
      device: 0,
      os: "Android",
      language: "en",
      in_uae: 1,
      thin: 0,
    });
    expect(second).toMatchObject({ views: 1, channel: "direct", place: "dubai" });
    expect(await visits()).toHaveLength(2);
    const words = await database.db.selectFrom("seen_words").select(["kind", "text"]).orderBy("id").execute();
    expect(words).toEqual([
      { kind: "path", text: "/dubai" },
      { kind: "source", text: "news" },
      { kind: "campaign", text: "summer" },
      { kind: "referrer", text: "google.com" },
      { kind: "path", text: "/quotation" },
      { kind: "source", text: "direct" },
    ]);
  });

  it("keeps the longest time and the deepest point, however often and late it comes", async () => {
    const { send, flush } = collectorOn(database.db, noon);
    send(view(1));
    const beacons = [
      { t: "4000", d: "30" },
      { t: "9000", d: "80" },
    ];
    for (const beacon of [...beacons, ...beacons]) send(laterBeacon(1, { e: "time", ...beacon }));
    send(laterBeacon(1, { e: "time", t: "99999999999", d: "10" }));
    send(laterBeacon(7, { e: "time", t: "5000", d: "50" }));
    await flush();
    expect(await database.db.selectFrom("page_views").select(["visible_ms", "depth"]).execute()).toEqual([
      { visible_ms: 30 * minute, depth: 80 },
    ]);
    expect(await visits()).toMatchObject([{ visible_ms: 30 * minute, deepest: 80 }]);
  });

  it("that comes after the end of a visit is added to it but does not prolong it", async () => {
    const { send, wait, flush } = collectorOn(database.db, noon);
    send(view(1));
    wait(20 * minute);
    send(laterBeacon(1, { e: "time", t: "1200000.25", d: "30.4" }));
    await flush();
    wait(31 * minute);
    send(laterBeacon(1, { e: "time", t: "1300000", d: "120.5" }));
    wait(minute);
    send(view(2, { p: "/quotation" }));
    await flush();
    expect(await visits()).toMatchObject([
      { views: 1, visible_ms: 1_300_000, deepest: 100, last: noon + 20 * minute },
      { views: 1 },
    ]);
  });

  it("by a visitor who used the back button does not repeat where the visitor came from", async () => {
    const { send, flush } = collectorOn(database.db, noon);
    send(view(1, { n: "back_forward", r: "https://www.google.com/", q: "?utm_source=news&utm_campaign=summer" }));
    send(view(2, { n: "reload", r: "https://www.google.com/", q: "?utm_source=news" }), { address: "94.200.9.9" });
    await flush();
    expect(await visits()).toMatchObject([
      { channel: "direct", campaign: null, referrer: null },
      { channel: "campaign" },
    ]);
    const navigated = await database.db.selectFrom("page_views").select("nav").orderBy("id").execute();
    expect(navigated.map(({ nav }) => nav)).toEqual(["b", "r"]);
  });

  it("about a link says which number was pressed where, and of another site only its name", async () => {
    const { send, flush } = collectorOn(database.db, noon);
    send(view(1));
    for (const [h, s] of [
      ["tel:", ""],
      ["tel:", "bar"],
      ["https:ar.example:8443", "page"],
      ["mailto:", "page"],
      ["/captions/pump.vtt", "page"],
      ["https://example.com/private?x", "page"],
      ["tel:0501234567", "page"],
    ] as const)
      send(laterBeacon(1, { e: "out", h, s }));
    await flush();
    const events = await database.db
      .selectFrom("visit_events")
      .innerJoin("seen_words", "seen_words.id", "visit_events.word")
      .select(["visit_events.kind", "text"])
      .orderBy("visit_events.id")
      .execute();
    expect(events.map(({ kind, text }) => `${kind} ${text}`)).toEqual([
      "call header",
      "call bar",
      "out ar.example",
      "download /captions/pump.vtt",
    ]);
    expect(await counts()).toEqual({ refused: 2 });
  });

  it("about a calculator, a form or a call belongs to the visit", async () => {
    const { send, flush } = collectorOn(database.db, noon);
    send(view(1));
    send(laterBeacon(1, { e: "tool", c: "hvac-cooling-load", s: "started" }));
    send(laterBeacon(1, { e: "tool", c: "hvac-cooling-load", s: "printed" }));
    send(laterBeacon(1, { e: "form", f: "quote" }));
    send(laterBeacon(1, { e: "out", h: "tel:", s: "bar" }));
    send(laterBeacon(1, { e: "cwv", m: "LCP", x: "1840" }));
    await flush();
    expect(await visits()).toMatchObject([{ tools: 1, begun: 1 }]);
    const events = await database.db.selectFrom("visit_events").select(["kind", "value"]).orderBy("id").execute();
    expect(events.map(({ kind }) => kind)).toEqual(["tool.started", "tool.printed", "form", "call", "vital.LCP"]);
    expect(events.at(-1)?.value).toBe(1840);
  });

  it("about a booking counts each of the known steps once for each view, and a chosen time as a form begun", async () => {
    const { send, flush, wait } = collectorOn(database.db, noon);
    const step = (number: number, s: string) => send(laterBeacon(number, { e: "booking", s }));
    send(view(1));
    for (const s of ["opened", "time", "time", "sent", "unbooked", "sent", "booked"]) step(1, s);
    for (const s of ["", "Opened", "paid", "opened.x"]) step(1, s);
    step(9, "opened");
    await flush();
    expect(await visits()).toMatchObject([{ begun: 1, tools: 0 }]);
    wait(20 * minute);
    send(view(2));
    for (const s of ["opened", "works-again", "refused"]) step(2, s);
    step(1, "opened");
    await flush();
    const stored = await database.db.selectFrom("visit_events").select(["kind", "at", "word"]).orderBy("id").execute();
    expect(stored.map(({ kind, at, word }) => [kind, (at - noon) / minute, word])).toEqual([
      ...["opened", "time", "sent", "unbooked", "booked"].map((s) => [`booking.${s}`, 0, null]),
      ...["opened", "works-again", "refused"].map((s) => [`booking.${s}`, 20, null]),
    ]);
    expect(await counts()).toEqual({ refused: 4 });
  });

  it("of web vitals is kept once for each view, and the larger value stays", async () => {
    const { send, flush, wait } = collectorOn(database.db, noon);
    const vitals = (number: number, m: string, x: string) => send(laterBeacon(number, { e: "cwv", m, x }));
    send(view(1));
    vitals(1, "LCP,CLS,INP", "1840,0,56");
    wait(20 * minute);
    send(view(2));
    vitals(2, "LCP", "90");
    vitals(1, "CLS,INP", "120,40");
    vitals(1, "CLS,INP", "120,40");
    vitals(9, "LCP", "7000");
    for (const [m, x] of [
      ["LCP,INP", "1840"],
      ["LCP", "-1"],
      ["LCP", "600001"],
      ["LCP,", "1,"],
      ["TTFB", "1"],
      ["LCP,CLS,INP,LCP", "1,1,1,1"],
    ] as const)
      vitals(2, m, x);
    await flush();
    const stored = await database.db.selectFrom("visit_events").select(["kind", "value", "at"]).orderBy("id").execute();
    expect(stored).toEqual([
      { kind: "vital.LCP", value: 1840, at: noon },
      { kind: "vital.CLS", value: 120, at: noon },
      { kind: "vital.INP", value: 56, at: noon },
      { kind: "vital.LCP", value: 90, at: noon + 20 * minute },
    ]);
    await flush();
    expect((await counts()).refused).toBe(6);
  });

  it("of two versions of a page counts each visit once, and only versions that are on trial", async () => {
    const { send, flush, wait, seesSecond } = collectorOn(database.db, noon);
    const shown = (number: number, x: string, address: string, p = "/quotation") =>
      send(view(number, { p, x }), { address });
    shown(1, "short-form.a", "10.0.0.1");
    shown(2, "short-form.a", "10.0.0.1");
    shown(3, "short-form.b", "10.0.0.2");
    shown(4, "made-up.b", "10.0.0.3");
    shown(5, "short-form.b", "10.0.0.4", "/dubai");
    shown(6, "Short form", "10.0.0.5");
    wait(31 * minute);
    shown(7, "short-form.a", "10.0.0.1");
    await flush();
    const words = await database.db
      .selectFrom("visit_events")
      .innerJoin("seen_words", "seen_words.id", "visit_events.word")
      .select(["text"])
      .where("visit_events.kind", "=", "variant")
      .orderBy("visit_events.id")
      .execute();
    expect(words.map(({ text }) => text)).toEqual(["short-form.a", "short-form.b", "short-form.a"]);
    const people = Array.from({ length: 2000 }, (_, n) => ({ address: `10.1.${n >> 8}.${n & 255}`, agent: "Firefox" }));
    const picks = () => people.map((person) => seesSecond("/quotation", person));
    const first = picks();
    expect(picks(), "the same all day").toEqual(first);
    const half = first.filter(Boolean).length;
    expect([half > 880, half < 1120]).toEqual([true, true]);
    const elsewhere = people.filter((person, n) => seesSecond("/dubai", person) === first[n]).length;
    expect([elsewhere > 880, elsewhere < 1120], "other ones on another page").toEqual([true, true]);
    wait(24 * hour);
    expect(picks().some(Boolean), "nobody before the day's salt is known").toBe(false);
  });

  it("after midnight continues the visit under yesterday's salt", async () => {
    const midnight = uaeDayStart(20_781);
    const { send, wait, flush } = collectorOn(database.db, midnight - 5 * minute);
    send(view(1));
    await flush();
    wait(10 * minute);
    send(view(2));
    await flush();
    expect(await visits()).toMatchObject([{ views: 2, day: 20_780 }]);
    wait(2 * hour);
    send(view(3));
    await flush();
    const [before, after] = await visits();
    expect(after).toMatchObject({ day: 20_781 });
    expect(after?.hash).not.toBe(before?.hash);
  });

  it("from a machine, a colleague or somebody who does not want it is counted, but not stored", async () => {
    const { send, flush } = collectorOn(database.db, noon);
    send(view(1), { agent: "Googlebot/2.1 (+http://www.google.com/bot.html)" });
    send(view(2), { agent: "" });
    send(view(3), { optedOut: true });
    send(view(4), { known: true });
    send(view(5, { p: "/enquiry/abcdefghijklmnop" }));
    send(view(6, { p: "//evil.example" }));
    send({ e: "view", i: "short", p: "/" });
    send({ e: "nothing", i: "view-0000000000000007", p: "/dubai" });
    await flush();
    expect(await visits()).toEqual([]);
    expect(await counts()).toEqual({ bot: 2, "opted-out": 1, staff: 1, refused: 4 });
  });

  it("is compared with the pages that were sent to the same people", async () => {
    const { answered, flush } = collectorOn(database.db, noon);
    const person = { agent: "Mozilla/5.0 Firefox/150.0", optedOut: false, known: false };
    for (const path of ["/dubai", "/ar/dubai/", "/nowhere", "/analytics-test", "/%ff"]) answered(path, person);
    for (const other of [{ optedOut: true }, { known: true }, { agent: "Googlebot/2.1" }])
      answered("/dubai", { ...person, ...other });
    await flush();
    expect(await counts()).toEqual({ answered: 2 });
  });

  it("without languages or a time zone is marked as thin until another page of the visit has them", async () => {
    const { send, flush } = collectorOn(database.db, noon);
    send(view(1), { ordinary: false });
    const { z: _zone, ...narrow } = view(2);
    send(narrow, { address: "10.0.0.9" });
    await flush();
    expect((await visits()).map(({ thin }) => thin)).toEqual([1, 1]);
    send(view(3));
    await flush();
    expect((await visits()).map(({ thin }) => thin)).toEqual([0, 1]);
  });

  it("is ignored until tomorrow if there are more than 60 in a minute", async () => {
    const { send, wait, flush } = collectorOn(database.db, noon);
    for (let number = 0; number < 70; number += 1) send(view(number));
    wait(2 * minute);
    send(view(100));
    send(view(101), { address: "94.200.9.9" });
    wait(24 * hour);
    send(view(102));
    await flush();
    expect((await visits()).map(({ views }) => views)).toEqual([60, 1, 1]);
    expect(await counts()).toEqual({ limited: 11 });
  });

  it("does not allow finding the visitor later: no address, browser, query or key is stored, and the hash is deleted", async () => {
    const { send, wait, flush, now } = collectorOn(database.db, noon);
    send(
      view(1, {
        r: "https://www.windtower.example/enquiry/secretkeysecretkey",
        q: "utm_source=a@b.example&utm_campaign=0501234567&email=sara@example.com",
      }),
    );
    send(view(2, { r: "https://forum.example/t/sara-0501234567?token=secret" }), { address: "94.200.7.7" });
    await flush();
    wait(49 * hour);
    await forgetVisits(database.db, { viewDays: 90, visitDays: 425 }, now());
    const tables = ["visits", "page_views", "visit_events", "seen_words", "visit_salts", "seen_counts"] as const;
    const all = JSON.stringify(
      await Promise.all(tables.map((table) => database.db.selectFrom(table).selectAll().execute())),
    );
    for (const canary of ["94.200", "Mozilla", "SM-S921B", "secret", "a@b", "sara", "0501234567", "view-0000"])
      expect(all).not.toContain(canary);
    expect((await visits()).map(({ hash }) => hash)).toEqual([null, null]);
    expect(await database.db.selectFrom("visit_salts").selectAll().execute()).toEqual([]);
  });

  it("of a missing page hides personal data, has limits, and is forgotten", async () => {
    const { missed, flush, wait, now } = collectorOn(database.db, noon);
    const sender = { address: "94.200.1.2", agent: "Firefox" };
    for (const path of ["/unsubscribe/sara@example.com", "/a/٠٥٠١٢٣٤٥٦٧", "/report/key", "/old page", "/enquiry/x/y"])
      missed("404", path, sender);
    for (let n = 0; n < 100; n += 1) missed("redirect", `/made-up-${n}`, sender);
    await flush();
    const texts = async () =>
      (await database.db.selectFrom("seen_words").select(["kind", "text"]).orderBy("id").execute()).map(
        ({ kind, text }) => `${kind} ${text}`,
      );
    const stored = await texts();
    expect(stored.slice(0, 5)).toEqual([
      "missing /unsubscribe/:masked",
      "missing /a/:masked",
      "missing /report",
      "missing /old page",
      "missing /enquiry",
    ]);
    expect(stored).toHaveLength(60);
    expect((await counts()).limited).toBe(45);
    wait(91 * 24 * hour);
    await forgetVisits(database.db, { viewDays: 90, visitDays: 425 }, now());
    expect(await texts()).toEqual([]);
  });

  it("from the test page is returned to that one view for a minute, and is counted nowhere", async () => {
    const { send, flush, triedOut } = collectorOn(database.db, noon);
    const trial = { p: "/ar/analytics-test" };
    send(view(1, { ...trial, r: "https://www.google.com/", q: "utm_source=sara@example.com" }));
    send(laterBeacon(1, { ...trial, e: "time", t: "4000", d: "30" }));
    send(view(2, trial), { address: "94.200.7.7", optedOut: true });
    send(view(3, trial), { known: true });
    send(view(4, trial), { agent: "Googlebot/2.1" });
    send(view(5, { p: "/analytics-test/x" }));
    for (let n = 0; n < 100; n += 1) send(laterBeacon(6, { ...trial, e: "time", t: String(n), d: "1" }));
    expect(triedOut(view(1).i)).toMatchObject([
      { number: 0, e: "view", verdict: "counted", kept: { source: "google.com", channel: "search", os: "Android" } },
      { number: 1, e: "time", verdict: "counted", kept: { t: 4000, d: 30 } },
    ]);
    expect([2, 3, 4, 5, 7].map((n) => triedOut(view(n).i).map(({ verdict }) => verdict))).toEqual([
      ["opted-out"],
      ["staff"],
      ["bot"],
      [],
      [],
    ]);
    expect(triedOut(view(6).i)).toHaveLength(40);
    expect(JSON.stringify(triedOut(view(1).i))).not.toMatch(/sara|94\.200|Mozilla/);
    await flush();
    expect(await visits()).toEqual([]);
    expect(await counts()).toEqual({ refused: 1 });
  });

  // The queue is in memory, not in the database. So by day the test runs on one database only.
  it.runIf(isNightly || name === "SQLite")(
    "waits while the database is away, and is dropped if memory is full",
    async () => {
      const { send, flush, count, wait } = collectorOn(database.db, noon);
      send(view(1));
      const rename = (from: string, to: string) =>
        sql`alter table ${sql.table(from)} rename to ${sql.table(to)}`.execute(database.db);
      for (const table of ["visits", "seen_counts"]) await rename(table, `${table}_away`);
      await expect(flush()).rejects.toThrow();
      for (let n = 0; n < 5100; n += 1) {
        if (n % 100 === 0) wait(1000);
        count("404", "/no");
      }
      for (const table of ["visits", "seen_counts"]) await rename(`${table}_away`, table);
      await flush();
      expect(await visits()).toHaveLength(1);
      expect((await counts()).dropped).toBe(101);
    },
  );
});
