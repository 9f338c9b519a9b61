import { kinds } from "./support/kinds.ts";
import { forEachLanguage } from "./support/site.ts";
import { expect, test } from "./support/test.ts";

forEachLanguage((site) => {
  test.describe("access", () => {
    test("at 320 × 256 neither header nor bar covers the headline", async ({ page }) => {
      await page.setViewportSize({ width: 320, height: 256 });
      await page.goto(site.path(kinds.place));
      const title = page.getByRole("heading", { level: 1 });
      await title.scrollIntoViewIfNeeded();
      const covers = await title.evaluate((heading) => {
        const { left, top, width } = heading.getBoundingClientRect();
        return document
          .elementsFromPoint(left + width / 2, Math.max(top, 0) + 20)
          .slice(0, 1)
          .filter((element) => !heading.contains(element) && element !== heading)
          .map((element) => element.outerHTML.slice(0, 80));
      });
      expect(covers).toEqual([]);
      await expect(page.locator("#bar")).toHaveCSS("position", "static");
    });

    test("with forced colours, buttons keep an edge", async ({ page }) => {
      await page.emulateMedia({ forcedColors: "active" });
      await page.goto(site.path(kinds.place));
      const edges = await page
        .locator("header, main")
        .getByRole("link", { name: new RegExp(`^(${site.t("actions.quote")}|${site.t("actions.whatsapp")})$`) })
        .filter({ visible: true })
        .evaluateAll((links) => links.map((link) => getComputedStyle(link).borderTopWidth));
      expect(edges.length).toBeGreaterThan(2);
      expect(new Set(edges)).toEqual(new Set(["1px"]));
    });
  });

  test.describe("without JavaScript", () => {
    test.use({ javaScriptEnabled: false });

    test("there is no button for the theme", async ({ page }) => {
      await page.goto(site.path(kinds.place));
      await expect(page.getByRole("button", { name: site.t("theme.toggle") })).toHaveCount(0);
    });
  });
});
