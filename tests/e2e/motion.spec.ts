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
});
