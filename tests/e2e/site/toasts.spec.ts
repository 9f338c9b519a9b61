import type { Locator, Page } from "@playwright/test";
import { signIn } from "../support/colleagues.ts";
import { appHydrated } from "../support/hydrated.ts";
import { addLead, Inbox, wordsOf } from "../support/office.ts";
import { inLanguage, type Site } from "../support/site.ts";
import { expect, test } from "../support/test.ts";

const toastsIn = (page: Page) => page.locator("section[aria-live=polite]").getByRole("listitem");

/** Opens the page with its clock stopped, so that no toast disappears during the test. Returns a function that shows toasts. */
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

const settled = (toast: Locator) =>
  toast.evaluate((one) => Promise.all(one.getAnimations().map((animation) => animation.finished)).then(() => {}));

inLanguage("ar", (site) => {
  test("a toast is 356 px wide, at the end of the line, fits a phone, and is shown for four seconds", async ({
    page,
  }) => {
    const makeToasts = await openDesign(page, site);
    await makeToasts();
    await page.mouse.move(640, 10);
    const toast = toastsIn(page).filter({ hasText: site.t("sent.contact", { hours: 24 }) });
    await expect(toast).toBeVisible();
    await settled(toast);
    const box = (await toast.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
    expect(box.width).toBe(356);
    const [left, right, below] = [box.x, 1280 - box.x - box.width, 800 - box.y - box.height];
    expect(site.dir === "ltr" ? right : left).toBe(24);
    expect(below).toBeLessThan(120);

    await page.setViewportSize({ width: 320, height: 640 });
    const narrow = (await toast.boundingBox()) ?? { x: -1, width: 999 };
    expect(narrow.x).toBeGreaterThanOrEqual(0);
    expect(narrow.x + narrow.width).toBeLessThanOrEqual(320);

    await page.clock.runFor(3700);
    await expect(toast).toBeVisible();
    await page.clock.runFor(1000);
    await expect(toast).toHaveCount(0);
  });

  test("at most three are visible, 14 px apart; they wait while the pointer is on them; an error looks different", async ({
    page,
  }) => {
    const makeToasts = await openDesign(page, site);
    await makeToasts(5);
    const toasts = toastsIn(page);
    await expect(toasts).toHaveCount(3);
    await expect.poll(() => gaps(toasts)).toEqual([14, 14]);
    await toasts.first().hover();
    await page.clock.runFor(10_000);
    await expect(toasts).toHaveCount(3);
    await toasts
      .first()
      .getByRole("button", { name: site.t("form.close") })
      .click();
    await expect(toasts).toHaveCount(2);
    await page.mouse.move(640, 10);
    await page.clock.runFor(5000);
    await expect(toasts).toHaveCount(0);

    await page
      .getByRole("button", { name: site.t("design.error") })
      .first()
      .click();
    const error = toasts.filter({ has: page.getByRole("alert").filter({ hasText: site.t("form.failedText") }) });
    const colour = (of: Locator, property: string) =>
      of.evaluate((one, name) => getComputedStyle(one).getPropertyValue(name), property);
    const danger = await colour(error.getByText(site.t("form.failedTitle"), { exact: true }), "color");
    expect(await colour(error, "border-top-color")).toBe(danger);
    expect(await colour(error.locator("svg").first(), "color")).toBe(danger);
    expect(danger).not.toBe(await colour(error.getByText(site.t("form.failedText")), "color"));
  });
});

inLanguage("en", (site) => {
  test("no toast moves the office's page under a pressed button", async ({ page }) => {
    await signIn(page);
    const { id } = addLead({ name: "Pressed" });
    const inbox = new Inbox(page, site);
    await inbox.openLead(id);
    const status = page.getByRole("region", { name: inbox.t("status.label") });
    const step = (name: string) => status.getByRole("button", { name: wordsOf(site, "lead")(`statuses.${name}`) });
    const answer = Promise.withResolvers<void>();
    await page.route("**/*.data*", async (route) => {
      if (route.request().method() === "POST") await answer.promise;
      await route.fallback();
    });
    await step("contacted").click();
    await step("quoted").hover();
    await page.mouse.down();
    answer.resolve();
    await expect(page.getByRole("region", { name: inbox.t("timeline.label") })).toContainText("set the status to");
    await page.mouse.up();
    await expect(status.getByRole("textbox")).toBeVisible();
    await expect(inbox.toast(inbox.t("done.status"))).toBeVisible();
  });
});

/** Returns the gaps between the toasts, from top to bottom, after all of them have stopped moving. */
async function gaps(toasts: Locator) {
  return toasts.evaluateAll(async (all) => {
    await Promise.all(all.flatMap((one) => one.getAnimations().map(({ finished }) => finished)));
    const sorted = all.map((one) => one.getBoundingClientRect()).sort((a, b) => a.top - b.top);
    return sorted.slice(1).map((box, index) => Math.round(box.top - (sorted[index]?.bottom ?? 0)));
  });
}
