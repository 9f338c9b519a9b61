import type { Page } from "@playwright/test";
import { translator } from "#site/i18n/t.ts";
import { isNightly } from "#tests/set.ts";
import { violationsIn } from "../support/axe.ts";
import { classesWithoutRule } from "../support/classes.ts";
import { addColleague, addDeadMessage, linkOf, signIn } from "../support/colleagues.ts";
import { byTurns, type Site } from "../support/site.ts";
import { expect, test } from "../support/test.ts";

/**
 * The looks in which pages are tested. Each language has both widths and both themes. In the nightly run every page is tested in all four.
 */
const looks = {
  en: [
    { width: 1280, colorScheme: "light" },
    { width: 390, colorScheme: "dark" },
  ],
  ar: [
    { width: 1280, colorScheme: "dark" },
    { width: 390, colorScheme: "light" },
  ],
} as const;

/** Leaves out all but a few of many similar rows, because the list of colleagues grows with every test. */
const alike = ["main li:nth-child(n+6)", "main tr:nth-child(n+6)"];

/**
 * Expects that the page is not wider than the window and has no accessibility violation. For a change, violations are searched for in only
 * one of the two looks. The look alternates from page to page.
 */
async function expectGoodLooks(page: Page, { language }: Site, where: string, index = 0) {
  for (const [which, { width, colorScheme }] of looks[language].entries()) {
    await page.setViewportSize({ width, height: 800 });
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    if (isNightly || index % 2 === which)
      expect.soft(await violationsIn(page, [], alike), `${where}, ${width} px, ${colorScheme}`).toEqual([]);
    const wide = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
    expect.soft(wide, `${where} is wider than ${width} px`).toBe(false);
  }
}

const pages = [
  "/admin/dashboard",
  "/admin/reports?by=service",
  "/admin/record",
  "/admin/quotations",
  "/admin/settings",
  "/admin/visits",
  "/admin/visits/teams",
  "/admin/status",
  "/admin/applications",
  "/admin/colleagues",
  "/database-test",
  "/analytics-test",
  "/admin/messages",
];

byTurns((site) => {
  const t = translator(site.language, "colleagues");

  /** A single tab visits all pages, because opening a new tab takes longer than the check. */
  test("no page of the office has an accessibility violation or overflow, nor has the account menu", async ({
    page,
  }) => {
    test.slow();
    await addDeadMessage();
    const { name } = await signIn(page);
    for (const [index, path] of pages.entries()) {
      await page.goto(site.path(path));
      await expect(page.locator("html")).toHaveAttribute("dir", site.dir);
      await expectGoodLooks(page, site, path, index);
      expect.soft(await classesWithoutRule(page), `classes without a rule at ${path}`).toEqual([]);
    }
    await page.getByRole("button", { name: t("account.label", { name }) }).click();
    await expect(page.getByRole("button", { name: t("account.leave") })).toBeVisible();
    await expectGoodLooks(page, site, "the open menu");
  });

  test("the entrance has no accessibility violation or overflow, with and without a link", async ({ page, guard }) => {
    guard.allow(/status of 410/);
    const { id } = await addColleague();
    for (const [index, token] of ["", `?token=${await linkOf(id)}`, "?token=x"].entries()) {
      await page.goto(site.path("/admin/enter") + token);
      await expectGoodLooks(page, site, `the entrance${token.slice(0, 8)}`, index);
    }
  });

  test("a failed message is sent again", async ({ page }) => {
    const id = await addDeadMessage();
    await signIn(page);
    await page.goto(site.path("/admin/messages"));
    const row = page.getByRole("listitem").filter({ has: page.locator(`button[value="${id}"]`) });
    await row.getByRole("button", { name: t("messages.send") }).click();
    await expect(page.getByText(t("messages.again", { count: 1 }))).toBeVisible();
    await expect(row).toContainText(t("messages.next"));
  });
});
