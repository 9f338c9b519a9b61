import { violationsIn } from "../support/axe.ts";
import { wordsOf } from "../support/office.ts";
import { byTurns } from "../support/site.ts";
import { expect, test } from "../support/test.ts";

byTurns((site) => {
  const t = wordsOf(site, "plan");
  test.use({ viewport: { width: 390, height: 844 } });

  test.describe("without a script", () => {
    test.use({ javaScriptEnabled: false });

    test("three answers give a price, which goes along to the quotation form", async ({ page }) => {
      await page.goto(site.path("/plan"));
      await page.getByRole("radio", { name: t("plan.works.floor") }).check();
      await page.getByRole("radio", { name: t("plan.homes.studio") }).check();
      await page.getByRole("button", { name: t("plan.show") }).click();
      const answer = page.locator("#answer");
      await expect(answer).toContainText(site.language === "ar" ? "40 م²" : "40 m²");
      await page.getByLabel(t("plan.fields.area")).fill("50");
      await page.getByRole("button", { name: t("plan.show") }).click();
      await expect(answer).toContainText("50");
      await answer.getByRole("link", { name: t("plan.send") }).click();
      await expect(page.locator('select[name="service"]')).toHaveValue("tiling");
      await expect(page.locator("main")).toContainText("50 ");
    });

    test("a button beside a count adds a piece, and the year of visits follows", async ({ page }) => {
      await page.goto(site.path("/look-after"));
      for (const count of ["1", "2"]) {
        await page.locator('button[name="more"][value="chiller"]').click();
        await expect(page.locator('input[name="chiller"]')).toHaveValue(count);
      }
      await expect(page.locator("#answer")).toContainText("24");
    });
  });

  test("with a script a count changes in place, and axe finds nothing", async ({ page }) => {
    await page.goto(`${site.path("/look-after")}?fcu=40`);
    const before = page.url();
    await page.locator('button[name="more"][value="pump"]').click();
    await expect(page.locator('input[name="pump"]')).toHaveValue("1");
    await page.locator('button[name="less"][value="fcu"]').click();
    await expect(page.locator('input[name="fcu"]')).toHaveValue("39");
    expect(page.url()).toBe(before);
    expect(await violationsIn(page)).toEqual([]);
    await page.goto(`${site.path("/plan")}?what=ac&home=villa`);
    expect(await violationsIn(page)).toEqual([]);
  });
});
