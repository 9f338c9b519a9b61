import type { Page } from "@playwright/test";
import { violationsIn } from "../support/axe.ts";
import { lateScriptsLoaded } from "../support/hydrated.ts";
import { inLanguage, type Site } from "../support/site.ts";
import { expect, test } from "../support/test.ts";

const fieldIn = (page: Page, { t }: Site) => page.getByRole("banner").getByRole("combobox", { name: t("nav.search") });

inLanguage("ar", (site) => {
  test("a query is answered without JavaScript, and the words that were found are marked", async ({ browser }) => {
    const page = await browser.newPage({ javaScriptEnabled: false });
    await page.goto(site.path("/search"));
    await page.getByRole("main").getByRole("searchbox").fill("سباك الشارقه");
    await page.getByRole("main").getByRole("button").click();
    await expect(page).toHaveURL(/\/ar\/search\?q=/);
    const first = page.getByRole("main").getByRole("listitem").first();
    await expect(first.getByRole("link").first()).toHaveAttribute("href", "/ar/sharjah/plumbing");
    await expect(first.locator("mark").first()).toHaveText(/الشارقة|السباكة/);
    await page.close();
  });
});

inLanguage("en", (site) => {
  test("/ opens a field in the header; arrows choose a suggestion, Enter goes there", async ({ page }) => {
    await page.goto(site.path("/about"));
    await lateScriptsLoaded(page);
    await page.keyboard.press("/");
    const field = fieldIn(page, site);
    await expect(field).toBeFocused();
    // Safari on a phone zooms the whole page if the letters in a field are smaller than this.
    expect(await field.evaluate((input) => Number.parseFloat(getComputedStyle(input).fontSize))).toBeGreaterThanOrEqual(
      16,
    );
    await field.pressSequentially("plumbing shar");
    const option = page.getByRole("option").first();
    await expect(option).toBeVisible();
    await expect(field).toHaveAttribute("aria-expanded", "true");
    expect(await violationsIn(page)).toEqual([]);
    const target = (await option.getAttribute("href")) ?? "";
    await field.press("ArrowDown");
    await expect(option).toHaveAttribute("aria-selected", "true");
    await expect(field).toHaveAttribute("aria-activedescendant", (await option.getAttribute("id")) ?? "");
    await field.press("Enter");
    await expect(page).toHaveURL(target);
  });

  test("Escape closes the suggestions, then clears, then gives the focus back", async ({ page }) => {
    await page.goto(site.path("/about"));
    await lateScriptsLoaded(page);
    const link = page.getByRole("banner").getByRole("link", { name: site.t("nav.search") });
    await link.click();
    const field = fieldIn(page, site);
    await field.pressSequentially("duct");
    await expect(page.getByRole("option").first()).toBeVisible();
    await field.press("Escape");
    await expect(page.getByRole("option")).toHaveCount(0);
    await expect(field).toHaveValue("duct");
    await field.press("Escape");
    await field.fill("");
    await field.press("Escape");
    await expect(field).toBeHidden();
    await expect(link).toBeFocused();
  });

  test("markup in a query is text", async ({ page }) => {
    for (const text of [
      "<img src=x onerror=alert(1)>",
      "</script><script>alert(1)</script>",
      '" autofocus onfocus=alert(1) x="',
    ]) {
      page.once("dialog", () => expect.soft(text, "was run").toBe(""));
      await page.goto(`${site.path("/search")}?${new URLSearchParams({ q: text })}`);
      await expect(
        page.getByRole("main").getByRole("searchbox").or(page.getByRole("main").getByRole("combobox")),
      ).toHaveValue(text);
      await expect(page.locator("main img[src=x]")).toHaveCount(0);
    }
  });
});
