import type { Page } from "@playwright/test";
import { definedValue } from "#tests/defined-value.ts";
import { violationsIn } from "../support/axe.ts";
import { byTurns, forEachLanguage, type Site } from "../support/site.ts";
import { expect, test } from "../support/test.ts";

const id = "/services/air-conditioning";
const phone = { width: 390, height: 844 };
const shapes = [
  id,
  "/services/mep",
  "/services/commercial-hvac",
  "/services/ventilation",
  "/pricing",
  "/pricing/works",
];
const columns = "footer [data-fold]";

/** Returns a long section in the lower part of the page: its heading, its folding element and its first words. */
function longSection(page: Page, { words }: Site) {
  const heading = definedValue(words(id).sections?.[4]).heading;
  const fold = page.locator("main [data-fold]").filter({ hasText: heading });
  return { title: fold.getByRole("heading", { name: heading }), text: fold.getByRole("listitem").first() };
}

const heightOf = (page: Page) => page.evaluate(() => document.documentElement.scrollHeight);

for (const javaScriptEnabled of [true, false]) {
  test.describe(`a link to a table of prices on a phone, ${javaScriptEnabled ? "with" : "without"} JavaScript`, () => {
    test.use({ viewport: phone, javaScriptEnabled });

    test("opens that table; of the others only the first is open", async ({ page }) => {
      await page.goto("/pricing#plumbing");
      const shown = page.getByRole("main").getByRole("table").filter({ visible: true });
      await expect(shown).toHaveCount(2);
      await expect(shown.last()).toHaveAccessibleName("Plumbing");
    });

    test("the lowest price of a trade is in the first view, and leads to its table", async ({ page }) => {
      await page.goto("/pricing");
      const plumbing = page.getByRole("main").getByRole("link", { name: /^Plumbing\s+[\d,]+ / });
      await expect(plumbing).toBeInViewport({ ratio: 1 });
      await plumbing.click();
      await expect(page.getByRole("table", { name: "Plumbing" })).toBeInViewport();
    });
  });
}

test("a link into a page leads to its section, and scrolling does not move it", async ({ page }) => {
  await page.setViewportSize(phone);
  await page.goto(`${id}#questions`);
  const heading = page.locator("#questions");
  await expect(heading).toBeInViewport();
  const top = async () => (await heading.boundingBox())?.y ?? Number.NaN;
  // The page scrolls smoothly to its section, and a mouse wheel would have no effect until it has arrived.
  const hasLanded = async () => {
    const there = await top();
    await page.evaluate(() => new Promise((next) => requestAnimationFrame(() => requestAnimationFrame(next))));
    return there < phone.height / 4 && (await top()) === there;
  };
  await expect.poll(hasLanded).toBe(true);
  const before = await top();
  await page.mouse.wheel(0, -600);
  await expect.poll(top).toBeGreaterThan(before + 300);
  await page.mouse.wheel(0, 600);
  await expect.poll(top).toBeLessThan(before + 300);
  await expect(heading).toBeInViewport();
});

forEachLanguage((site) => {
  test.describe("on a phone", () => {
    test.use({ viewport: phone });

    test("service pages and prices are at most seven and a half thousand pixels long", async ({ page }) => {
      for (const path of shapes.map(site.path)) {
        await page.goto(path);
        expect(await heightOf(page), path).toBeLessThan(7500);
      }
    });
  });
});

byTurns((site) => {
  for (const javaScriptEnabled of [true, false]) {
    test.describe(`on a phone, ${javaScriptEnabled ? "with" : "without"} JavaScript`, () => {
      test.use({ viewport: phone, javaScriptEnabled });

      test("a long section shows its heading, and the rest when that is tapped", async ({ page }) => {
        await page.goto(site.path(id));
        const { title, text } = longSection(page, site);
        await expect(title).toBeVisible();
        await expect(text).toBeHidden();
        await title.click();
        await expect(text).toBeVisible();
        await title.click();
        await expect(text).toBeHidden();
      });
    });
  }

  test.describe("on a phone", () => {
    test.use({ viewport: phone });

    test("the columns of the footer open, and an open page has no fault", async ({ page }) => {
      await page.goto(site.path(id));
      for (const fold of await page.locator("[data-fold] > summary").all()) await fold.click();
      await expect(page.locator(columns).getByRole("link").first()).toBeVisible();
      expect(await violationsIn(page)).toEqual([]);
    });
  });

  test("on a wide screen everything is open, and headings are not buttons", async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto(site.path(id));
    const { title, text } = longSection(page, site);
    await expect(title).toBeVisible();
    await expect(text).toBeVisible();
    await expect(page.locator(columns).getByRole("link").first()).toBeVisible();
    const focused = await page.locator("[data-fold] > summary").evaluateAll((summaries) =>
      summaries.filter((summary) => {
        (summary as HTMLElement).focus();
        return document.activeElement === summary;
      }),
    );
    expect(focused).toEqual([]);
  });

  test("on paper everything is open", async ({ page }) => {
    await page.emulateMedia({ media: "print" });
    await page.setViewportSize({ width: 700, height: 900 });
    await page.goto(site.path(id));
    await expect(longSection(page, site).text).toBeVisible();
  });
});
