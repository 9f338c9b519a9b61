import type { Locator, Page } from "@playwright/test";
import { kinds } from "../support/kinds.ts";
import { forEachLanguage } from "../support/site.ts";
import { expect, test } from "../support/test.ts";

/** The longest words of the button on the first two pages: one with a district in its address, one without a place. */
const times = {
  en: {
    [kinds.district]: ["Book Wednesday, 30 December, 12 to 2", "First free time in Dubai Silicon Oasis"],
    [kinds.service]: ["Book Wednesday, 12 to 2", "First free time in Ras Al Khaimah"],
  },
  ar: {
    [kinds.district]: ["احجز الأربعاء، 30 ديسمبر، 12 إلى 2", "أول موعد متاح في واحة دبي للسيليكون"],
    [kinds.service]: ["احجز الأربعاء، 12 إلى 2", "أول موعد متاح في رأس الخيمة"],
  },
};

const button = (page: Page) => page.getByRole("main").locator("[data-free]").first();
const wordsBelow = (page: Page) => page.getByRole("main").getByRole("heading", { level: 2 }).first();

async function boxOf(locator: Locator) {
  const box = await locator.boundingBox();
  if (!box) throw new Error(`${locator} is not visible`);
  return box;
}

/** The places that a time must not move: the button's own from top to end, and the words below. A wide screen lets the button grow to the side. */
async function placesOn(page: Page) {
  const { y, height } = await boxOf(button(page));
  return [y, height, await boxOf(wordsBelow(page))];
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
      for (const [id, [time, place]] of Object.entries(times[site.language])) {
        const answer = await answerLater(
          page,
          `<time datetime="2026-12-30T12:00+04:00">${time}</time><small>${place}</small>`,
        );
        const question = page.waitForRequest(/free-times/);
        await page.goto(site.path(id));
        const { pathname, searchParams } = new URL((await question).url());
        expect(pathname).toBe(site.path("/free-times"));
        expect([...searchParams.keys()]).toEqual(id === kinds.district ? ["service", "place", "area"] : ["service"]);
        await expect(button(page)).toHaveText(site.t("free.book"));
        const before = await placesOn(page);
        answer();
        await expect(button(page)).toHaveText(`${time}${place}`);
        expect(await placesOn(page), id).toEqual(before);
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
      await expect(button(page)).toHaveText(site.t("free.book"));
      await expect(button(page)).toHaveAttribute("href", `${site.path("/book")}?service=ac&place=dubai`);
      await page.unroute("**/free-times?*");
    }
  });
});
