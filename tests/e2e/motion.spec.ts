import type { Page } from "@playwright/test";
import { kinds } from "./support/kinds.ts";
import { forEachLanguage } from "./support/site.ts";
import { expect, test } from "./support/test.ts";

const moving = (page: Page) =>
  page.evaluate(() => document.getAnimations().filter((animation) => animation.playState === "running").length);

forEachLanguage((site) => {
  test("the air in the ducts of the home page moves", async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "no-preference" });
    await page.goto(site.path(kinds.home));
    await expect.poll(() => moving(page)).toBeGreaterThan(0);
  });

  test("with reduced motion nothing moves", async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.goto(site.path(kinds.home), { waitUntil: "load" });
    await expect.poll(() => moving(page)).toBe(0);
  });

  for (const reducedMotion of ["no-preference", "reduce"] as const) {
    test(`the air of a diagram ${reducedMotion === "reduce" ? "stands" : "moves while it is scrolled through"}: ${reducedMotion}`, async ({
      page,
    }) => {
      await page.emulateMedia({ reducedMotion });
      await page.goto(site.path("/services/air-conditioning"));
      const diagram = page.getByRole("main").locator('svg[role="img"]:has(use)').first();
      const offset = () => diagram.evaluate((svg) => getComputedStyle(svg).strokeDashoffset);
      await diagram.evaluate((svg) => svg.scrollIntoView({ block: "end", behavior: "instant" }));
      const before = await offset();
      await diagram.evaluate((svg) => svg.scrollIntoView({ block: "start", behavior: "instant" }));
      if (reducedMotion === "reduce") await expect.poll(offset).toBe(before);
      else await expect.poll(offset).not.toBe(before);
    });
  }
});
