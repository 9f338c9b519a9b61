import type { Locator, Page } from "@playwright/test";
import { appHydrated } from "./support/hydrated.ts";
import { forEachLanguage, type Site } from "./support/site.ts";
import { expect, test } from "./support/test.ts";

const toastsIn = (page: Page) => page.locator("section[aria-live=polite]").getByRole("listitem");

/** Its clock stands still, so that no toast disappears during the test; returns a way to make toasts. */
async function openDesign(page: Page, site: Site) {
  await page.clock.install({ time: new Date("2026-10-05T10:00:00+04:00") });
  await page.goto(site.path("/design"));
  await appHydrated(page);
  await page.clock.pauseAt(new Date("2026-10-05T11:00:00+04:00"));
  return async (count = 1) => {
    const button = page.getByRole("button", { name: site.t("design.toast") }).first();
    for (let click = 0; click < count; click += 1) await button.click();
    await page.clock.runFor(100);
  };
}

/** Sonner keeps a fourth toast in the page, but hidden. */
const visible = (toasts: Locator) =>
  toasts.evaluateAll((all) => all.filter((one) => getComputedStyle(one).opacity === "1").length);

const settled = (toast: Locator) =>
  toast.evaluate((one) => Promise.all(one.getAnimations().map((animation) => animation.finished)).then(() => {}));

forEachLanguage((site) => {
  test("a toast is 356 px wide, at the end of the line", async ({ page }) => {
    const makeToasts = await openDesign(page, site);
    await makeToasts();
    const toast = toastsIn(page);
    await expect(toast).toBeVisible();
    await settled(toast);
    const box = (await toast.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
    expect(box.width).toBe(356);
    const [left, right, below] = [box.x, 1280 - box.x - box.width, 800 - box.y - box.height];
    expect(site.dir === "ltr" ? right : left).toBe(24);
    expect(below).toBeLessThan(120);
  });

  test("at most three are visible; on hover they are 14 px apart", async ({ page }) => {
    const makeToasts = await openDesign(page, site);
    await makeToasts(5);
    const toasts = toastsIn(page);
    await expect.poll(() => visible(toasts)).toBe(3);
    await toasts.first().hover();
    await expect(toasts.first()).toHaveAttribute("data-expanded", "true");
    await expect.poll(() => gaps(toasts)).toEqual([14, 14]);
    expect(await visible(toasts)).toBe(3);
  });
});

forEachLanguage((site) => {
  test("a toast is shown for four seconds", async ({ page }) => {
    const makeToasts = await openDesign(page, site);
    await makeToasts();
    await page.mouse.move(640, 10);
    const toast = toastsIn(page).filter({ hasText: site.t("sent.contact", { hours: 24 }) });
    await expect(toast).toBeVisible();
    await page.clock.runFor(3700);
    await expect(toast).toBeVisible();
    await page.clock.runFor(1000);
    await expect(toast).toHaveCount(0);
  });

  test("on a phone a toast fits the screen", async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    const makeToasts = await openDesign(page, site);
    await makeToasts();
    const toast = toastsIn(page);
    await expect(toast).toBeVisible();
    await settled(toast);
    const box = (await toast.boundingBox()) ?? { x: -1, width: 999 };
    expect(box.x).toBeGreaterThanOrEqual(0);
    expect(box.x + box.width).toBeLessThanOrEqual(320);
  });
});

/** The gaps between the visible toasts, from the top. */
async function gaps(toasts: Locator) {
  return toasts.evaluateAll((all) => {
    const boxes = all.filter((one) => getComputedStyle(one).opacity === "1").map((one) => one.getBoundingClientRect());
    const sorted = boxes.sort((a, b) => a.top - b.top);
    return sorted.slice(1).map((box, index) => Math.round(box.top - (sorted[index]?.bottom ?? 0)));
  });
}
