import { readFileSync } from "node:fs";
import { utilityOf } from "@site/engine/data/tariffs.ts";
import { parse } from "yaml";
import { violationsIn } from "../support/axe.ts";
import { inLanguage } from "../support/site.ts";
import { expect, test } from "../support/test.ts";

const id = "/calculators/climate";

inLanguage("en", (site) => {
  const read = (file: string) =>
    parse(readFileSync(new URL(`../../../content/${site.language}/${file}`, import.meta.url), "utf8"));
  const { ask, sheets } = read("calculators/climate.yaml");
  const words = read("sheet-words.yaml");
  const nameOf = (city: string): string => read(`${city}.yaml`).name;

  test.describe("without a script", () => {
    test.use({ javaScriptEnabled: false });

    test("the form asks for a city, and its figures have the page's own styles", async ({ page }) => {
      await page.goto(site.path(id));
      await page.getByLabel(ask.place).selectOption("al-ain");
      await page.getByRole("button", { name: ask.show }).click();
      await expect(page).toHaveURL(/\?place=al-ain$/);
      const table = page.locator("#wood table");
      await expect(table.locator("caption")).toContainText(nameOf("al-ain"));
      await expect(table.locator("tbody tr")).toHaveCount(12);
      await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", /noindex/);
      // The content security policy must allow the styles of an answer that is rendered at request time.
      expect(await table.evaluate((element) => getComputedStyle(element).borderCollapse)).toBe("collapse");
    });
  });

  test("a sheet on a page leads to the sheets of its city", async ({ page }) => {
    await page.goto(site.path("/services/pool-maintenance"));
    await page.locator("[data-sheet] a").click();
    await expect(page).toHaveURL(/calculators\/climate\?place=dubai#pool$/);
    await expect(page.getByRole("heading", { name: sheets.pool.heading })).toBeInViewport();
  });

  test("a link with a place opens the running cost with its utility", async ({ page }) => {
    await page.goto(`${site.path(id)}?place=ajman`);
    await page.getByRole("link", { name: words.sheets.bill.link, exact: true }).click();
    await expect(page.locator('select[name="utility"], input[name="utility"]:checked').first()).toHaveValue(
      utilityOf.ajman,
    );
  });

  test("on a phone only tables scroll sideways, and axe finds nothing", async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 800 });
    await page.goto(`${site.path(id)}?place=sharjah`);
    const beyond = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(beyond).toBe(0);
    expect(await violationsIn(page)).toEqual([]);
  });
});
