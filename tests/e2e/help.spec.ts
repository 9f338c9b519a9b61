import { company, forEachLanguage } from "./support/site.ts";
import { expect, test } from "./support/test.ts";

forEachLanguage(({ path, words, choice, t }) => {
  test.describe("on a phone without JavaScript", () => {
    test.use({ viewport: { width: 390, height: 844 }, javaScriptEnabled: false });

    test("from a page about a place to WhatsApp with place and symptom in two taps, and to a call in one", async ({
      page,
    }) => {
      await page.goto(path("/dubai/ac-services/dubai-marina"));
      const main = page.getByRole("main");
      await expect(page.locator(`a[href="tel:${company.emergency}"]`).first()).toBeInViewport({ ratio: 1 });
      const { name } = words("/help/ac-dripping");
      await main.getByRole("link", { name, exact: true }).first().click();
      await expect(page.locator("h1")).toHaveText(words("/help/ac-dripping").hero?.title ?? "");
      await expect(main.locator(`a[href="tel:${company.emergency}"]`).first()).toBeInViewport({ ratio: 1 });

      const chat = main.getByRole("link", { name: t("actions.whatsapp") }).first();
      const answer = await page.request.get((await chat.getAttribute("href")) ?? "", { maxRedirects: 0 });
      const said = new URL(answer.headers().location ?? "").searchParams.get("text");
      for (const text of [name, choice("services.ac-repair"), choice("places.dubai")]) expect(said).toContain(text);
      const district = words("/dubai/ac-services/dubai-marina").hero?.eyebrow ?? "";
      expect(said).toContain(district);

      await main
        .getByRole("link", { name: t("actions.photo") })
        .first()
        .click();
      await expect(page.locator("[name=service]")).toHaveValue("ac-repair");
      await expect(page.locator("[name=place]")).toHaveValue("dubai");
      await expect(page.locator("[name=area]")).toHaveValue(district);
      await expect(page.locator("[name=urgency][value=now]")).toBeChecked();
      await expect(page.locator("[name=message]")).toHaveValue(name);
    });
  });

  test.describe("on the smallest phone", () => {
    test.use({ viewport: { width: 320, height: 700 } });

    test("the spots of the villa are large enough, apart, named and reached by keyboard", async ({ page }) => {
      await page.goto(path("/"));
      const spots = page.getByRole("navigation", { name: t("help.whatStopped") }).getByRole("link");
      const boxes = await spots.evaluateAll((all) => all.map((spot) => spot.getBoundingClientRect().toJSON()));
      expect(boxes).toHaveLength(10);
      for (const [index, { left, right, top, bottom, width, height }] of boxes.entries()) {
        expect(Math.min(width, height)).toBeGreaterThanOrEqual(24);
        expect([left >= 0, right <= 320]).toEqual([true, true]);
        const covered = boxes.slice(index + 1).filter((other) => {
          const across = other.left < right && left < other.right;
          return across && other.top < bottom && top < other.bottom;
        });
        expect(covered).toEqual([]);
      }
      await spots.first().focus();
      await page.keyboard.press("Tab");
      await expect(spots.nth(1)).toBeFocused();
      await expect(spots.nth(1)).toHaveAccessibleName(`2 ${words("/help/ac-dripping").name}`);
      await page.keyboard.press("Enter");
      await expect(page).toHaveURL(path("/help/ac-dripping"));
    });
  });
});
