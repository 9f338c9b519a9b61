import type { Page } from "@playwright/test";
import { kinds } from "../support/kinds.ts";
import { forEachLanguage } from "../support/site.ts";
import { expect, test } from "../support/test.ts";

/** Returns the texts and controls that the round button covers at any scroll position. Elements beside it in the header do not count. */
const coveredBy = (page: Page, name: string) =>
  page.evaluate((label) => {
    const button = document.querySelector(`header a[aria-label="${label}"]`);
    if (!button) throw new Error("no button");
    const meets = (one: DOMRect, other: DOMRect) =>
      one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const parts: Range[] = [];
    while (texts.nextNode()) {
      const range = document.createRange();
      range.selectNodeContents(texts.currentNode);
      if (texts.currentNode.textContent?.trim()) parts.push(range);
    }
    const controls = [...document.querySelectorAll("a, button, input, select, textarea, summary")].filter(
      (control) => control !== button,
    );
    const head = document.querySelector("#head");
    const isDocked = getComputedStyle(button).position !== "fixed";
    const found = new Set<string>();
    for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight / 4) {
      scrollTo({ top, behavior: "instant" });
      const box = button.getBoundingClientRect();
      if (box.width === 0 || box.top < 0 || box.bottom > innerHeight) found.add(`out of view at ${top}`);
      for (const part of [...parts, ...controls]) {
        const node = part instanceof Range ? part.commonAncestorContainer : part;
        // The header is opaque, so it covers content that is scrolled below it anyway.
        if (isDocked && !head?.contains(node)) continue;
        for (const rect of part.getClientRects())
          if (meets(box, rect)) found.add(`${node.textContent?.trim().slice(0, 40)} at ${top}`);
      }
    }
    return [...found];
  }, name);

const positions = [
  [768, "static"],
  [1024, "static"],
  [1376, "fixed"],
  [1440, "fixed"],
] as const;

forEachLanguage((site) => {
  for (const id of [kinds.home, kinds.quote, kinds.place])
    test(`on ${id} at every width from 768 px the round button is in view instead of the bar, and covers nothing`, async ({
      page,
    }) => {
      await page.goto(site.path(id));
      const button = page.getByRole("banner").getByRole("link", { name: site.t("actions.whatsapp"), exact: true });
      const bar = page.getByRole("navigation", { name: site.t("bar.label"), exact: true });
      for (const [width, position] of positions) {
        await page.setViewportSize({ width, height: 800 });
        await expect(button).toHaveCSS("position", position);
        await expect(bar).toBeHidden();
        expect(await coveredBy(page, site.t("actions.whatsapp")), `${width} px`).toEqual([]);
      }
    });
});
