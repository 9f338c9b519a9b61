import { dateOfDay } from "@site/ground/time/uae-time.ts";
import { hashOf } from "#domain/colleagues/store/tokens.ts";
import { translator } from "#site/i18n/t.ts";
import { violationsIn } from "../support/axe.ts";
import { cookieFor, signIn } from "../support/colleagues.ts";
import { insertVisits, uaeToday } from "../support/daily-visits.ts";
import { ask, post } from "../support/http.ts";
import { newEmail } from "../support/leads.ts";
import { database } from "../support/sessions.ts";
import { forEachLanguage } from "../support/site.ts";
import { expect, test } from "../support/test.ts";

/** Stores sums of each step of a booking, so that the dashboard shows all of them. */
async function insertBookingSteps() {
  const times = { opened: 60, "works-again": 6, time: 40, sent: 30, booked: 20, unbooked: 8, refused: 3 };
  const rows = Object.entries(times).map(([step, n]) => ({ kind: `booking.${step}`, times: n }));
  await database()
    .insertInto("daily_events")
    .values(rows.map((row) => ({ ...row, day: uaeToday - 1, page: 0, word: 0 })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

forEachLanguage((site) => {
  const t = translator(site.language, "analytics");
  const path = site.path("/admin/analytics");

  test("every part of the dashboard is accessible and fits, on a phone too", async ({ page }) => {
    test.slow();
    await insertVisits(`/seen-${crypto.randomUUID()}`);
    await insertBookingSteps();
    await signIn(page, { role: "analyst" });
    for (const view of [
      "overview",
      "sources",
      "pages",
      "visitors",
      "funnel",
      "bookings",
      "speed",
      "repairs",
      "live",
    ] as const) {
      await page.setViewportSize({ width: 1280, height: 800 });
      await page.goto(`${path}?view=${view}`);
      const parts = page.getByRole("navigation", { name: t("views.label"), exact: true });
      const link = parts.getByRole("link", { name: t(`views.${view}`), exact: true });
      await expect(link).toHaveAttribute("aria-current", "page");
      for (const [width, colorScheme] of [[1280, "light"] as const, [360, "dark"] as const]) {
        await page.setViewportSize({ width, height: 800 });
        await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
        expect.soft(await violationsIn(page, [], ["main tr:nth-child(n+6)"]), `${view}, ${width} px`).toEqual([]);
        const wide = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
        expect.soft(wide, `${view} is wider than ${width} px`).toBe(false);
      }
    }
  });
});

test.describe("the dashboard without a script", () => {
  test.use({ javaScriptEnabled: false });

  test("lets somebody choose dates, and write and delete notes", async ({ page }) => {
    const t = translator("en", "analytics");
    await insertVisits(`/seen-${crypto.randomUUID()}`);
    await signIn(page);
    await page.goto("/admin/analytics");
    await page.getByText(t("own.open")).click();
    await page.getByLabel(t("own.from"), { exact: true }).fill(dateOfDay(uaeToday - 3));
    await page.getByRole("button", { name: t("own.show") }).click();
    await expect(page).toHaveURL(new RegExp(`from=${dateOfDay(uaeToday - 3)}`));

    const text = `note ${crypto.randomUUID()}`;
    await page.getByText(t("notes.add")).click();
    await page.getByLabel(t("notes.day"), { exact: true }).fill(dateOfDay(uaeToday - 1));
    await page.getByLabel(t("notes.text")).fill(text);
    await page.getByRole("button", { name: t("notes.save") }).click();
    await expect(page.getByText(text)).toBeVisible();
    await page.getByRole("button", { name: t("notes.removeOf", { text }) }).click();
    await expect(page.getByText(text)).toHaveCount(0);
  });
});

test("an analyst begins at the dashboard and sees no lead anywhere", async ({ page }) => {
  const lead = { name: "Canary Analyst", email: newEmail(), phone: "050 123 4567", message: "The AC drips." };
  await post("/api/contact", { ...lead, service: "ac-repair" });
  const cookie = await cookieFor({ role: "analyst" });
  for (const closed of ["/admin/leads.csv", "/admin/dashboard", "/admin/live", "/admin/messages", "/admin/colleagues"])
    expect((await ask(closed, { headers: cookie })).status, closed).toBe(403);
  await signIn(page, { role: "analyst" });
  await page.goto("/admin");
  await expect(page).toHaveURL(/\/admin\/analytics$/);
  await page.goto("/admin/analytics?view=funnel");
  await expect(page.getByRole("main")).not.toContainText(/Canary|050 123|drips/);
});

test.describe("a shared link", () => {
  const t = translator("en", "analytics");

  /** Makes a shared link as an analyst does, and returns its path. */
  async function share(query: string, fields: Record<string, string> = {}) {
    const cookie = await cookieFor({ role: "analyst" });
    const form = { intent: "share", days: "7", language: "ar", ...fields };
    const made = await post(`/admin/analytics?${query}`, form, { ...cookie, accept: "text/html" });
    expect(made.status).toBe(200);
    return /\/ar\/report\/[\w-]{43}/.exec(made.text)?.[0] ?? "no link";
  }

  async function idOf(path: string) {
    const hash = hashOf(path.split("/").at(-1) ?? "");
    const link = database().selectFrom("report_links").select("id").where("token_hash", "=", hash);
    return (await link.executeTakeFirstOrThrow()).id;
  }

  test("shows sums to everybody who has it, but no note, no lead, and no dirham unless ticked", async ({ page }) => {
    const path = `/seen-${crypto.randomUUID()}`;
    await insertVisits(path);
    const note = `note ${crypto.randomUUID()}`;
    await post("/admin/analytics", { intent: "note", day: dateOfDay(uaeToday), text: note }, await cookieFor());
    const [plain, money] = [await share("view=overview"), await share("view=overview", { money: "on" })];
    const answer = await ask(plain);
    expect(answer.status).toBe(200);
    expect(answer.headers).toMatchObject({ "cache-control": "no-store" });
    expect(answer.headers["x-robots-tag"]).toContain("noindex");
    expect(answer.headers["set-cookie"]).toBeUndefined();
    expect(answer.text).toContain(path);
    const ar = translator("ar", "analytics");
    for (const hidden of [note, ar("totals.wonAed"), "wonFils", "leads", "/admin/analytics"])
      expect(answer.text.includes(hidden), hidden).toBe(false);
    expect((await ask(money)).text).toContain(ar("totals.wonAed"));
    expect((await ask(money)).text).not.toContain(note);
    await page.setViewportSize({ width: 360, height: 800 });
    await page.goto(plain);
    await expect(page.getByRole("heading", { level: 1 })).toContainText(ar("report.title"));
    expect(await violationsIn(page)).toEqual([]);
    expect((await ask(plain.replace("/ar", ""))).text).toContain(t("report.title"));
  });

  test("stops working when it is withdrawn or expired, and no other token opens anything", async ({ page, guard }) => {
    guard.allow(/status of 404/);
    const path = await share("view=pages");
    await signIn(page, { role: "analyst" });
    await page.goto("/admin/analytics");
    await page.getByText(t("share.title")).click();
    const links = page.getByRole("list", { name: t("share.open") }).getByRole("listitem");
    await links
      .filter({ has: page.locator(`input[value="${await idOf(path)}"]`) })
      .getByRole("button")
      .click();
    await expect.poll(async () => (await ask(path)).status).toBe(404);
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(translator("ar", "analytics")("report.gone"));

    const over = await share("view=pages");
    const ended = database().updateTable("report_links").set({ expires_at: 1 });
    await ended.where("id", "=", await idOf(over)).execute();
    expect((await ask(over)).status).toBe(404);
    for (const guess of [over.toLowerCase(), `${over}x`, "/report/%00", "/report/'%20or%201=1"])
      expect([301, 400, 404], guess).toContain((await ask(guess)).status);
  });
});
