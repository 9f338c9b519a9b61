import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import type { QuickInput } from "@site/engine/quick/input.ts";
import { calculateQuick } from "@site/engine/quick/quick.ts";
import { parse } from "yaml";
import type { Words } from "#domain/calculators/cooling-load/words.ts";
import { count } from "#domain/calculators/kit/frame/say.ts";
import type { SharedWords } from "#domain/calculators/kit/frame/words.ts";
import { violationsIn } from "../support/axe.ts";
import { inLanguage, type Site } from "../support/site.ts";
import { expect, test } from "../support/test.ts";

const id = "/calculators/hvac-cooling-load";

const read = (file: string) => parse(readFileSync(new URL(`../../../content/${file}`, import.meta.url), "utf8"));
/** The texts of this calculator. */
const wordsIn = ({ language }: Site) => ({
  language,
  own: read(`${language}${id}.yaml`).words as Words,
  shared: read(`${language}/calculator-words.yaml`) as SharedWords,
});

const usual: QuickInput = {
  ...{ city: "dubai", room: "living", area: 30, height: 3 },
  ...{ facing: "w", glass: "medium", position: "villa", age: "2000s" },
};

/** Returns the engine's result in the form in which the page prints it. */
function expected(change: Partial<QuickInput>, { own, language }: ReturnType<typeof wordsIn>) {
  const { selection } = calculateQuick({ ...usual, ...change }).room;
  return {
    size: count(own.result.sizes.one, selection.size, language),
    needs: (selection.decides.watts / 1000).toFixed(1).replace(/\.0$/, ""),
  };
}

const answerIn = (page: Page) => page.locator("#answer");
async function expectAnswer(page: Page, { size, needs }: ReturnType<typeof expected>) {
  await expect(answerIn(page)).toContainText(size);
  await expect(answerIn(page)).toContainText(needs);
}

/** Waits until the code of the island is loaded and has computed once. */
const alive = (page: Page) => expect(page.locator("[data-live]")).toBeAttached({ timeout: 15_000 });

inLanguage("ar", (site) => {
  const words = wordsIn(site);
  const { fields, options } = words.own;
  const group = (page: Page, name: string) => page.getByRole("group", { name, exact: true });

  test("works by keyboard; the link opens the result again, and Back undoes a change", async ({ page }) => {
    await page.goto(site.path(id));
    await page.getByLabel(fields.city, { exact: true }).focus();
    await alive(page);
    await page.keyboard.press("Tab");
    await page.keyboard.press("Tab");
    await expect(page.getByLabel(fields.area, { exact: true })).toBeFocused();
    await page.keyboard.type("22.5");
    await page.keyboard.press("Tab");
    await page.keyboard.press("Tab");
    await page.keyboard.press("Tab");
    const dial = group(page, fields.facing);
    await expect(dial.getByRole("radio", { name: words.shared.compass.w, exact: true })).toBeFocused();
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Tab");
    await page.keyboard.press("ArrowDown");
    await expect(group(page, fields.glass).getByRole("radio", { name: options.glass.large })).toBeChecked();
    const then = expected({ area: 22.5, facing: "nw", glass: "large" }, words);
    await expectAnswer(page, then);
    await expect(page).toHaveURL(/\?v=1&area=22\.5&facing=nw&glass=large$/);

    await page.goBack();
    await expect(page).toHaveURL(/\?v=1&area=22\.5&facing=nw$/);
    await expectAnswer(page, expected({ area: 22.5, facing: "nw" }, words));
    await expect(page.locator("header a[hreflang]").first()).toHaveAttribute("href", /area=22\.5&facing=nw$/);
    await page.goForward();
    await page.reload();
    await expectAnswer(page, then);
    await expect(page.getByLabel(fields.area, { exact: true })).toHaveValue("22.5");
  });

  test("impossible values are reported at the field, Arabic digits work, and defaults can be changed", async ({
    page,
  }) => {
    await page.goto(site.path(id));
    const area = page.getByLabel(fields.area, { exact: true });
    await area.focus();
    await alive(page);
    await area.fill("0");
    await expect(area).toHaveAttribute("aria-invalid", "true");
    await expect(area).toHaveAccessibleDescription(/2/);
    await expectAnswer(page, expected({}, words));
    await area.fill("٢٥");
    await expectAnswer(page, expected({ area: 25 }, words));
    const chip = page.locator("summary").filter({ hasText: fields.glazing });
    await chip.click();
    await page.getByLabel(fields.glazing, { exact: true }).selectOption("single-clear");
    await expect(chip).toContainText(options.glazing["single-clear"]);
    await expectAnswer(page, expected({ area: 25, changed: { glass: "single-clear" } }, words));
  });

  test("the result is handed over to a quotation; print omits header and buttons", async ({ page }) => {
    await page.goto(`${site.path(id)}?v=1&city=sharjah&area=40`);
    await page.emulateMedia({ media: "print" });
    await expect(page.getByRole("banner").getByRole("navigation")).toBeHidden();
    await expect(page.getByRole("contentinfo")).toBeHidden();
    await expect(page.locator("a[href='#content']")).toBeHidden();
    await expect(answerIn(page).getByRole("link")).toHaveCount(0);
    await expect(page.getByText("area=40")).toBeVisible();
    const { name, email } = read("company.yaml");
    await expect(page.getByRole("main").getByText(name[site.language], { exact: true })).toBeVisible();
    await expect(page.getByRole("main").getByText(email, { exact: true })).toBeVisible();
    await page.emulateMedia({ media: "screen" });
    await answerIn(page).getByRole("link", { name: words.shared.actions.quote, exact: true }).click();
    await expect(page).toHaveURL(
      new RegExp(`${site.path("/quotation")}\\?service=ac-installation&place=sharjah&calculation=`),
    );
    await expect(page.locator("[name=place]")).toHaveValue("sharjah");
  });

  test("too many people and too much air are reported at the fields", async ({ page }) => {
    for (const [query, field, limit] of [
      ["people=5000&area=20", fields.people, "50"],
      ["freshAir=50000", fields.freshAir, "1,500"],
    ] as const) {
      await page.goto(`${site.path(id)}?v=1&${query}`);
      const control = page.getByRole("textbox", { name: field });
      await expect(control).toHaveAttribute("aria-invalid", "true");
      await expect(control).toHaveAccessibleDescription(new RegExp(limit));
    }
  });

  test("the overview has two cards in a row, a single last one fills its row, and it fits a phone", async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto(site.path("/calculators"));
    const cards = page.locator("main li:has(h2, h3)");
    await expect(cards).toHaveCount(9);
    const boxes = await cards.evaluateAll((all) => all.map((card): DOMRect => card.getBoundingClientRect().toJSON()));
    const rows = Map.groupBy(boxes, ({ y }) => Math.round(y));
    expect([...rows.values()].map(({ length }) => length)).toEqual([2, 2, 2, 2, 1]);
    const widths = [...rows.values()].map(
      (row) => Math.max(...row.map(({ right }) => right)) - Math.min(...row.map(({ left }) => left)),
    );
    expect(new Set(widths.map(Math.round)).size, "every row is full").toBe(1);
    await page.setViewportSize({ width: 390, height: 800 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
    expect(await violationsIn(page)).toEqual([]);
  });

  test("the maintenance calendar fits a phone, with months of equal width", async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 800 });
    await page.goto(`${site.path("/calculators/amc-planner")}?v=1&vrfIndoor=12&chiller=1`);
    const calendar = page.locator("table", { has: page.locator("abbr") });
    const { inner, outer, months } = await calendar.evaluate((table) => ({
      inner: table.scrollWidth,
      outer: table.parentElement?.clientWidth ?? 0,
      months: [...table.querySelectorAll("thead th")].slice(1).map((head) => Math.round(head.clientWidth)),
    }));
    expect(inner).toBeLessThanOrEqual(outer);
    expect(months).toHaveLength(12);
    expect(Math.max(...months) - Math.min(...months)).toBeLessThanOrEqual(1);
  });

  test("no accessibility violation, narrow and dark, wide and light", async ({ page }) => {
    const dark = site.language === "en";
    await page.emulateMedia({ colorScheme: dark ? "dark" : "light", reducedMotion: "reduce" });
    await page.setViewportSize(dark ? { width: 320, height: 780 } : { width: 1280, height: 800 });
    await page.goto(`${site.path(id)}?lights=12`);
    expect(await violationsIn(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
  });

  test.describe("without JavaScript", () => {
    test.use({ javaScriptEnabled: false });

    test("the form returns the engine's result", async ({ page }) => {
      await page.goto(site.path(id));
      await page.getByLabel(fields.room, { exact: true }).selectOption("bedroom");
      await page.getByLabel(fields.area, { exact: true }).fill("18");
      await group(page, fields.facing).getByRole("radio", { name: words.shared.compass.s, exact: true }).check();
      await page.getByRole("button", { name: words.shared.actions.calculate, exact: true }).click();
      await expect(page).toHaveURL(/#answer$/);
      await expectAnswer(page, expected({ room: "bedroom", area: 18, facing: "s" }, words));
      await expect(page.getByLabel(fields.area, { exact: true })).toHaveValue("18");
    });
  });
});
