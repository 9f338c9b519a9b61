import { readFileSync } from "node:fs";
import { parse } from "yaml";
import { violationsIn } from "../support/axe.ts";
import { inLanguage } from "../support/site.ts";
import { expect, test } from "../support/test.ts";

const pages = [
  ...["hvac-cooling-load", "hvac-cooling-load?mode=engineer", "ac-running-cost", "amc-planner", "duct-size"],
  "duct-size?mode=tree",
  ...["finishing-quantities", "fresh-air", "solar-savings", "water-system"],
].map((slug) => `/calculators/${slug}`);

inLanguage("ar", (site) => {
  const { folds } = parse(
    readFileSync(new URL(`../../../content/${site.language}/calculator-words.yaml`, import.meta.url), "utf8"),
  ) as { folds: Record<"analysis" | "background", string> };

  test.describe("without JavaScript", () => {
    test.use({ javaScriptEnabled: false, viewport: { width: 360, height: 740 } });

    test("every calculator has at most 9,000 pixels to scroll on a phone, and nothing is wider than the screen", async ({
      page,
    }) => {
      for (const path of pages) {
        await page.goto(site.path(path));
        const { width, height } = (await page.locator("body").boundingBox()) ?? {};
        expect.soft(height, path).toBeLessThanOrEqual(9000);
        expect.soft(width, path).toBe(360);
      }
    });

    test("a folded part opens by a press, and is open on a wide screen and on paper", async ({ page }) => {
      await page.goto(site.path("/calculators/hvac-cooling-load"));
      const inside = page.locator(".fold table caption, .fold h3").first();
      const head = page.locator("summary").filter({ hasText: folds.analysis });
      await expect(inside).toBeHidden();
      await head.click();
      await expect(inside).toBeVisible();
      await head.click();
      await expect(inside).toBeHidden();
      await page.emulateMedia({ media: "print" });
      await expect(inside).toBeVisible();
      await expect(head).toBeHidden();
      await page.emulateMedia({ media: "screen" });
      await page.setViewportSize({ width: 1280, height: 800 });
      await expect(inside).toBeVisible();
      await expect(head).toBeHidden();
      await expect(page.locator("summary").filter({ hasText: folds.background })).toBeHidden();
    });
  });

  for (const path of ["/calculators/hvac-cooling-load", "/calculators/hvac-cooling-load?mode=engineer"])
    test(`${path}: the answer in one line is above the contact bar, and at the bottom while somebody types`, async ({
      page,
    }) => {
      await page.setViewportSize({ width: 360, height: 740 });
      await page.goto(site.path(path));
      const line = page.locator(".answer-line");
      const bar = page.getByRole("navigation", { name: site.t("bar.label"), exact: true });
      const field = page.getByRole("main").locator("input[inputmode]:visible").first();
      const foot = async () => {
        const { y, height } = (await line.boundingBox()) ?? { y: 0, height: 0 };
        return Math.round(y + height);
      };
      const above = async () => Math.round((await bar.boundingBox())?.y ?? 0) - (await foot());
      await field.focus();
      await expect(bar).toBeHidden();
      await expect.poll(foot).toBe(740);
      await field.blur();
      await expect(bar).toBeVisible();
      await expect.poll(above).toBe(0);
    });

  test("no accessibility violation with one fold open and the others closed", async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto(site.path("/calculators/water-system"));
    await page.locator("summary").filter({ hasText: folds.analysis }).click();
    expect(await violationsIn(page)).toEqual([]);
  });
});
