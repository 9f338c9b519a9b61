import { expect, type Page, test } from "@playwright/test";
import { isDue } from "#tests/set.ts";
import { violationsIn } from "../support/axe.ts";
import { startEditor } from "../support/editor.ts";

test.skip(!isDue("editor"), "A change tries the editor when it is new.");
// The first save takes long, because it reads all content to check the links.
test.slow();
const patiently = { timeout: 30_000 };

type Editor = Awaited<ReturnType<typeof startEditor>>;
let editor: Editor;
test.beforeAll(async () => {
  editor = await startEditor();
});
test.afterAll(() => editor.stop());

const isClean = async (page: Page) => expect(await violationsIn(page)).toEqual([]);

test("a word is changed in both languages; one that is too long is first reported at its field", async ({ page }) => {
  await page.goto(editor.address);
  await isClean(page);
  await page.getByRole("searchbox").fill("services/painting");
  await page.keyboard.press("Enter");
  await page.getByRole("link", { name: "Painting", exact: true }).click();
  const english = page.getByRole("textbox", { name: "Name, English", exact: true });
  const arabic = page.getByRole("textbox", { name: "Name, Arabic", exact: true });
  await expect(arabic).toHaveAttribute("name", /ar/);
  await isClean(page);

  const before = await english.inputValue();
  const arabicBefore = await arabic.inputValue();
  await arabic.fill("دهان جديد");
  await english.fill("Painting and repainting of rooms, fronts and fences");
  await page.keyboard.press("Control+s");
  await expect(english).toHaveAccessibleDescription("is too long: 51 characters, at most 45", patiently);
  await expect(english).toBeFocused();
  await expect(arabic).toHaveValue("دهان جديد");
  expect(editor.diff()).toEqual([]);

  await english.fill("Painting and repainting");
  const answered = Promise.withResolvers<void>();
  await page.route("**/*", async (route) => {
    if (route.request().method() === "POST") await answered.promise;
    await route.continue();
  });
  await page.getByRole("button", { name: "Save" }).last().click();
  await expect(page.locator("#form"), "takes no words that the answer would replace").toHaveJSProperty("inert", true);
  answered.resolve();
  await expect(page.getByRole("status")).toContainText("Saved.", patiently);
  expect(editor.diff()).toEqual([
    `-name: ${arabicBefore}`,
    "+name: دهان جديد",
    `-name: ${before}`,
    "+name: Painting and repainting",
  ]);
});

test("lists grow in both languages without losing typed text, in the Arabic editor too", async ({ page }) => {
  await page.goto(editor.address);
  await page.getByRole("link", { name: "العربية" }).click();
  await expect(page.locator("html")).toHaveAttribute("dir", "rtl");
  await page.goto(new URL(`/edit?file=${encodeURIComponent("*/vacancies.yaml")}`, editor.address).href);
  const titles = page.getByRole("textbox", { name: "العنوان, الإنجليزية" });
  const count = await titles.count();
  await titles.first().fill("Typed before");
  await page.getByRole("textbox", { name: "اسم البند الجديد" }).fill("plasterer");
  await page.keyboard.press("Enter");
  await expect(titles).toHaveCount(count + 1);
  await expect(titles.first()).toHaveValue("Typed before");
  await isClean(page);
  await page.getByRole("button", { name: "حفظ" }).last().click();
  await expect(page.getByRole("alert")).toContainText("ما يجب إصلاحه قبل الحفظ", patiently);
  expect(editor.read("en/vacancies.yaml")).not.toContain("plasterer");
});
