import type { Page } from "@playwright/test";
import { violationsIn } from "./support/axe.ts";
import { everyKind, isMissing, kinds, missing } from "./support/kinds.ts";
import { forEachLanguage, inLanguage } from "./support/site.ts";
import { expect, test } from "./support/test.ts";

interface Look {
  width: number;
  colorScheme: "light" | "dark";
}
const wideInLight: Look = { width: 1280, colorScheme: "light" };
const narrowInDark: Look = { width: 360, colorScheme: "dark" };
const wideInDark: Look = { width: 1280, colorScheme: "dark" };
const narrowInLight: Look = { width: 360, colorScheme: "light" };

/**
 * Both languages and all kinds of pages use the same parts and colours. Each kind is tested wide and narrow, light and dark; each part is
 * on several kinds, so all four combinations are covered.
 */
const looks = [
  { en: wideInLight, ar: narrowInDark },
  { en: narrowInLight, ar: wideInDark },
  { en: narrowInDark, ar: wideInLight },
  { en: wideInDark, ar: narrowInLight },
];

async function expectNoViolation(page: Page, { width, colorScheme }: Look) {
  await page.setViewportSize({ width, height: 780 });
  await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
  expect.soft(await violationsIn(page), `${width} px, ${colorScheme}`).toEqual([]);
}

forEachLanguage((site) => {
  for (const [index, [kind, id]] of everyKind.entries()) {
    test(`${kind} has no accessibility violation`, async ({ page, guard }) => {
      if (id === missing) guard.allow(isMissing);
      await page.goto(site.path(id));
      const look = looks[index % looks.length]?.[site.language];
      if (look) await expectNoViolation(page, look);
    });
  }

  test("the open menu has no accessibility violation", async ({ page }) => {
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

  test("a form with errors has no accessibility violation", async ({ page }) => {
    await page.goto(site.path(kinds.contact));
    await page.getByRole("button", { name: site.t("form.send"), exact: true }).click();
    await expect(page.getByText(site.t("form.required", { field: site.t("form.name") }))).toBeVisible();
    await expectNoViolation(page, wideInLight);
  });

  test("the quote form with errors has no accessibility violation", async ({ page }) => {
    await page.goto(site.path(kinds.quote));
    await page
      .getByRole("main")
      .getByRole("button", { name: site.t("quoteForm.send"), exact: true })
      .click();
    await expect(
      page.getByText(site.t("form.required", { field: site.t("form.name") }), { exact: true }),
    ).toBeVisible();
    await expectNoViolation(page, site.language === "en" ? wideInLight : narrowInDark);
  });
});

inLanguage("ar", (site) => {
  test("/design has no accessibility violation except repeated samples", async ({ page }) => {
    await page.goto(site.path("/design"));
    expect(await violationsIn(page, ["landmark-unique"])).toEqual([]);
  });
});
