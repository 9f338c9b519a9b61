import type { Locator, Page } from "@playwright/test";
import { byTurns, forEachLanguage, type Site } from "../support/site.ts";
import { expect, test } from "../support/test.ts";

const shapes = { standard: "/ajman", story: "/fujairah", table: "/dubai", picture: "/ras-al-khaimah" };

const phone = { width: 390, height: 844 };

async function partsOf(page: Page, { t, words }: Site, id: string) {
  const main = page.getByRole("main");
  const { sections = [] } = words(id);
  return {
    title: await boxOf(main.getByRole("heading", { level: 1 })),
    picture: () => boxOf(main.locator("picture img").first()),
    first: await boxOf(main.getByRole("heading", { level: 2, name: sections[0]?.heading, exact: true })),
    second: await boxOf(main.getByRole("heading", { level: 2, name: sections[1]?.heading, exact: true })),
    questions: await boxOf(main.getByRole("heading", { level: 2, name: t("questions") })),
    quote: await boxOf(main.getByRole("link", { name: t("actions.quote") }).first()),
  };
}

async function boxOf(locator: Locator) {
  const box = await locator.boundingBox();
  if (!box) throw new Error(`${locator} is not visible`);
  return { ...box, end: box.y + box.height, middle: box.x + box.width / 2 };
}

forEachLanguage((site) => {
  const before = (one: { middle: number }, other: { middle: number }) =>
    site.dir === "ltr" ? one.middle < other.middle : one.middle > other.middle;

  test("standard: the picture is beside the title, at the end of the line", async ({ page }) => {
    await page.goto(site.path(shapes.standard));
    const { title, first, ...parts } = await partsOf(page, site, shapes.standard);
    const picture = await parts.picture();
    expect(before(title, picture)).toBe(true);
    expect(picture.y).toBeLessThan(first.y);
  });

  test("table: the first section is visible without scrolling on a phone, and the picture is beside the questions on a wide screen", async ({
    page,
  }) => {
    await page.setViewportSize(phone);
    await page.goto(site.path(shapes.table));
    const { first } = await partsOf(page, site, shapes.table);
    expect(first.end).toBeLessThan(phone.height);
    await expect(page.getByRole("main").locator("picture img")).toBeHidden();
    await page.setViewportSize({ width: 1280, height: 800 });
    const { picture, questions } = await partsOf(page, site, shapes.table);
    expect((await picture()).y).toBeGreaterThan(questions.y);
  });

  test("picture: it comes first, above the title on a phone, before it and larger on a wide screen", async ({
    page,
  }) => {
    await page.setViewportSize(phone);
    await page.goto(site.path(shapes.picture));
    const narrow = await partsOf(page, site, shapes.picture);
    expect((await narrow.picture()).end).toBeLessThanOrEqual(narrow.title.y);
    await page.setViewportSize({ width: 1280, height: 800 });
    const wide = await partsOf(page, site, shapes.picture);
    const picture = await wide.picture();
    expect(before(picture, wide.title)).toBe(true);
    expect(picture.width).toBeGreaterThan(wide.title.width);
  });

  test("a visitor in a hurry finds the ways to reach us without scrolling on a phone", async ({ page }) => {
    await page.setViewportSize(phone);
    for (const id of [shapes.story, shapes.table, shapes.picture]) {
      await page.goto(site.path(id));
      const { quote: quotation } = await partsOf(page, site, id);
      expect(quotation.end, id).toBeLessThanOrEqual(700);
    }
  });
});

byTurns((site) => {
  test("story: title and first section without a picture, then the picture, then the rest", async ({ page }) => {
    await page.goto(site.path(shapes.story));
    for (const size of [phone, { width: 1280, height: 800 }]) {
      await page.setViewportSize(size);
      const { title, first, picture, second } = await partsOf(page, site, shapes.story);
      const order = [title.end, first.y, (await picture()).y, second.y];
      expect(order).toEqual([...order].sort((a, b) => a - b));
    }
  });

  test("a city's page shows where the city lies", async ({ page }) => {
    await page.goto(site.path("/al-ain"));
    const { name } = site.words("/al-ain");
    const map = page.getByRole("img", { name: site.t("hub.map", { city: name }) });
    await map.scrollIntoViewIfNeeded();
    await expect(map.getByText(name, { exact: true })).toBeVisible();
    // The map of the country is a separate file. With a wrong address only the names would be visible.
    await expect
      .poll(() =>
        map
          .locator("use")
          .first()
          .evaluate((use: SVGUseElement) => use.getBBox().width),
      )
      .toBeGreaterThan(500);
  });
});
