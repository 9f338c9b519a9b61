import { translator } from "#site/i18n/t.ts";
import { signIn } from "../support/colleagues.ts";
import { byTurns } from "../support/site.ts";
import { expect, test } from "../support/test.ts";
import { asPerson, hide } from "../support/visitor.ts";

byTurns((site) => {
  const t = translator(site.language, "analytics");

  test("the switch of the privacy notice stops the counting at once, and starts it again", async ({ page }) => {
    await asPerson(page);
    let count = 0;
    page.on("request", (request) => (count += Number(request.url().endsWith("/seen"))));
    await page.goto(site.path("/privacy"));
    await expect.poll(() => count).toBe(1);
    const status = page.getByRole("region", { name: t("counting.title") }).getByRole("status");
    await expect(status).toHaveText(t("counting.on"));
    await page.getByRole("button", { name: t("counting.end") }).click();
    await expect(status).toHaveText(t("counting.off"));
    await hide(page);
    await page.goto(site.path("/about"));
    await page.waitForLoadState("networkidle");
    expect(count).toBe(1);
    await page.goto(site.path("/privacy"));
    await page.getByRole("button", { name: t("counting.begin") }).click();
    await expect(status).toHaveText(t("counting.on"));
    await page.goto(site.path("/about"));
    await expect.poll(() => count).toBe(2);
  });

  test("without JavaScript there is nothing to switch off, and the page says so", async ({ browser }) => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto(site.path("/privacy"));
    const region = page.getByRole("region", { name: t("counting.title") });
    // Text locators ignore the content of noscript, so a CSS selector is used.
    await expect(region.locator("noscript p")).toHaveText(t("counting.noScript"));
    await expect(region.getByRole("button")).toHaveCount(0);
    await context.close();
  });
});

test("a browser in which the office was opened is not counted for a month, and a choice without end stays", async ({
  page,
}) => {
  await signIn(page);
  const until = () => page.evaluate(() => Number(localStorage.getItem("uncounted")));
  await page.goto("/admin");
  await expect.poll(until).toBeGreaterThan(Date.now() + 29 * 24 * 60 * 60_000);
  await page.evaluate(() => localStorage.setItem("uncounted", "Infinity"));
  await page.goto("/admin");
  await page.waitForLoadState("networkidle");
  expect(await until()).toBe(Number.POSITIVE_INFINITY);
});
