import { violationsIn } from "../support/axe.ts";
import { byTurns } from "../support/site.ts";
import { expect, test } from "../support/test.ts";

const bundle = "complete-home-maintenance-package";

byTurns(({ path, words }) => {
  for (const javaScriptEnabled of [true, false]) {
    test.describe(`on a phone ${javaScriptEnabled ? "with" : "without"} JavaScript`, () => {
      test.use({ viewport: { width: 390, height: 844 }, javaScriptEnabled });

      test("three taps end in one bundle with its range, which goes into quotation and booking", async ({ page }) => {
        await page.goto(path("/bundles"));
        const chooser = page.getByRole("main").locator("section[aria-labelledby=choose]");
        const answers = chooser.getByRole("heading", { level: 3 });
        for (const value of ["villa", "some", "fault"]) {
          await expect(answers).toHaveCount(0);
          await chooser.locator(`input[value=${value}]`).check();
        }
        await expect(answers).toHaveText(words(`/bundles/${bundle}`).name);
        await expect(chooser.getByText(/\d,\d{3}–\d+,\d{3}/).filter({ visible: true })).toHaveCount(1);
        const asked = chooser.getByRole("link").and(page.locator(`[href$="?service=maintenance&bundle=${bundle}"]`));
        await expect(asked).toHaveCount(2);
        if (javaScriptEnabled) expect(await violationsIn(page)).toEqual([]);
        await chooser.locator("input[value=bill]").check();
        await expect(answers).toHaveText(words("/bundles/energy-efficiency-bundle").name);
      });
    });
  }
});
