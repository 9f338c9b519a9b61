import { translator } from "#app/i18n/t.ts";
import { database } from "../support/sessions.ts";
import { forEachLanguage } from "../support/site.ts";
import { expect, test } from "../support/test.ts";
import { asPerson, hide } from "../support/visitor.ts";

forEachLanguage((site) => {
  const t = translator(site.language, "analytics");
  const path = site.path("/analytics-test");

  test("what is told and what arrives of it stand side by side, and nothing is counted", async ({ page }) => {
    await asPerson(page);
    await page.goto(path);
    const rows = page.getByRole("main").getByRole("listitem");
    await expect(rows.first()).toContainText(t("trial.events.view"));
    await expect(rows.first()).toContainText(t("trial.verdicts.counted"), { timeout: 10_000 });
    await expect(rows.first()).toContainText("channel: direct");
    await page.getByRole("button", { name: t("trial.events.call") }).click();
    await hide(page);
    for (const event of ["call", "time"] as const) {
      const row = rows.filter({ hasText: t(`trial.events.${event}`) });
      await expect(row).toContainText(t("trial.verdicts.counted"), { timeout: 10_000 });
    }
    const stored = await database()
      .selectFrom("seen_words")
      .select("id")
      .where("text", "like", "%analytics-test%")
      .execute();
    expect(stored).toEqual([]);
  });

  test("it says why nothing is told: a program, the switch, the office, or something that keeps it back", async ({
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
    await kept.goto(path);
    await expect(kept.getByRole("main")).toContainText(t("trial.lost"), { timeout: 20_000 });
    await kept.context().close();
  });

  test("without JavaScript it says what the server reads, and that nothing is told", async ({ browser }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, extraHTTPHeaders: { "sec-gpc": "1" } });
    const page = await context.newPage();
    await page.goto(path);
    const main = page.getByRole("main");
    await expect(main).toContainText(t("trial.reasons.opted-out"));
    // Text locators ignore the content of noscript.
    await expect(main.locator("noscript p")).toHaveText(t("trial.noScript"));
    await context.close();
  });
});
