import type { Page } from "@playwright/test";
import { lateScriptsLoaded } from "../support/hydrated.ts";
import { kinds } from "../support/kinds.ts";
import { inLanguage } from "../support/site.ts";
import { expect, test } from "../support/test.ts";

/** Returns the theme from a computed colour, whatever has set it. */
const themeOf = (page: Page) =>
  page.evaluate(() => {
    const probe = document.createElement("i");
    probe.style.color = "light-dark(rgb(1, 1, 1), rgb(2, 2, 2))";
    document.body.append(probe);
    const { color } = getComputedStyle(probe);
    probe.remove();
    return color === "rgb(1, 1, 1)" ? "light" : "dark";
  });

const ground = (page: Page) => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);

declare global {
  interface Window {
    themesSeen: string[];
    click: Event;
  }
}

/**
 * Records the theme at every moment from the first byte of the page. If the wrong theme appeared for a moment, there would be two themes in
 * the record.
 */
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
const themesSeen = (page: Page) => page.evaluate(() => window.themesSeen);

const systems = [
  ["light", "dark"],
  ["dark", "light"],
] as const;

inLanguage("ar", (site) => {
  for (const [system, other] of systems) {
    test.describe(`the system is ${system}`, () => {
      test.use({ colorScheme: system });
      test(`a page is ${system} until toggled, and the choice is kept across pages without a flash`, async ({
        page,
      }) => {
        await watchTheme(page);
        await page.goto(site.path(kinds.service));
        await expect.poll(() => themeOf(page)).toBe(system);
        const before = await ground(page);
        const toggle = page.getByRole("button", { name: site.t("theme.toggle"), exact: true });
        await toggle.click();
        await expect.poll(() => themeOf(page)).toBe(other);
        await expect.poll(() => ground(page)).not.toBe(before);

        await page.goto(site.path(kinds.contact));
        await expect.poll(() => themeOf(page)).toBe(other);
        await expect.poll(() => themesSeen(page)).toEqual([other]);

        await toggle.click();
        await expect.poll(() => themeOf(page)).toBe(system);
        expect(await page.evaluate(() => localStorage.length), "back at the system's, nothing is remembered").toBe(0);
      });

      test("only the picture of the current theme is loaded", async ({ page }) => {
        const pictures: string[] = [];
        page.on("request", (request) => request.url().includes("/pictures/villa") && pictures.push(request.url()));
        await page.goto(site.path(kinds.home), { waitUntil: "load" });
        await expect.poll(() => pictures).toHaveLength(1);
        expect(pictures[0]?.includes("-night-")).toBe(system === "dark");
      });
    });
  }

  test("a click while the script loads counts once", async ({ page }) => {
    await page.addInitScript(() => Object.assign(window, { click: new MouseEvent("click", { bubbles: true }) }));
    await page.goto(site.path(kinds.service));
    await lateScriptsLoaded(page);
    await page
      .locator("[data-theme-toggle]")
      .first()
      .evaluate(
        (toggle) =>
          new Promise((done) => {
            toggle.dispatchEvent(window.click);
            requestAnimationFrame(() => setTimeout(done));
          }),
      );
    expect(await themeOf(page)).toBe("dark");
  });

  test("a page follows the system while it is open", async ({ page }) => {
    await page.goto(site.path(kinds.service));
    await page.emulateMedia({ colorScheme: "dark" });
    await expect.poll(() => themeOf(page)).toBe("dark");
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
