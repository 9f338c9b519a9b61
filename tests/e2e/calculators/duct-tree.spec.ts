import { readFileSync } from "node:fs";
import { parse } from "yaml";
import { violationsIn } from "../support/axe.ts";
import { inLanguage } from "../support/site.ts";
import { expect, test } from "../support/test.ts";

inLanguage("ar", (site) => {
  const file = new URL(`../../../content/${site.language}/calculators/duct-size.yaml`, import.meta.url);
  const { tree } = parse(readFileSync(file, "utf8")).words;

  test("a pasted list becomes the tree, its address and a file that can be pasted again", async ({ page }) => {
    await page.goto(site.path("/calculators/duct-size?mode=tree"));
    await page.getByText(tree.actions.paste, { exact: true }).click();
    const list = page.getByLabel(tree.paste.label, { exact: true });
    await list.fill("الجزء;كيف يبدأ;الطول;تدفق الهواء\n١;;٨٫٥;\n٢;فرع بزاوية 90°;٣,٢٥ م;١٥٠ لتر/ثانية\n");
    await page.getByRole("button", { name: tree.actions.take }).click();
    await expect(page.getByText(tree.paste.taken.replace("{n}", "2"))).toBeVisible();
    await expect(page.locator("#answer")).toContainText("1 ← 2");
    await expect(page).toHaveURL(/mode=tree&s=2&s\.1\.l=8\.5&s\.2\.k=branch90/);
    expect(await violationsIn(page)).toEqual([]);

    const download = page.waitForEvent("download");
    await page.getByRole("button", { name: tree.actions.csv }).click();
    const csv = readFileSync(await (await download).path(), "utf8");
    expect(csv.split("\r\n")).toHaveLength(4);

    const answer = (await page.locator("#answer").textContent()) ?? "";
    await page.goto(site.path("/calculators/duct-size?mode=tree"));
    await expect(page.locator("#answer")).not.toHaveText(answer);
    await page.getByText(tree.actions.paste, { exact: true }).click();
    await list.fill(csv);
    await page.getByRole("button", { name: tree.actions.take }).click();
    await expect(page.locator("#answer")).toHaveText(answer);
  });
});
