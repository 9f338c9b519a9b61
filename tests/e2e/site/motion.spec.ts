import type { Page } from "@playwright/test";
import { kinds } from "../support/kinds.ts";
import { byTurns } from "../support/site.ts";
import { expect, test } from "../support/test.ts";

const moving = (page: Page) =>
  page.evaluate(() => document.getAnimations().filter((animation) => animation.playState === "running").length);

/** Marks the page when an animation has begun, because the animated air stops after four seconds. */
const countsBegun = (page: Page) =>
  page.addInitScript(() =>
    addEventListener("animationstart", () => document.documentElement.setAttribute("data-begun", "")),
  );

byTurns((site) => {
  test("the air in the ducts of the home page moves", async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "no-preference" });
    await countsBegun(page);
    await page.goto(site.path(kinds.home));
    await expect(page.locator("[data-begun]")).toHaveCount(1);
  });

  test("with reduced motion nothing moves", async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.goto(site.path(kinds.home), { waitUntil: "load" });
    await expect.poll(() => moving(page)).toBe(0);
  });
});

test.describe("over a picture", () => {
  const water = "/dubai/swimming-pool-maintenance-services";
  const overlay = (page: Page) => page.locator('main [src^="/motion/"]');

  test("water flows", async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "no-preference" });
    await page.goto(water);
    // Starts the animation again each time, because it stops after four seconds.
    const differs = async () => {
      await overlay(page).evaluate((image: HTMLImageElement) => {
        const [file] = (image.getAttribute("src") ?? "").split("?");
        image.src = `${file}?${performance.now()}`;
        return image.decode();
      });
      const first = await overlay(page).screenshot();
      return !first.equals(await overlay(page).screenshot());
    };
    await expect.poll(differs).toBe(true);
  });

  test("with reduced motion only the picture is shown", async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.goto(water);
    await expect(overlay(page)).toBeHidden();
  });
});
