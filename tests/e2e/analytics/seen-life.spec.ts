import { expect } from "@playwright/test";
import { byTurns } from "../support/site.ts";
import { eventsOf, followLink, oftenAsked, test, viewsOf } from "../support/whole-browser.ts";

/** Returns the stored page views of a visit, with the way in which the visitor came to each page. */
const stored = async (campaign: string) => (await viewsOf(campaign)).map(({ page, nav }) => `${page} ${nav}`);

byTurns((site) => {
  test("a page that comes back from the back/forward cache is a view of its own", async ({ visitor }) => {
    const [path, next] = [site.path("/dubai"), site.path("/pricing")];
    const views = () => visitor.told("view").length;
    const page = await visitor.begin(path);
    await expect.poll(views).toBe(1);
    await page.evaluate(() => Object.assign(window, { marker: true }));
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    await followLink(page, next);
    await expect.poll(views).toBe(2);
    await expect.poll(() => visitor.times(0)).toHaveLength(1);
    await page.goBack();
    expect(await page.evaluate(() => "marker" in window), "it came from the cache").toBe(true);
    await expect.poll(views).toBe(3);
    await page.goto("about:blank");
    await expect.poll(() => visitor.times(2)).toHaveLength(1);
    const msOf = async (nth: number) => (await viewsOf(visitor.campaign))[nth]?.ms;
    await expect.poll(() => msOf(2), oftenAsked).toBeGreaterThan(0);
    expect(await stored(visitor.campaign)).toEqual([`${path} n`, `${next} n`, `${path} b`]);
    const [first, ...more] = visitor.times(0);
    expect(more, "the first view has ended").toEqual([]);
    expect(await msOf(0)).toBe(Math.round(Number(first?.t)));
  });
});

test("a prerendered page counts once it is shown, and its time counts from then on", async ({ visitor }) => {
  visitor.prerender("/pricing");
  const page = await visitor.begin("/dubai");
  await expect.poll(() => visitor.told("view")).toHaveLength(1);
  await visitor.prerendered(page);
  await page.evaluate(() => {
    addEventListener("click", (event) => event.preventDefault(), { once: true });
    document.querySelector<HTMLAnchorElement>("a[href^='tel:']")?.click();
  });
  await expect.poll(() => visitor.told("out")).toHaveLength(1);
  expect(visitor.told("view"), "nothing of the page that nobody saw").toHaveLength(1);
  const shown = Date.now();
  await page.evaluate(() => document.querySelector<HTMLAnchorElement>("a[href='/pricing']")?.click());
  await expect.poll(() => visitor.told("view").map(({ n }) => n)).toEqual(["navigate", "p"]);
  await page.evaluate(() => location.assign("/about"));
  await expect.poll(() => visitor.times(1)).toHaveLength(1);
  const [time] = visitor.times(1);
  expect(Number(time?.t), "only since it was shown").toBeLessThan(Date.now() - shown);
  await expect.poll(() => stored(visitor.campaign), oftenAsked).toEqual(["/dubai n", "/pricing p", "/about n"]);
  expect((await viewsOf(visitor.campaign))[1]?.ms).toBe(Math.round(Number(time?.t)));
  const events = (await eventsOf(visitor.campaign)).map(({ kind }) => kind);
  expect(events.filter((kind) => !kind.startsWith("vital."))).toEqual(["call"]);
});

test("a tab in the background counts when somebody looks at it, and its time only while somebody does", async ({
  visitor,
}) => {
  const page = await visitor.begin("/dubai");
  await expect.poll(() => visitor.told("view")).toHaveLength(1);
  const tab = await visitor.newPage();
  await page.bringToFront();
  await tab.goto(`${visitor.origin}/pricing`, { waitUntil: "networkidle0" });
  expect(await tab.evaluate(() => document.hidden)).toBe(true);
  expect(visitor.told("view")).toHaveLength(1);
  const shown = Date.now();
  await tab.bringToFront();
  await expect.poll(() => visitor.told("view")).toHaveLength(2);
  await page.bringToFront();
  await expect.poll(() => visitor.times(1)).toHaveLength(1);
  expect(Number(visitor.times(1)[0]?.t)).toBeLessThanOrEqual(Date.now() - shown);
  const before = Number(visitor.times(0).at(-1)?.t ?? 0);
  // The page reports again only after three seconds, or when the visitor scrolls further down.
  await page.evaluate(() => scrollTo({ top: document.documentElement.scrollHeight, behavior: "instant" }));
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  await tab.bringToFront();
  await expect.poll(async () => (await viewsOf(visitor.campaign))[0]?.depth, oftenAsked).toBe(100);
  expect(await stored(visitor.campaign)).toEqual(["/dubai n", "/pricing n"]);
  const after = (await viewsOf(visitor.campaign))[0]?.ms ?? 0;
  expect(after, "it grows").toBeGreaterThan(before);
});

test("a link works at once, even while no message can be sent", async ({ visitor }) => {
  const page = await visitor.begin("/dubai");
  await expect.poll(() => visitor.told("view")).toHaveLength(1);
  const inOneTask = await page.evaluate(() => {
    const link = document.querySelector<HTMLAnchorElement>("a[href='/pricing']");
    const log: string[] = [];
    navigator.sendBeacon = () => false;
    setTimeout(() => log.push("later"));
    (window as unknown as { navigation: EventTarget }).navigation.addEventListener("navigate", (event) => {
      log.push(event.defaultPrevented ? "stopped" : "followed");
      event.preventDefault();
    });
    link?.click();
    return log;
  });
  expect(inOneTask).toEqual(["followed"]);
});
