import { readFileSync } from "node:fs";
import type { Locator, Page } from "@playwright/test";
import sharp from "sharp";
import { parse } from "yaml";
import { byTurns, forEachLanguage, type Site } from "../support/site.ts";
import { expect, test } from "../support/test.ts";

const shown = {
  "split-unit": "/services/air-conditioning",
  "district-cooling": "/dubai/ac-services/dubai-marina",
  "amc-visit": "/bundles/complete-home-maintenance-package",
  "refrigerant-cycle": "/dubai/ac-services",
  "fresh-air-path": "/industries/healthcare/clinics",
};
const all = [...Object.keys(shown), "solar-on-grid"];

const titleOf = (name: string, { language }: Site) => {
  const file = new URL(`../../../content/${language}/diagrams/${name}.yaml`, import.meta.url);
  const { title }: { title: string } = parse(readFileSync(file, "utf8"));
  return title;
};

const figure = (page: Page, name: string, site: Site) =>
  page.getByRole("main").getByRole("img", { name: titleOf(name, site), exact: true });

/** Returns how much the pixels differ. The value is almost zero if the figure is empty. */
async function contrast(drawing: Locator) {
  const { channels } = await sharp(await drawing.screenshot()).stats();
  return Math.max(...channels.slice(0, 3).map(({ stdev }) => stdev));
}
const lightness = async (drawing: Locator) => (await sharp(await drawing.screenshot()).stats()).channels[1]?.mean ?? 0;

byTurns((site) => {
  for (const javaScriptEnabled of [true, false]) {
    test.describe(`${javaScriptEnabled ? "with" : "without"} JavaScript`, () => {
      test.use({ javaScriptEnabled });
      test("a diagram has a name, and the colours of the current theme", async ({ page }) => {
        for (const colorScheme of ["dark", "light"] as const) {
          await page.emulateMedia({ colorScheme });
          await page.goto(site.path(shown["split-unit"]));
          const drawing = figure(page, "split-unit", site);
          await expect.poll(() => contrast(drawing)).toBeGreaterThan(20);
          // The previous page may still be fading out, so the test waits.
          const light = expect.poll(() => lightness(drawing), "mean green");
          await (colorScheme === "light" ? light.toBeGreaterThan(180) : light.toBeLessThan(80));
        }
        if (!javaScriptEnabled) return;
        await page.getByRole("button", { name: site.t("theme.toggle"), exact: true }).click();
        await expect.poll(() => lightness(figure(page, "split-unit", site))).toBeLessThan(80);
      });
    });
  }

  for (const [name, id] of Object.entries(shown)) {
    test(`${name} is on ${id}, with a list item for each number`, async ({ page }) => {
      await page.goto(site.path(id));
      const drawing = figure(page, name, site);
      await expect.poll(() => contrast(drawing)).toBeGreaterThan(20);
      const file = await (await page.request.get(`/diagrams/${name}.${site.language}.svg`)).text();
      const points = drawing.locator("xpath=..").getByRole("listitem");
      await expect(points).toHaveCount(file.match(/<circle[^>]* r="12"/g)?.length ?? 0);
    });
  }

  test("the page reserves its space while it loads", async ({ page, guard }) => {
    guard.allow(/Failed to load resource/);
    const room = () => figure(page, "split-unit", site).evaluate((svg) => [svg.clientWidth, svg.clientHeight]);
    await page.route("**/diagrams/*", (route) => route.abort());
    await page.goto(site.path(shown["split-unit"]));
    const empty = await room();
    await page.unroute("**/diagrams/*");
    await page.reload();
    await expect.poll(() => contrast(figure(page, "split-unit", site))).toBeGreaterThan(20);
    expect(await room()).toEqual(empty);
  });
});

forEachLanguage((site) => {
  test("no label overflows its diagram or overlaps another one", async ({ page }) => {
    await page.goto(site.path("/about"));
    for (const name of all) expect(await misplaced(page, `/diagrams/${name}.${site.language}.svg`), name).toEqual([]);
  });
});

/** Returns misplaced labels of a diagram. The diagram is put into a page, because the file alone would not use the page's fonts. */
const misplaced = (page: Page, file: string) =>
  page.evaluate(async (url) => {
    const holder = document.createElement("div");
    holder.innerHTML = await (await fetch(url)).text();
    document.body.append(holder);
    holder.getBoundingClientRect(); // Reading the layout makes the page request its fonts.
    await document.fonts.ready;
    const svg = holder.querySelector("svg");
    if (!svg) throw new Error("There is no diagram.");
    const { width, height } = svg.viewBox.baseVal;
    const boxes = [...svg.querySelectorAll("text")].map((text) => ({ text: text.textContent, box: text.getBBox() }));
    const outside = boxes.filter(
      ({ box }) => box.x < 6 || box.y < 2 || box.x + box.width > width - 6 || box.y + box.height > height - 2,
    );
    /** Two labels touch only if their letters overlap. Their boxes are taller than the letters. */
    const meet = (a: DOMRect, b: DOMRect) =>
      a.x < b.x + b.width && b.x < a.x + a.width && a.y + 5 < b.y + b.height - 5 && b.y + 5 < a.y + a.height - 5;
    const touching = boxes.flatMap((one, index) =>
      boxes.slice(index + 1).flatMap((other) => (meet(one.box, other.box) ? [`${one.text} / ${other.text}`] : [])),
    );
    holder.remove();
    return [...outside.map(({ text }) => `${text} is outside`), ...touching];
  }, file);
