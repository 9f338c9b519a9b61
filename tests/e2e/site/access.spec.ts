import type { Page } from "@playwright/test";
import { kinds } from "../support/kinds.ts";
import { byTurns, company, forEachLanguage } from "../support/site.ts";
import { expect, test } from "../support/test.ts";

/** Returns the controls that are smaller than 24 by 24 px (WCAG 2.5.8). Links inside a sentence may have the height of the line. */
const smallTargets = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll("a, button, summary, select, input:not([type=hidden])")]
      .filter((control) => !control.closest("p, dd, li > span, label, .prose") || control.matches("nav *"))
      .filter((control) => control.checkVisibility() && !control.matches(".skip"))
      // A link that fills its card with ::after is as large as the card.
      .filter((control) => getComputedStyle(control, "::after").position !== "absolute")
      .flatMap((control) => {
        const { width, height } = control.getBoundingClientRect();
        return width >= 24 && height >= 24 ? [] : `${control.textContent?.trim()}: ${width} × ${height}`;
      }),
  );

/** Returns the words that are broken across two lines. */
function brokenWords(heading: HTMLElement): string[] {
  const range = document.createRange();
  const texts = document.createTreeWalker(heading, NodeFilter.SHOW_TEXT);
  const broken: string[] = [];
  while (texts.nextNode()) {
    const { currentNode } = texts;
    for (const { 0: word, index } of (currentNode.textContent ?? "").matchAll(/[\p{L}\p{M}]+/gu)) {
      range.setStart(currentNode, index);
      range.setEnd(currentNode, index + word.length);
      if (new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1) broken.push(word);
    }
  }
  return broken;
}

/** The text spacing that a reader may set (WCAG 1.4.12). */
const spacing = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p { margin-block-end: 2em !important; }`;

/** Returns the texts that are cut off, and tells whether the page is wider than the window. */
const lostText = (page: Page) =>
  page.evaluate(() => {
    const cut = [...document.querySelectorAll("a, button, summary, label, h1, h2, h3, p, td, th, li, span")]
      .filter((element) => element.checkVisibility() && !element.matches(".sr-only, svg *"))
      .filter((element) => {
        const { overflowX, overflowY, clipPath } = getComputedStyle(element);
        const hides = [overflowX, overflowY].some((value) => value === "hidden" || value === "clip");
        const { scrollWidth, clientWidth, scrollHeight, clientHeight } = element;
        return hides && clipPath === "none" && (scrollWidth > clientWidth + 1 || scrollHeight > clientHeight + 1);
      })
      .map((element) => `cut: ${element.textContent?.trim().slice(0, 60)}`);
    const over = document.documentElement.scrollWidth - document.documentElement.clientWidth;
    return [...cut, ...(over > 0 ? [`${over} px too wide`] : [])];
  });

forEachLanguage((site) => {
  test.describe("access", () => {
    test.use({ bypassCSP: true });

    test("targets are large enough, and nothing is lost with a reader's spacing", async ({ page }) => {
      for (const id of [kinds.home, kinds.place, kinds.quote, kinds.district]) {
        await page.setViewportSize({ width: 390, height: 844 });
        await page.goto(site.path(id));
        expect(await smallTargets(page), id).toEqual([]);
        await page.addStyleTag({ content: spacing });
        expect(await lostText(page), `${id} with spacing`).toEqual([]);
      }
    });

    test("at twice the text size nothing is lost on a phone, and no word of a headline is broken", async ({ page }) => {
      // Half of the usual width gives the same layout as a browser in which the reader has doubled the text size.
      await page.setViewportSize({ width: 195, height: 422 });
      for (const id of [kinds.quote, kinds.service, kinds.home]) {
        await page.goto(site.path(id));
        expect(await lostText(page), id).toEqual([]);
        expect(await page.getByRole("heading", { level: 1 }).evaluate(brokenWords), id).toEqual([]);
      }
      const [opening, emergency] = await Promise.all(
        [page.locator("[data-opening]"), page.locator(`a[href="tel:${company.emergency}"]`).first()].map((part) =>
          part.boundingBox(),
        ),
      );
      expect(emergency?.y).toBeGreaterThanOrEqual((opening?.y ?? 0) + (opening?.height ?? Number.NaN));
    });
  });
});

byTurns((site) => {
  test.describe("access", () => {
    test.use({ bypassCSP: true });

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

    test("with forced colours, buttons keep an edge, and the mode of a calculator is visible", async ({ page }) => {
      await page.emulateMedia({ forcedColors: "active" });
      await page.goto(site.path(kinds.place));
      const edges = await page
        .locator("header, main")
        .getByRole("link", { name: new RegExp(`^(${site.t("actions.quote")}|${site.t("actions.whatsapp")})$`) })
        .filter({ visible: true })
        .evaluateAll((links) => links.map((link) => getComputedStyle(link).borderTopWidth));
      expect(edges.length).toBeGreaterThan(2);
      expect(new Set(edges)).toEqual(new Set(["1px"]));
      await page.goto(site.path("/calculators/hvac-cooling-load"));
      const backgrounds = await page
        .locator("main nav li > a[rel=nofollow]")
        .evaluateAll((modes) => modes.map((mode) => getComputedStyle(mode).backgroundColor));
      expect(new Set(backgrounds).size).toBe(backgrounds.length);
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
