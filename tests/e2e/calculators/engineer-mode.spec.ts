import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { parse } from "yaml";
import { violationsIn } from "../support/axe.ts";
import { inLanguage, type Site } from "../support/site.ts";
import { expect, test } from "../support/test.ts";

const id = "/calculators/hvac-cooling-load";

interface Words {
  options: { room: Record<string, string> };
  engineer: {
    fields: Record<string, Record<string, string>>;
    groups: Record<string, string>;
    rooms: Record<string, string>;
    see: string;
    windows: Record<string, string>;
    walls: Record<string, string>;
    problems: Record<string, string>;
  };
  result: Record<string, string>;
  panels: { cuts: Record<string, string>; measures: Record<string, Record<string, string>> };
  price: string;
}
const wordsIn = ({ language }: Site) =>
  parse(readFileSync(new URL(`../../../content/${language}${id}.yaml`, import.meta.url), "utf8")).words as Words;

inLanguage("ar", (site) => {
  const { options, engineer, result, panels, price } = wordsIn(site);
  const { fields, rooms } = engineer;
  const address = `${site.path(id)}?mode=engineer`;
  const field = (page: Page, kind: string, name: string) =>
    page.getByLabel(fields[kind]?.[name] ?? "", { exact: true }).first();
  const room = (page: Page, n: number) =>
    page.getByRole("table", { name: rooms.title, exact: true }).getByRole("row").nth(n);

  test("two rooms; too much glass is reported at its field, and a reload keeps everything", async ({ page }) => {
    await page.goto(address);
    await field(page, "room", "area").focus();
    await expect(page.locator("[data-live]")).toBeAttached();
    await field(page, "room", "area").fill("42");
    await page.getByRole("button", { name: rooms.add }).click();
    await expect(page.getByRole("heading", { name: `${options.room.living} 2`, level: 3 })).toBeFocused();
    await field(page, "room", "name").fill("Blue room");
    await field(page, "room", "area").fill("٢٥");
    await expect(room(page, 1)).toContainText("42");
    await expect(room(page, 2)).toContainText("Blue room");
    await expect(room(page, 2)).toContainText("25");
    const load = (await room(page, 2).textContent()) ?? "";

    await page
      .locator("summary")
      .filter({ hasText: engineer.walls.one?.replace("{n}", "1") })
      .click();
    const width = field(page, "window", "width");
    await width.fill("12");
    const refusal = engineer.problems["glass-exceeds-wall"]?.split("{")[0] ?? "";
    await expect(width).toHaveAttribute("aria-invalid", "true");
    await expect(width).toHaveAccessibleDescription(new RegExp(refusal));
    await page.reload();
    await expect(width).toHaveValue("12");
    await expect(width).toHaveAccessibleDescription(new RegExp(refusal));
    await width.focus();
    await expect(page.locator("[data-live]")).toBeAttached();
    await width.fill("");
    await expect(width).not.toHaveAttribute("aria-invalid");
    await expect(room(page, 2)).toHaveText(load);
    expect(await violationsIn(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
    await page.goBack();
    await expect(width).toHaveValue("12");
  });

  const cuts = (page: Page) => page.getByRole("table", { name: panels.cuts.title });
  const band = (page: Page) => page.locator("#answer").getByText(new RegExp(`^${result.band}: `));
  const pieceOf = (text = "") => text.split("{")[0] ?? "";

  async function seal(page: Page) {
    await page.locator("summary").filter({ hasText: engineer.groups.air }).click();
    await field(page, "room", "leaks").fill("0.1");
  }

  test("a double click copies a room once", async ({ page }) => {
    await page.goto(address);
    await field(page, "room", "area").focus();
    await expect(page.locator("[data-live]")).toBeAttached();
    const copy = page.getByRole("button", { name: `${rooms.copy}: ${options.room.living} 1` });
    await copy.filter({ visible: true }).first().dblclick();
    await expect(page.getByRole("heading", { name: `${options.room.living} 2`, level: 3 })).toBeVisible();
    await expect(room(page, 2)).toBeVisible();
    await expect(room(page, 3)).toHaveCount(0);
  });

  test("uncertainty and measures follow the input, debounced", async ({ page }) => {
    await page.goto(`${address}&age=older&r=2`);
    const [sure, sealed] = [await band(page).textContent(), panels.measures.sealing?.name ?? ""];
    await expect(cuts(page).getByRole("rowheader", { name: sealed })).toBeVisible();
    await field(page, "room", "area").fill("45");
    await expect(page.locator("[data-live]")).toBeAttached();
    await expect(band(page)).not.toHaveText(sure ?? "");
    await expect(band(page)).toContainText(pieceOf(result.bandText));
    await seal(page);
    await page.getByRole("button", { name: new RegExp(`^${options.room.living} 2`) }).click();
    await seal(page);
    await expect(cuts(page).getByRole("rowheader", { name: sealed })).toHaveCount(0);
  });

  test.describe("without JavaScript", () => {
    test.use({ javaScriptEnabled: false });

    test("the result has its uncertainty, and measures with their yearly saving", async ({ page }) => {
      await page.goto(`${address}&r=2&k=0.44`);
      await expect(band(page)).toContainText(pieceOf(result.bandText));
      const rows = cuts(page).getByRole("row");
      expect(await rows.count()).toBeGreaterThan(4);
      await expect(rows.nth(1).getByRole("cell").last()).toHaveText(/^[\d,]+$/);
      await expect(page.getByText(price.replace("{price}", "0.44").replace("{efficiency}", "3"))).toBeVisible();
    });

    test("a button adds a room on the server, and each room keeps its input", async ({ page }) => {
      await page.goto(address);
      await field(page, "room", "area").fill("42");
      await page.getByRole("button", { name: rooms.add }).click();
      await expect(page.getByRole("heading", { name: `${options.room.living} 2`, level: 3 })).toBeVisible();
      await field(page, "room", "area").fill("18");
      await page.getByRole("button", { name: new RegExp(`^${options.room.living} 1`) }).click();
      await expect(field(page, "room", "area")).toHaveValue("42");
      await expect(room(page, 2)).toContainText("18");
      expect(page.url().length).toBeLessThan(2000);
    });

    test("a folded part shows its fields when asked, keeps them visible, and loses none of the others", async ({
      page,
    }) => {
      await page.goto(`${address}&0w0a=12`);
      const [building, air, wall] = [engineer.groups.building, engineer.groups.air, engineer.walls.one] as string[];
      const part = (title = "") =>
        page.locator("details").filter({ has: page.locator(`summary:has-text("${title}")`) });
      async function see(title: string | undefined) {
        const details = part(title).last();
        await details.locator("summary").first().click();
        await details.getByRole("button", { name: engineer.see }).click();
      }
      await see(building);
      await field(page, "building", "dryBulb").fill("46");
      await see(air);
      await field(page, "room", "leaks").fill("0.7");
      await see(wall?.replace("{n}", "1"));
      await expect(field(page, "wall", "area")).toHaveValue("12");
      await field(page, "window", "width").fill("1.1");
      await page.getByRole("button", { name: engineer.windows.add }).click();
      await expect(field(page, "window", "width")).toHaveValue("1.1");
      await expect(field(page, "window", "width")).toBeVisible();
      await expect(page.getByLabel(fields.window?.width ?? "", { exact: true })).toHaveCount(2);
      await expect(field(page, "building", "dryBulb")).toHaveValue("46");
      await expect(field(page, "room", "leaks")).toHaveValue("0.7");
      expect(page.url()).toContain("#list-0w0g");
    });
  });
});
