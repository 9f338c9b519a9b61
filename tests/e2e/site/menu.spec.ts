import type { Page } from "@playwright/test";
import { languages } from "@site/ground/language/languages.ts";
import { lateScriptsLoaded } from "../support/hydrated.ts";
import { kinds } from "../support/kinds.ts";
import { byTurns, forEachLanguage, type Site } from "../support/site.ts";
import { expect, test } from "../support/test.ts";

/** The main menu: drop-downs on wide screens, and a panel that covers the screen on phones. */
function menuOf(page: Page, { t }: Site) {
  const nav = page.getByRole("navigation", { name: t("nav.label") });
  return {
    nav,
    services: nav.getByText(t("nav.services"), { exact: true }),
    solutions: nav.getByText(t("nav.solutions"), { exact: true }),
    allServices: nav.getByRole("link", { name: t("actions.overview.services") }),
    allSolutions: nav.getByRole("link", { name: numbered(t("actions.overview.solutions", { n: "N" })) }),
    opener: page.getByRole("button", { name: t("nav.menu"), exact: true }),
    closer: nav.getByRole("button", { name: t("nav.close") }),
  };
}

/** Matches a link whose text ends with the number of pages behind it. */
const numbered = (words: string) => new RegExp(words.replace("(N)", "\\(\\d+\\)"));

const focusedName = (page: Page) => page.evaluate(() => document.activeElement?.textContent?.trim() ?? "");

byTurns((site) => {
  test.describe("wide, by keyboard", () => {
    test("Enter and Space open and close; Tab goes through the open menu in order", async ({ page }) => {
      await page.goto(site.path("/about"));
      const { nav, services, allServices, allSolutions } = menuOf(page, site);
      await services.focus();
      await page.keyboard.press("Enter");
      await expect(allServices).toBeVisible();
      const links = await nav.locator("details[open]").getByRole("link").allInnerTexts();
      for (const name of links) {
        await page.keyboard.press("Tab");
        await expect.poll(() => focusedName(page)).toBe(name.trim());
      }
      await page.keyboard.press("Tab");
      await expect.poll(() => focusedName(page)).toBe(site.t("nav.solutions"));
      await expect(allServices).toBeHidden();

      for (const key of ["Enter", "Space"]) {
        await page.keyboard.press(key);
        await expect(allSolutions).toBeVisible();
        await page.keyboard.press(key);
        await expect(allSolutions).toBeHidden();
      }
    });

    test("a menu left before the script loaded closes afterwards", async ({ page }) => {
      const gate = Promise.withResolvers<void>();
      await page.route(/\/assets\/late-/, (route) => gate.promise.then(() => route.continue()));
      // The scripts are held back, so the page does not finish loading. The test does not wait for that.
      await page.goto(site.path("/about"), { waitUntil: "commit" });
      const { services, allServices } = menuOf(page, site);
      await services.focus();
      await page.keyboard.press("Enter");
      await page.keyboard.press("Shift+Tab");
      await expect(services).not.toBeFocused();
      await expect(allServices).toBeVisible();
      gate.resolve();
      await expect(allServices).toBeHidden();
    });

    test("Escape closes it and returns the focus", async ({ page }) => {
      await page.goto(site.path("/about"));
      const { services, allServices } = menuOf(page, site);
      await services.focus();
      await page.keyboard.press("Enter");
      await page.keyboard.press("Tab");
      await lateScriptsLoaded(page);
      await page.keyboard.press("Escape");
      await expect(allServices).toBeHidden();
      await expect.poll(() => focusedName(page)).toBe(site.t("nav.services"));
    });
  });

  test.describe("wide, by pointer", () => {
    test("one menu at a time; a click or focus elsewhere closes it", async ({ page }) => {
      await page.goto(site.path("/about"));
      const { services, solutions, allServices, allSolutions } = menuOf(page, site);
      await services.click();
      await expect(allServices).toBeVisible();
      await solutions.click();
      await expect(allSolutions).toBeVisible();
      await expect(allServices).toBeHidden();
      await lateScriptsLoaded(page);
      await page.mouse.click(640, 780);
      await expect(allSolutions).toBeHidden();
      await services.click();
      await page
        .getByRole("banner")
        .getByRole("link", { name: site.t("actions.quote") })
        .focus();
      await expect(allServices).toBeHidden();
    });

    test("a link in the menu opens its page", async ({ page }) => {
      await page.goto(site.path("/about"));
      const { nav, services } = menuOf(page, site);
      await services.click();
      await nav
        .getByRole("link", { name: site.words(kinds.service).name, exact: true })
        .first()
        .click();
      await expect(page).toHaveURL(site.path(kinds.service));
      await expect(menuOf(page, site).allServices).toBeHidden();
    });

    test.describe("by touch", () => {
      test.use({ hasTouch: true });

      test("a tap opens, a tap outside closes", async ({ page }) => {
        await page.goto(site.path("/about"));
        const { services, allServices } = menuOf(page, site);
        await services.tap();
        await expect(allServices).toBeVisible();
        await lateScriptsLoaded(page);
        await page.touchscreen.tap(640, 780);
        await expect(allServices).toBeHidden();
        await services.tap();
        await allServices.tap();
        await expect(page).toHaveURL(site.path("/services"));
      });
    });
  });
});

const phone = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };

forEachLanguage((site) => {
  test.describe("phone", () => {
    test.use(phone);

    test("the sheet opens, closes, fits, offers a call, WhatsApp and the theme, and its links work", async ({
      page,
    }) => {
      await page.goto(site.path("/about"));
      const { nav, opener, closer, services, allServices } = menuOf(page, site);
      await expect(nav).toBeHidden();
      await opener.tap();
      await expect(nav).toBeVisible();
      await closer.tap();
      await expect(nav).toBeHidden();
      await opener.tap();
      await expect(nav.getByRole("link", { name: site.t("actions.call") })).toHaveAttribute("href", /^tel:\+/);
      await expect(nav.getByRole("link", { name: site.t("contact.whatsapp") })).toHaveAttribute(
        "href",
        `${site.path("/whatsapp")}?page=/about`,
      );
      await expect(nav.getByRole("button", { name: site.t("theme.toggle") })).toBeVisible();
      await services.tap();
      await expect(allServices).toBeVisible();
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
      await allServices.tap();
      await expect(page).toHaveURL(site.path("/services"));
    });
  });
});

byTurns((site) => {
  test.describe("phone", () => {
    test.use(phone);

    test("the sheet has a search field that suggests pages", async ({ page }) => {
      await page.goto(site.path("/about"));
      const { nav, opener } = menuOf(page, site);
      await opener.tap();
      const field = nav.getByRole("combobox", { name: site.t("nav.search") });
      await expect(field, "an empty field reads as the page").toHaveCSS("direction", languages[site.language].dir);
      await field.fill("vrf");
      await expect(field).toHaveCSS("direction", "ltr");
      await nav.getByRole("option").first().tap();
      await expect(page).toHaveURL(/vrf|air-conditioning|commercial/);
    });

    test("Tab goes through the open sheet and stays in it", async ({ page }) => {
      await page.goto(site.path("/about"));
      await lateScriptsLoaded(page);
      const { nav, opener, closer } = menuOf(page, site);
      await opener.focus();
      await page.keyboard.press("Enter");
      await expect(closer).toBeFocused();
      await expect(nav.getByRole("combobox")).toBeVisible();
      const stops = await nav.locator("summary, a, button, input").filter({ visible: true }).count();
      for (let stop = 1; stop < stops; stop += 1) await page.keyboard.press("Tab");
      await expect(nav.getByRole("button", { name: site.t("theme.toggle") })).toBeFocused();
      const outside = () => page.evaluate(() => document.activeElement?.matches("body, #menu *") === false);
      for (let stop = 0; stop < 3; stop += 1) {
        await page.keyboard.press("Tab");
        expect(await outside()).toBe(false);
      }
      await expect(nav).toBeVisible();
      await page.setViewportSize({ width: 1100, height: 740 });
      await expect(page.locator("[inert]"), "a sheet that became a bar holds nothing back").toHaveCount(0);
    });

    test("Escape closes the sheet and returns the focus to its button", async ({ page }) => {
      await page.goto(site.path("/about"));
      await lateScriptsLoaded(page);
      const { nav, opener, services } = menuOf(page, site);
      await opener.focus();
      await page.keyboard.press("Enter");
      await expect(nav).toBeVisible();
      await page.keyboard.press("Escape");
      await expect(nav).toBeHidden();
      await expect(opener).toBeFocused();

      await page.keyboard.press("Enter");
      await services.focus();
      await page.keyboard.press("Enter");
      await page.keyboard.press("Escape");
      await page.keyboard.press("Escape");
      await expect(nav).toBeHidden();
      await expect(opener).toBeFocused();
    });
  });

  test.describe("phone of 2022, without popover support", () => {
    // The tests change styles in a way that the content security policy would block.
    test.use({ viewport: { width: 360, height: 740 }, bypassCSP: true });

    test("the sheet does not cover the page, opens, closes, and its links work", async ({ page }) => {
      await page.addInitScript(() => Reflect.deleteProperty(HTMLElement.prototype, "popover"));
      await page.route("**/about", async (route) => {
        const answer = await route.fetch();
        const html = await answer.text();
        const body = html
          .replace(/ popover="?auto"?/, "")
          .replaceAll("selector(:popover-open)", "selector(:unheard-of)");
        await route.fulfill({ response: answer, body });
      });
      await page.goto(site.path("/about"));
      await lateScriptsLoaded(page);
      const { nav, opener, closer, services, allServices } = menuOf(page, site);
      await expect(nav).toBeHidden();
      await opener.click();
      await expect(nav).toBeVisible();
      await closer.click();
      await expect(nav).toBeHidden();
      await opener.click();
      await services.click();
      await allServices.click();
      await expect(page).toHaveURL(site.path("/services"));
    });
  });

  test.describe("phone without JavaScript", () => {
    test.use({ viewport: { width: 360, height: 740 }, javaScriptEnabled: false });

    test("the sheet opens, closes, and leads on", async ({ page }) => {
      await page.goto(site.path("/about"));
      const { nav, opener, closer, services, allServices } = menuOf(page, site);
      await opener.click();
      await closer.click();
      await expect(nav).toBeHidden();
      await opener.click();
      await services.click();
      await allServices.click();
      await expect(page).toHaveURL(site.path("/services"));
    });
  });
});
