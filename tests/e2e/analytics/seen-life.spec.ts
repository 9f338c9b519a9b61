import { randomUUID } from "node:crypto";
import type { Browser, Page } from "puppeteer-core";
import { origin } from "../support/origin.ts";
import { expect, test } from "../support/test.ts";
import { eventsOf, following, siteThatPrerenders, viewsOf, wholeBrowser } from "../support/whole-browser.ts";

/** The life of a page in a browser as people have it; what arrived is read from the database. */
let browser: Browser;
test.beforeEach(async () => {
  browser = await wholeBrowser();
});
test.afterEach(() => browser.close());

/** A visit under a campaign of its own. */
async function begin(path: string, at = origin): Promise<{ page: Page; campaign: string }> {
  const page = await browser.newPage();
  const campaign = `life-${randomUUID().slice(0, 8).replaceAll(/\d/g, "x")}`;
  await page.goto(`${at}${path}?utm_campaign=${campaign}`);
  return { page, campaign };
}

/** What was viewed and how, once so many views are stored. */
async function seen(campaign: string, views: number) {
  await expect.poll(async () => (await viewsOf(campaign)).length).toBe(views);
  return (await viewsOf(campaign)).map(({ page, nav }) => `${page} ${nav}`);
}
const stored = async (campaign: string, view: number) => (await viewsOf(campaign))[view];

for (const [path, next] of [
  ["/dubai", "/pricing"],
  ["/ar/dubai", "/ar/pricing"],
] as const)
  test(`a page that comes back from the back/forward cache is a view of its own: ${path}`, async () => {
    const { page, campaign } = await begin(path);
    await seen(campaign, 1);
    await page.evaluate(() => Object.assign(window, { marker: true }));
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    await following(page, next);
    await seen(campaign, 2);
    await expect.poll(async () => (await stored(campaign, 0))?.ms).toBeGreaterThan(0);
    await page.goBack();
    expect(await page.evaluate(() => "marker" in window), "it came from the cache").toBe(true);
    expect(await seen(campaign, 3)).toEqual([`${path} n`, `${next} n`, `${path} b`]);
    const [first] = await viewsOf(campaign);
    await page.goto("about:blank");
    await expect.poll(async () => (await stored(campaign, 2))?.ms).toBeGreaterThan(0);
    expect(await stored(campaign, 0), "the first view has ended").toEqual(first);
  });

test("a prerendered page counts once it is shown, and from then on", async () => {
  const site = await siteThatPrerenders("/pricing");
  const { page, campaign } = await begin("/dubai", site.origin);
  await seen(campaign, 1);
  await site.prerendered;
  await page.evaluate(() => {
    addEventListener("click", (event) => event.preventDefault(), { once: true });
    document.querySelector<HTMLAnchorElement>("a[href^='tel:']")?.click();
  });
  await expect.poll(async () => (await eventsOf(campaign)).map(({ kind }) => kind)).toEqual(["call"]);
  expect(await seen(campaign, 1), "nothing of the page that nobody saw").toEqual(["/dubai n"]);
  const shown = Date.now();
  await page.evaluate(() => document.querySelector<HTMLAnchorElement>("a[href='/pricing']")?.click());
  expect(await seen(campaign, 2)).toEqual(["/dubai n", "/pricing p"]);
  await page.evaluate(() => location.assign("/about"));
  await expect.poll(async () => (await stored(campaign, 1))?.ms).toBeGreaterThan(0);
  expect((await stored(campaign, 1))?.ms, "only since it was shown").toBeLessThan(Date.now() - shown);
  site.close();
});

test("a tab in the background counts when it is looked at, and its time only while it is", async () => {
  const { page, campaign } = await begin("/dubai");
  await seen(campaign, 1);
  const tab = await browser.newPage();
  await page.bringToFront();
  await tab.goto(`${origin}/pricing`, { waitUntil: "networkidle0" });
  expect(await tab.evaluate(() => document.hidden)).toBe(true);
  expect(await seen(campaign, 1)).toEqual(["/dubai n"]);
  const shown = Date.now();
  await tab.bringToFront();
  expect(await seen(campaign, 2)).toEqual(["/dubai n", "/pricing n"]);
  await page.bringToFront();
  await expect.poll(async () => (await stored(campaign, 1))?.ms).toBeGreaterThan(0);
  expect((await stored(campaign, 1))?.ms).toBeLessThanOrEqual(Date.now() - shown);
  const before = (await stored(campaign, 0))?.ms ?? 0;
  // Told again only after three seconds, or from deeper down.
  await page.evaluate(() => scrollTo({ top: document.documentElement.scrollHeight, behavior: "instant" }));
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  await tab.bringToFront();
  await expect.poll(async () => (await stored(campaign, 0))?.depth).toBe(100);
  const after = (await stored(campaign, 0))?.ms ?? 0;
  expect(after, "it grows").toBeGreaterThan(before);
});

test("a link is followed at once, also while no message can be sent", async () => {
  const { page, campaign } = await begin("/dubai");
  await seen(campaign, 1);
  const inOneTask = await page.evaluate(() => {
    const link = document.querySelector<HTMLAnchorElement>("a[href='/pricing']");
    const told: string[] = [];
    navigator.sendBeacon = () => false;
    setTimeout(() => told.push("later"));
    (window as unknown as { navigation: EventTarget }).navigation.addEventListener("navigate", (event) => {
      told.push(event.defaultPrevented ? "stopped" : "followed");
      event.preventDefault();
    });
    link?.click();
    return told;
  });
  expect(inOneTask).toEqual(["followed"]);
});
