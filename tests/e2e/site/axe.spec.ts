import { kinds } from "../support/kinds.ts";
import { expectNoViolation, narrowInDark, wideInLight } from "../support/looks.ts";
import { byTurns } from "../support/site.ts";
import { expect, test } from "../support/test.ts";

byTurns((site) => {
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

  test("the quotation form with errors has no accessibility violation", async ({ page }) => {
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
