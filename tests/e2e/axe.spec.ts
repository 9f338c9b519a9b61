import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { everyKind, isMissing, kinds, missing } from "./support/kinds.ts";
import { forEachLanguage } from "./support/site.ts";
import { expect, test } from "./support/test.ts";

interface Look {
  width: number;
  colorScheme: "light" | "dark";
  /** The same page in another theme can only differ in its colours. */
  rules?: string[];
}
const colours = ["color-contrast", "link-in-text-block"];
const wideInLight: Look = { width: 1280, colorScheme: "light" };
const narrowInDark: Look = { width: 360, colorScheme: "dark" };
const looks = [
  wideInLight,
  { ...wideInLight, colorScheme: "dark", rules: colours },
  narrowInDark,
  { ...narrowInDark, colorScheme: "light", rules: colours },
] as const satisfies Look[];

async function expectNone(axe: AxeBuilder, where: string) {
  const { violations } = await axe.analyze();
  const found = violations.map(
    ({ id, help, nodes }) => `${id}: ${help}: ${nodes.map((node) => node.target.join(" ")).join(" | ")}`,
  );
  expect.soft(found, where).toEqual([]);
}

async function expectNoViolation(page: Page, { width, colorScheme, rules }: Look) {
  await page.setViewportSize({ width, height: 780 });
  await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
  const axe = new AxeBuilder({ page });
  await expectNone(rules ? axe.withRules(rules) : axe, `${width} px, ${colorScheme}`);
}

forEachLanguage((site) => {
  for (const [kind, id] of everyKind) {
    test(`${kind} has no violation in any width and theme`, async ({ page, guard }) => {
      if (id === missing) guard.allow(isMissing);
      await page.goto(site.path(id));
      for (const look of looks) await expectNoViolation(page, look);
    });
  }

  test("the open menu has no violation", async ({ page }) => {
    const services = page
      .getByRole("navigation", { name: site.t("nav.label") })
      .getByText(site.t("nav.services"), { exact: true });
    await page.goto(site.path(kinds.service));
    await services.click();
    await expectNoViolation(page, wideInLight);
    await page.setViewportSize({ width: 360, height: 780 });
    await page.goto(site.path(kinds.service));
    await page.getByRole("button", { name: site.t("nav.menu"), exact: true }).click();
    await services.click();
    await expectNoViolation(page, narrowInDark);
  });

  test("a form with errors has no violation", async ({ page }) => {
    await page.goto(site.path(kinds.contact));
    await page.getByRole("button", { name: site.t("form.send"), exact: true }).click();
    await expect(page.getByText(site.t("form.required", { field: site.t("form.name") }))).toBeVisible();
    await expectNoViolation(page, wideInLight);
  });

  test("the quote form with errors has no violation", async ({ page }) => {
    await page.goto(site.path(kinds.quote));
    await page
      .getByRole("main")
      .getByRole("button", { name: site.t("quoteForm.send"), exact: true })
      .click();
    await expect(
      page.getByText(site.t("form.required", { field: site.t("form.name") }), { exact: true }),
    ).toBeVisible();
    await expectNoViolation(page, wideInLight);
    await expectNoViolation(page, narrowInDark);
  });

  test("/design has no violation but that its samples repeat themselves", async ({ page }) => {
    await page.goto(site.path("/design"));
    await expectNone(new AxeBuilder({ page }).disableRules(["landmark-unique"]), "");
  });
});
