import type { Locator, Page } from "@playwright/test";
import { translator } from "#site/i18n/t.ts";
import { database } from "../support/sessions.ts";
import { byTurns } from "../support/site.ts";
import { expect, test } from "../support/test.ts";
import { asPerson, hide } from "../support/visitor.ts";

/** Expects a text soon. The page asks the server every two seconds what has arrived, so the test moves the page's clock forward. */
const saysSoon = (page: Page, where: Locator, text: string) =>
  expect(async () => {
    await page.clock.fastForward(2_000);
    await expect(where).toContainText(text, { timeout: 200 });
  }).toPass({ intervals: [50], timeout: 10_000 });

byTurns((site) => {
  const t = translator(site.language, "analytics");
  const path = site.path("/analytics-test");

  test("reports and what arrived of them are shown side by side, and nothing is counted", async ({ page }) => {
    await asPerson(page);
    await page.clock.install();
    await page.goto(path);
    const rows = page.getByRole("main").getByRole("listitem");
    await expect(rows.first()).toContainText(t("trial.events.view"));
    await saysSoon(page, rows.first(), t("trial.verdicts.counted"));
    await expect(rows.first()).toContainText("channel: direct");
    await page.getByRole("button", { name: t("trial.events.call") }).click();
    await hide(page);
    for (const event of ["call", "time"] as const) {
      const row = rows.filter({ hasText: t(`trial.events.${event}`) });
      await saysSoon(page, row, t("trial.verdicts.counted"));
    }
    const stored = await database()
      .selectFrom("seen_words")
      .select("id")
      .where("text", "like", "%analytics-test%")
      .execute();
    expect(stored).toEqual([]);
  });

  test("the page says why nothing is reported: a program, the switch, the office, or something that blocks it", async ({
    page,
    browser,
  }) => {
    await page.goto(path);
    await expect(page.getByRole("main")).toContainText(t("trial.silent.program"));
    for (const [why, value] of [
      ["switch", "Infinity"],
      ["office", String(Date.now() + 60_000)],
    ] as const) {
      const other = await (await browser.newContext()).newPage();
      await asPerson(other);
      await other.addInitScript((until) => localStorage.setItem("uncounted", until), value);
      await other.goto(path);
      await expect(other.getByRole("main")).toContainText(t(`trial.silent.${why}`));
      await other.context().close();
    }
    const kept = await (await browser.newContext()).newPage();
    await asPerson(kept);
    await kept.route("**/seen", (route) => route.abort());
    await kept.clock.install();
    await kept.goto(path);
    await saysSoon(kept, kept.getByRole("main"), t("trial.lost"));
    await kept.context().close();
  });

  test("without JavaScript the page says what the server reads, and that nothing is reported", async ({ browser }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, extraHTTPHeaders: { "sec-gpc": "1" } });
    const page = await context.newPage();
    await page.goto(path);
    const main = page.getByRole("main");
    await expect(main).toContainText(t("trial.reasons.opted-out"));
    // Text locators ignore the content of noscript, so a CSS selector is used.
    await expect(main.locator("noscript p")).toHaveText(t("trial.noScript"));
    await context.close();
  });
});
