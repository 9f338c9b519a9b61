import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { everyKind, isMissing, kinds, missing } from "./support/kinds.ts";
import { forEachLanguage } from "./support/site.ts";
import { expect, test } from "./support/test.ts";

const looks = [
  { width: 1280, colorScheme: "light" },
  { width: 1280, colorScheme: "dark" },
  { width: 360, colorScheme: "light" },
  { width: 360, colorScheme: "dark" },
] as const;
const wideInLight = looks[0];
const narrowInDark = looks[3];

async function expectNone(axe: AxeBuilder, where: string) {
  const { violations } = await axe.analyze();
  const found = violations.map(
    ({ id, help, nodes }) => `${id}: ${help}: ${nodes.map((node) => node.target.join(" ")).join(" | ")}`,
  );
  expect.soft(found, where).toEqual([]);
}

async function expectNoViolation(page: Page, { width, colorScheme }: (typeof looks)[number]) {
  await page.setViewportSize({ width, height: 780 });
  await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
  await expectNone(new AxeBuilder({ page }), `${width} px, ${colorScheme}`);
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
