import { inLanguage } from "../support/site.ts";
import { expect, test } from "../support/test.ts";

inLanguage("ar", (site) => {
  test.describe("without JavaScript", () => {
    test.use({ javaScriptEnabled: false });

    test("case studies are filtered by links, and another link shows all again", async ({ page }) => {
      await page.goto(site.path("/case-studies"));
      const studies = page.locator("[data-of]");
      await expect(studies.filter({ visible: true })).toHaveCount(6);
      await page.getByRole("link", { name: site.t("caseStudy.sectors.education") }).click();
      await expect(studies.filter({ visible: true })).toHaveCount(1);
      await expect(page).toHaveURL(/#by-education$/);
      await page.goBack();
      await expect(studies.filter({ visible: true })).toHaveCount(6);
    });
  });
});
