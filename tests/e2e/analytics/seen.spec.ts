import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { forms, send } from "../support/forms.ts";
import { database } from "../support/sessions.ts";
import { byTurns } from "../support/site.ts";
import { expect, test } from "../support/test.ts";
import { asPerson, hide } from "../support/visitor.ts";

/** Collects the messages that the page has sent to the server. */
function told(page: Page) {
  const beacons: Record<string, string>[] = [];
  page.on("request", (request) => {
    if (request.url().endsWith("/seen"))
      beacons.push(Object.fromEntries(new URLSearchParams(request.postData() ?? "")));
  });
  return beacons;
}
const storedView = (key: string) =>
  database()
    .selectFrom("page_views")
    .innerJoin("visits", "visits.id", "page_views.visit")
    .innerJoin("seen_words", "seen_words.id", "visits.campaign")
    .select(["depth", "page_views.visible_ms", "seen_words.text as campaign"])
    .where("view_key", "=", key)
    .executeTakeFirst();

// Only this test uses this user agent. If a browser was on the site in the last half hour, it would continue its earlier visit, with the
// campaign of that visit.
const chrome = "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36";
test.use({ userAgent: `${chrome} ${randomUUID()}` });

const kinds = (beacons: Record<string, string>[]) => beacons.map(({ e }) => e);

byTurns((site) => {
  test("a visit reports views, time and depth, and stores nothing in the browser", async ({ page, context }) => {
    const [path, next] = [site.path("/dubai"), site.path("/quotation")];
    await asPerson(page);
    const beacons = told(page);
    await page.goto(`${path}?utm_source=news&utm_campaign=summer`);
    await expect.poll(() => kinds(beacons)).toEqual(["view"]);
    expect(beacons[0]).toMatchObject({ n: "navigate", q: "?utm_source=news&utm_campaign=summer" });
    const before = await page.evaluate(() => {
      scrollTo({ top: document.documentElement.scrollHeight, behavior: "instant" });
      return new Promise<number>((resolve) =>
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(performance.now()))),
      );
    });
    await hide(page);
    await expect.poll(() => kinds(beacons)).toEqual(["view", "time"]);
    await page.goto(next);
    await expect.poll(() => kinds(beacons)).toEqual(["view", "time", "view"]);
    const [first, time, second] = beacons;
    expect([time?.i === first?.i, second?.i === first?.i]).toEqual([true, false]);
    expect(Number(time?.t)).toBeGreaterThanOrEqual(Math.floor(before));
    await expect
      .poll(() => storedView(first?.i ?? ""), { intervals: [50] })
      .toEqual({
        depth: 100,
        visible_ms: Math.round(Number(time?.t)),
        campaign: "summer",
      });
    expect(await context.cookies()).toEqual([]);
    expect(await page.evaluate(() => [Object.keys(localStorage), Object.keys(sessionStorage)])).toEqual([
      [],
      ["visit"],
    ]);
  });
});

test("a form that is begun, a call and a calculator's steps are reported once", async ({ page }) => {
  await asPerson(page);
  const beacons = told(page);
  await page.goto("/contact");
  await expect.poll(() => kinds(beacons)).toEqual(["view"]);
  await page.getByLabel("Full name").fill("Sara");
  await page.getByLabel("Message").fill("The AC drips.");
  await page.evaluate(() => addEventListener("click", (event) => event.preventDefault()));
  await page.locator("main a[href^='tel:']").first().click();
  await expect
    .poll(() => beacons.slice(1).map(({ e, f, h, s }) => [e, f ?? `${h} ${s}`]))
    .toEqual([
      ["form", "contact"],
      ["out", "tel: page"],
    ]);
  beacons.length = 0;
  await page.goto("/calculators/duct-size");
  await expect.poll(() => kinds(beacons)).toContain("view");
  const field = page.locator("main form input:visible").first();
  await field.fill("900");
  await field.fill("950");
  await expect.poll(() => beacons.filter(({ e }) => e === "tool")).toMatchObject([{ c: "duct-size", s: "started" }]);
});

test("a program and a browser that asks not to be counted report nothing, and a private page is not reported", async ({
  page,
  browser,
}) => {
  const beacons = told(page);
  await page.goto("/");
  await page.waitForLoadState("networkidle");
  const { data } = await send("/api/contact", { ...forms["/api/contact"](), key: randomUUID() });
  const person = await (await browser.newContext()).newPage();
  await asPerson(person);
  const ofPrivate = told(person);
  await person.goto(data.followUrl);
  await person.waitForLoadState("networkidle");
  expect(ofPrivate).toEqual([]);
  await person.context().close();
  for (const script of [
    () => Object.defineProperty(Navigator.prototype, "globalPrivacyControl", { get: () => true }),
    () => localStorage.setItem("uncounted", "Infinity"),
  ]) {
    const context = await browser.newContext();
    const other = await context.newPage();
    await asPerson(other);
    await other.addInitScript(script);
    const sent = told(other);
    await other.goto(page.url());
    await other.waitForLoadState("networkidle");
    expect(sent).toEqual([]);
    await context.close();
  }
  expect(beacons).toEqual([]);
});

test("no file or address has a name that blockers of trackers look for, not even those that measure after ten seconds", async ({
  page,
}) => {
  const addresses: string[] = [];
  const scripts: string[] = [];
  page.on("request", (request) => addresses.push(new URL(request.url()).pathname));
  page.on("response", async (response) => {
    if (response.url().endsWith(".js")) scripts.push(await response.text());
  });
  const measuring = () => scripts.filter((script) => script.includes("layout-shift"));
  await asPerson(page);
  await page.clock.install();
  await page.goto("/");
  await expect.poll(() => addresses).toContain("/seen");
  expect(measuring()).toEqual([]);
  await page.clock.fastForward(10_000);
  await expect.poll(measuring).toHaveLength(1);
  for (const address of addresses)
    expect(address).not.toMatch(/analytic|track|beacon|collect|pixel|telemetry|vitals|stat/i);
});
