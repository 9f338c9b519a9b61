import { readFileSync } from "node:fs";
import { violationsIn } from "../support/axe.ts";
import { inLanguage } from "../support/site.ts";
import { expect, test } from "../support/test.ts";

const id = "/calculators/hvac-cooling-load/project";
const wordsIn = (language: "en" | "ar") =>
  JSON.parse(readFileSync(new URL(`../../../content/${language}/messages/project.json`, import.meta.url), "utf8"));
const [english, words] = [wordsIn("en"), wordsIn("ar")];

/**
 * A list of twelve rooms as in an architect's schedule. It has a title, Arabic headings and digits, a total, and one cell that cannot be
 * read.
 */
const list = [
  "جدول الغرف",
  "الغرفة\tالطابق\tالاستخدام\tالمساحة (م²)\tالجهة\tالزجاج\tعدد الأشخاص",
  ...Array.from({ length: 11 }, (_, n) => `مكتب ١${String(n + 1).padStart(2, "0")}\t١\tمكتب\t٢٤٫٥\tغرب\t٦\t٣`),
  "قاعة ١١٢\t١\tغرفة اجتماعات\tكبيرة\tشمال\t\t١٠",
  "المجموع\t\t\t٢٩٤",
].join("\n");

inLanguage("ar", (site) => {
  test("a floor by the keyboard alone: pasted, corrected, multiplied, undone, and still there after a reload", async ({
    page,
  }) => {
    await page.goto(site.path(id));
    const paste = page.getByRole("button", { name: words.bar.paste });
    await expect(page.locator("[data-live]")).toBeAttached();
    await paste.press("Enter");
    await expect(page.getByRole("textbox", { name: words.paste.text })).toBeFocused();
    await page.keyboard.insertText(list);
    await expect(page.getByText("«كبيرة»")).toBeVisible();
    expect(await violationsIn(page)).toEqual([]);
    await page.getByRole("button", { name: words.paste.add_many.replace("{{count}}", "12") }).press("Enter");

    const totals = page.getByRole("region", { name: words.totals.title });
    await expect(totals).toContainText(words.totals.counted_many.replace("{{count}}", "11").replace("{{all}}", "12"));
    const area = page.getByRole("textbox", { name: words.columns.area, exact: true });
    await area.last().focus();
    await page.keyboard.insertText("٣٠");
    await page.keyboard.press("Tab");
    await expect(totals).toContainText(words.totals.counted_many.replace("{{count}}", "12").replace("{{all}}", "12"));
    expect(await violationsIn(page)).toEqual([]);

    await page.getByLabel(words.rooms.onto).fill("2-4");
    await page.getByLabel(words.rooms.onto).press("Enter");
    await expect(area).toHaveCount(48);
    await page.keyboard.press("Control+z");
    await expect(area).toHaveCount(12);
    await page.keyboard.press("Control+y");
    await expect(area).toHaveCount(48);
    await expect(page.getByText(words.saving.yes)).toBeVisible();

    await page.reload();
    await expect(area).toHaveCount(48);
    await expect(page.getByRole("textbox", { name: words.columns.name, exact: true }).last()).toHaveValue("قاعة ٤١٢");
    await expect(totals).toContainText(words.totals.counted_many.replace("{{count}}", "48").replace("{{all}}", "48"));
  });

  test("a file of a later version and a broken one are refused with a sentence, and the project stays", async ({
    page,
  }) => {
    await page.goto(site.path(id));
    await expect(page.locator("[data-live]")).toBeAttached();
    const open = (name: string, text: string) =>
      page.locator("input[type=file]").setInputFiles({ name, mimeType: "application/json", buffer: Buffer.from(text) });
    const file = { schema: "cooling-load-project", version: 1, name: "برج 4", rooms: [{ name: "مكتب", area: 24 }] };
    await open("tower.json", JSON.stringify(file));
    const name = page.getByRole("textbox", { name: words.about.name, exact: true });
    await expect(name).toHaveValue("برج 4");
    await open("later.json", JSON.stringify({ ...file, version: 9, name: "later" }));
    await expect(page.getByText("إصدار الملف 9")).toBeVisible();
    await open("broken.json", '{"schema":');
    await expect(page.getByText(words.refused["no-json"])).toBeVisible();
    await expect(name).toHaveValue("برج 4");
  });
});

test("a first room added by hand gets its load as soon as it has an area", async ({ page }) => {
  await page.goto(id);
  await expect(page.locator("[data-live]")).toBeAttached();
  await page.getByRole("button", { name: english.list.add }).click();
  const totals = page.getByRole("region", { name: english.totals.title });
  await expect(totals).toContainText(english.totals.none);
  await page.getByRole("textbox", { name: english.columns.area, exact: true }).fill("30");
  await page.keyboard.press("Tab");
  await expect(totals).toContainText("kW");
});

test("the plant of a project: chosen, rooms assigned to air handlers, undone, kept, and as CSV", async ({ page }) => {
  const { handlers, columns, bar } = english;
  await page.goto(id);
  await expect(page.locator("[data-live]")).toBeAttached();
  await page.getByRole("button", { name: english.examples.office }).click();
  const plant = page.getByRole("region", { name: "Plant: Air handler, variable volume" });
  await expect(plant).toContainText("Chilled water");
  await expect(plant.getByRole("table")).toHaveCount(0);
  const tick = (name: string) => page.getByRole("checkbox", { name: english.list.tick.replace("{{name}}", name) });
  for (const room of ["Meeting room 1", "Meeting room 2"]) await tick(room).check();
  await page.getByLabel(handlers.number).fill("2");
  await page.getByRole("button", { name: handlers.give }).click();
  const rows = plant.getByRole("region", { name: handlers.title }).getByRole("row");
  await expect(rows).toHaveCount(3);
  await expect(rows.last()).toContainText("2");
  await plant.getByText("Air handler 2", { exact: false }).click();
  await expect(plant.getByRole("region", { name: "Rooms on it" })).toContainText("12 · Meeting room 2");
  expect(await violationsIn(page)).toEqual([]);

  await page.getByRole("button", { name: bar.undo }).click();
  await expect(rows).toHaveCount(0);
  await page.getByRole("button", { name: bar.redo }).click();
  await expect(rows).toHaveCount(3);
  const [file] = await Promise.all([
    page.waitForEvent("download"),
    plant.getByRole("button", { name: "Plant as CSV" }).click(),
  ]);
  expect(readFileSync(await file.path(), "utf8")).toContain("Air handler 2,12 · Meeting room 1,Supply air,");

  await page.reload();
  await expect(rows).toHaveCount(3);
  await expect(page.getByRole("textbox", { name: columns.handler, exact: true }).nth(4)).toHaveValue("2");
  await page.getByText("Plant", { exact: true }).first().click();
  await page.getByLabel("Plant", { exact: true }).selectOption("vrf");
  await expect(page.getByRole("region", { name: "Plant: VRF" })).toContainText("Combination ratio");
  await expect(page.getByLabel(handlers.number)).toHaveCount(0);
});
