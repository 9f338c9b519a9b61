import type { Locator, Page } from "@playwright/test";
import { leadParts } from "#site/ui/sections/lead.ts";
import { kinds } from "../support/kinds.ts";
import { forEachLanguage, type Site } from "../support/site.ts";
import { expect, test } from "../support/test.ts";

/** The longest times of the first two pages: one with a place in its address, one without. */
const times = {
  en: { [kinds.district]: "Wednesday 12:00 PM", [kinds.service]: "Wednesday 12:00 PM · Ras Al Khaimah" },
  ar: { [kinds.district]: "الأربعاء 12:00 ظهراً", [kinds.service]: "الأربعاء 12:00 ظهراً · رأس الخيمة" },
};

const lineOf = (page: Page) => page.getByRole("main").locator("[data-free]").first();
const bookOf = (page: Page, { t }: Site) =>
  page
    .getByRole("main")
    .getByRole("link", { name: t("free.book"), exact: true })
    .first();
const wordsBelow = (page: Page, { words }: Site, id: string) =>
  page.getByRole("main").getByText(leadParts(words(id).hero?.lead ?? "")[1], { exact: true });

async function boxOf(locator: Locator) {
  const box = await locator.boundingBox();
  if (!box) throw new Error(`${locator} is not visible`);
  return { ...box, end: box.y + box.height };
}

/** The places that a time must not move: its own line from top to end, the button beside it, and the words below. */
async function placesOn(page: Page, site: Site, id: string) {
  const { y, end } = await boxOf(lineOf(page));
  return [y, end, await boxOf(bookOf(page, site)), await boxOf(wordsBelow(page, site, id))];
}

/** Answers the question for the first free time once the function that it returns is called. */
async function answerLater(page: Page, body: string) {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route("**/free-times?*", async (route) => {
    await promise;
    await route.fulfill({ contentType: "text/html", body });
  });
  return resolve;
}

forEachLanguage((site) => {
  for (const width of [320, 390, 1440])
    test(`the first free time arrives without moving the page (${width} px)`, async ({ page }) => {
      await page.setViewportSize({ width, height: 844 });
      for (const [id, time] of Object.entries(times[site.language])) {
        const answer = await answerLater(page, `<time datetime="2026-12-09T12:00+04:00">${time}</time>`);
        const question = page.waitForRequest(/free-times/);
        await page.goto(site.path(id));
        const { pathname, searchParams } = new URL((await question).url());
        expect(pathname).toBe(site.path("/free-times"));
        expect([...searchParams.keys()]).toEqual(id === kinds.district ? ["service", "place"] : ["service"]);
        await expect(lineOf(page)).toHaveText(site.t("free.choose"));
        const before = await placesOn(page, site, id);
        answer();
        await expect(lineOf(page)).toHaveText(time);
        expect(await placesOn(page, site, id), id).toEqual(before);
        expect(await page.evaluate(() => document.documentElement.scrollWidth), id).toBe(width);
        await page.unroute("**/free-times?*");
      }
    });

  test("without a time, and with somebody else's page for an answer, the words stay", async ({ page }) => {
    for (const body of ["", "<!doctype html><title>Sign in</title>"]) {
      const answer = await answerLater(page, body);
      const response = page.waitForResponse(/free-times/);
      await page.goto(site.path(kinds.place));
      answer();
      await (await response).finished();
      await page.evaluate(() => new Promise((next) => setTimeout(next)));
      await expect(lineOf(page)).toHaveText(site.t("free.choose"));
      await expect(lineOf(page)).toHaveAttribute("href", `${site.path("/book")}?service=ac&place=dubai`);
      await page.unroute("**/free-times?*");
    }
  });
});
