import { dateOfDay } from "@site/ground/time/uae-time.ts";
import { describe, expect, test } from "vitest";
import { translator } from "#site/i18n/t.ts";
import { cookieFor } from "#tests/e2e/support/colleagues.ts";
import { insertVisits, uaeToday } from "#tests/e2e/support/daily-visits.ts";
import { ask, post } from "#tests/e2e/support/http.ts";
import { database } from "#tests/e2e/support/sessions.ts";
import { siteIn } from "#tests/e2e/support/site-words.ts";
import { parseHtml } from "#tests/site/html.ts";

test("a table is downloaded as a file in which no cell is a formula", async () => {
  const path = `/seen-${crypto.randomUUID()}`;
  await insertVisits(path);
  const text = `=cmd|${crypto.randomUUID()}`;
  const word = { kind: "search", text };
  const { id } = await database().insertInto("seen_words").values(word).returning("id").executeTakeFirstOrThrow();
  const event = { kind: "search", day: uaeToday, page: 0, word: id, times: 3, value: 0 };
  await database().insertInto("daily_events").values(event).execute();
  const cookie = await cookieFor({ role: "analyst" });
  const file = await ask("/admin/analytics.csv?table=entries", { headers: cookie });
  expect(file.headers["content-type"]).toBe("text/csv; charset=utf-8");
  expect(file.headers["content-disposition"]).toMatch(/filename="entries-20\d\d-\d\d-\d\d-20\d\d-\d\d-\d\d\.csv"/);
  expect(file.text).toContain(`${path},40,100.0,0.2500,6,0,0,0.00\r\n`);
  const searched = await ask("/admin/analytics.csv?table=searches", { headers: cookie });
  expect(searched.text).toContain(`'${text},3\r\n`);
  expect((await ask("/admin/analytics.csv?table=leads", { headers: cookie })).status).toBe(404);
  expect((await ask("/admin/analytics.csv?table=entries")).status).toBe(401);
  expect(
    (await ask("/admin/analytics.csv?table=entries", { headers: await cookieFor({ role: "agent" }) })).status,
  ).toBe(403);
});

test("filtered visits go back 90 days, and with a filter by device no lead is shown", async () => {
  const t = translator("en", "analytics");
  const headers = { ...(await cookieFor({ role: "analyst" })), accept: "text/html" };
  const file = async (query: string) => ask(`/admin/analytics.csv?${query}`, { headers });
  const [heads, ...rows] = (await file("table=entries&source=%27%20or%201%3D1--")).text.trim().split("\r\n");
  expect(heads).toContain(t("columns.leads"));
  expect(rows).toEqual([]);
  expect((await file("table=entries&device=0&range=28")).text).not.toContain(t("columns.leads"));
  expect((await file("table=searches&device=0")).status).toBe(404);
  const page = (await ask("/admin/analytics?range=12m&view=visitors&device=0&source=%3Cscript%3E", { headers })).text;
  expect(page).toContain(t("problems.filter"));
  expect(page).toContain("&lt;script&gt;");
  expect(page).not.toContain("<script>:");
  expect((await ask("/admin/analytics?view=speed&os=iOS", { headers })).text).toContain(t("filter.notHere"));
});

test("requests that no form of the dashboard sends change nothing", async () => {
  const cookie = await cookieFor({ role: "analyst" });
  const send = async (fields: Record<string, string>, headers: Record<string, string> = cookie) =>
    (await post("/admin/analytics", fields, { ...headers, accept: "text/html" })).status;
  const day = dateOfDay(uaeToday);
  expect(await send({ intent: "toString" })).toBe(422);
  expect(await send({ intent: "note", day: "2026-02-31", text: "x" })).toBe(422);
  expect(await send({ intent: "note", day, text: "x\u202e" })).toBe(422);
  expect(await send({ intent: "note", day, text: "x".repeat(121) })).toBe(422);
  expect(await send({ intent: "cost", campaign: "x", month: "2026-13", aed: "1" })).toBe(422);
  expect(await send({ intent: "cost", campaign: "x", month: "2026-11", aed: "-1" })).toBe(422);
  expect(await send({ intent: "note", day, text: "x" }, await cookieFor({ role: "agent" }))).toBe(403);
  expect(await send({ intent: "note", day, text: "x" }, { ...cookie, origin: "https://elsewhere.example" })).toBe(403);
  const campaign = `campaign-${crypto.randomUUID()}`;
  expect(await send({ intent: "cost", campaign, month: "2026-11", aed: "١٬٢٥٠٫٥" })).toBe(303);
  const cost = database().selectFrom("campaign_costs").select("fils").where("campaign", "=", campaign);
  expect(await cost.execute()).toEqual([{ fils: 125_050 }]);
});

test("a shared link is made only as offered, and not of the live view", async () => {
  const cookie = { ...(await cookieFor({ role: "analyst" })), accept: "text/html" };
  const send = async (query: string, days: string) =>
    (await post(`/admin/analytics${query}`, { intent: "share", days, language: "en" }, cookie)).status;
  expect([await send("", "3000"), await send("", "-1"), await send("?view=live", "7")]).toEqual([422, 422, 422]);
});

test("a link shared without enquiries shows only the steps of a booking before its form was sent", async () => {
  const events = ["opened", "time", "sent", "booked"].map((step) => ({ kind: `booking.${step}`, times: 5000 }));
  await database()
    .insertInto("daily_events")
    .values(events.map((event) => ({ ...event, day: uaeToday, page: 0, word: 0 })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const cookie = { ...(await cookieFor({ role: "analyst" })), accept: "text/html" };
  const shared = async (fields: Record<string, string>) => {
    const asked = { intent: "share", days: "7", language: "en", ...fields };
    const made = await post("/admin/analytics?view=bookings", asked, cookie);
    return (await ask(/\/report\/[\w-]{43}/.exec(made.text)?.[0] ?? "no link")).text;
  };
  const t = translator("en", "analytics");
  const later = [t("booking.steps.sent"), t("booking.steps.booked"), t("columns.booked"), t("columns.unbooked")];
  const [plain, money] = [await shared({}), await shared({ money: "on" })];
  expect(plain).toContain(t("booking.steps.time"));
  expect(later.filter((words) => plain.includes(words))).toEqual([]);
  expect(later.filter((words) => !money.includes(words))).toEqual([]);
});

test("only colleagues read Google's answer, and only somebody with its key reads about a view", async () => {
  const t = translator("en", "analytics");
  const mainFor = async (headers: Record<string, string>) =>
    parseHtml((await ask("/analytics-test", { headers })).text)
      .required("main")
      .text();
  expect(await mainFor({})).not.toContain("Google Analytics 4");
  const colleague = await mainFor(await cookieFor({ role: "agent" }));
  expect(colleague).toContain("Google Analytics 4");
  expect(colleague).toContain(t("trial.reasons.staff"));
  for (const view of ["", "?view=", "?view=x", "?view=view-0000000000000000", "?view=%00", "?view=__proto__________"])
    expect(JSON.parse((await ask(`/analytics-test/received${view}`)).text)).toEqual([]);
});

describe.each(["en", "ar"] as const)("%s", (language) => {
  const site = siteIn(language);
  const t = translator(language, "analytics");

  test("a date that does not exist is answered by a sentence", async () => {
    const headers = { ...(await cookieFor()), accept: "text/html" };
    const path = `${site.path("/admin/analytics")}?from=2026-02-31&to=%F0%9F%92%A9`;
    const page = parseHtml((await ask(path, { headers })).text);
    const alerts = page.all("p", (element) => element.attr("role") === "alert");
    expect(alerts.map((alert) => alert.text()).filter(Boolean)).toEqual([t("problems.date")]);
    const range = page.all("a", (link) => link.text() === t("ranges.28"));
    expect(range.map((link) => link.attr("aria-current"))).toEqual(["page"]);
  });

  test("if Google is not set up, nobody is asked and no form is accepted", async () => {
    const path = site.path("/privacy");
    const page = parseHtml((await ask(path)).text);
    const headings = page
      .required("main")
      .all("h2")
      .map((heading) => heading.text());
    expect(headings).toContain(t("counting.title"));
    expect(headings).not.toContain(t("google.title"));
    expect(page.required("footer").text()).not.toContain("Google");
    expect((await post(path, { google: "yes" })).status).toBe(405);
  });
});
