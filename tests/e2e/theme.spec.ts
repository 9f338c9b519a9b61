import type { Page } from "@playwright/test";
import { kinds } from "./support/kinds.ts";
import { forEachLanguage } from "./support/site.ts";
import { expect, test } from "./support/test.ts";

const ground = (page: Page) => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);

/** The theme at every moment from the first byte of the page on; a flash would show as two. */
const watchTheme = (page: Page) =>
  page.addInitScript(() => {
    const seen: string[] = [];
    Object.assign(window, { themesSeen: seen });
    const look = () => {
      const theme = document.body && getComputedStyle(document.body).colorScheme;
      if (theme && theme !== seen.at(-1)) seen.push(theme);
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
const themesSeen = (page: Page) => page.evaluate(() => (window as unknown as { themesSeen: string[] }).themesSeen);

const systems = [
  ["light", "dark"],
  ["dark", "light"],
] as const;

forEachLanguage((site) => {
  for (const [system, other] of systems) {
    test.describe(`the system is ${system}`, () => {
      test.use({ colorScheme: system });
      const html = (page: Page) => page.locator("html");

      test(`a page is ${system} until toggled, and the choice lasts over pages without a flash`, async ({ page }) => {
        await watchTheme(page);
        await page.goto(site.path(kinds.service));
        await expect(html(page)).toHaveAttribute("data-theme", system);
        const before = await ground(page);
        const toggle = page.getByRole("button", { name: site.t("theme.toggle"), exact: true });
        await toggle.click();
        await expect(html(page)).toHaveAttribute("data-theme", other);
        await expect.poll(() => ground(page)).not.toBe(before);

        await page.goto(site.path(kinds.contact));
        await expect(html(page)).toHaveAttribute("data-theme", other);
        await expect.poll(() => themesSeen(page)).toEqual([other]);

        await toggle.click();
        await expect(html(page)).toHaveAttribute("data-theme", system);
        expect(await page.evaluate(() => localStorage.length), "back at the system's, nothing is remembered").toBe(0);
      });

      test("only the picture of the theme is loaded", async ({ page }) => {
        const pictures: string[] = [];
        page.on("request", (request) => request.url().includes("/pictures/villa") && pictures.push(request.url()));
        await page.goto(site.path(kinds.home), { waitUntil: "load" });
        expect(pictures).toHaveLength(1);
        expect(pictures[0]?.includes("-night-")).toBe(system === "dark");
      });
    });
  }

  test("a page follows the system while it is open", async ({ page }) => {
    await page.goto(site.path(kinds.service));
    await page.emulateMedia({ colorScheme: "dark" });
    await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
  });

  test.describe("without JavaScript", () => {
    test.use({ javaScriptEnabled: false });

    test("a page follows the system", async ({ page }) => {
      const grounds: string[] = [];
      for (const colorScheme of ["light", "dark"] as const) {
        await page.emulateMedia({ colorScheme });
        await page.goto(site.path(kinds.service));
        grounds.push(await ground(page));
      }
      expect(new Set(grounds).size).toBe(2);
    });
  });
});
