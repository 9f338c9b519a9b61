import type { Page } from "@playwright/test";
import { kinds } from "../support/kinds.ts";
import { byTurns, company, forEachLanguage, type Site } from "../support/site.ts";
import { expect, test } from "../support/test.ts";

const phone = { width: 390, height: 844 };
const open = new Date("2026-10-05T10:00:00+04:00");
const night = new Date("2026-10-05T23:00:00+04:00");

const barOf = (page: Page, site: Site) => page.getByRole("navigation", { name: site.t("bar.label"), exact: true });
const taps = (page: Page, site: Site) =>
  barOf(page, site)
    .getByRole("link")
    .filter({ visible: true })
    .evaluateAll((links) => links.map((link) => [link.textContent, link.getAttribute("href")]));

const pages = [kinds.home, kinds.place, kinds.contact];

forEachLanguage(({ t, path }) => {
  test.describe("on a phone", () => {
    test.use({ viewport: phone });

    test("the emergency line is visible without scrolling on every kind of page, and in the menu", async ({ page }) => {
      const emergency = page.locator(`a[href="tel:${company.emergency}"]`);
      for (const id of [...pages, kinds.about]) {
        await page.goto(path(id));
        await expect(emergency.first()).toBeInViewport({ ratio: 1 });
      }
      await page.getByRole("button", { name: t("nav.menu") }).click();
      await expect(page.locator("#menu").locator(`a[href="tel:${company.emergency}"]`)).toBeInViewport();
    });
  });
});

forEachLanguage(({ path }) => {
  test.describe("on a small desk", () => {
    test.use({ viewport: { width: 1024, height: 800 } });

    test("the header keeps the number that answers now in view, on one line", async ({ page }) => {
      const header = page.locator("#head");
      for (const [now, number] of [
        [open, company.phone],
        [night, company.emergency],
      ] as const) {
        await page.clock.setFixedTime(now);
        await page.goto(path(kinds.place));
        await page.keyboard.press("End");
        const numbers = header.locator("a[href^='tel:']").filter({ visible: true });
        await expect(numbers).toHaveCount(1);
        await expect(numbers).toHaveAttribute("href", `tel:${number}`);
        await expect(numbers).toBeInViewport({ ratio: 1 });
        expect(await header.evaluate((element) => element.scrollWidth <= element.clientWidth)).toBe(true);
        expect((await header.boundingBox())?.height).toBeLessThan(80);
      }
    });
  });
});

byTurns((site) => {
  const { t, path } = site;

  test.describe("on a phone", () => {
    test.use({ viewport: phone });

    test("the bar calls the office, and the emergency line while it is closed", async ({ page }) => {
      for (const [now, name, number] of [
        [open, "bar.call", company.phone],
        [night, "bar.emergency", company.emergency],
      ] as const) {
        await page.clock.setFixedTime(now);
        for (const id of pages) {
          await page.goto(path(id));
          const [call, chat, quotation, ...more] = await taps(page, site);
          expect([call, more], id).toEqual([[t(name), `tel:${number}`], []]);
          expect(chat?.[1], id).toContain("/whatsapp");
          expect(quotation?.[1], id).toContain("/quotation");
        }
      }
    });

    test("the bar is hidden for a keyboard and for a form's own button", async ({ page }) => {
      await page.goto(path(kinds.contact));
      const bar = barOf(page, site);
      const main = page.getByRole("main");
      await expect(bar).toBeVisible();
      await main.getByRole("textbox").first().focus();
      await expect(bar).toBeHidden();
      await page.evaluate(() => (document.activeElement as HTMLElement).blur());
      await main.getByRole("button", { name: t("form.send"), exact: true }).scrollIntoViewIfNeeded();
      await expect(bar).toBeHidden();
      await page.keyboard.press("Home");
      await expect(bar).toBeVisible();
    });

    test("the bar covers nothing at the end of a page, and the quotation form has no link to itself", async ({
      page,
    }) => {
      await page.goto(path(kinds.place));
      const last = page.getByRole("contentinfo").getByRole("link").last();
      // Parts that are rendered late make the page longer after the key press, so the key is pressed again.
      await expect(async () => {
        await page.keyboard.press("End");
        await expect(last).toBeInViewport({ ratio: 1, timeout: 1_000 });
        const [link, bar] = [await last.boundingBox(), await barOf(page, site).boundingBox()];
        expect((link?.y ?? 0) + (link?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0);
      }).toPass();
      await page.goto(path("/quotation"));
      expect(await taps(page, site)).toHaveLength(2);
    });
  });

  test.describe("on a phone without JavaScript", () => {
    test.use({ viewport: phone, javaScriptEnabled: false });

    test("the bar calls the office", async ({ page }) => {
      await page.goto(path(kinds.place));
      const links = barOf(page, site).getByRole("link").filter({ visible: true });
      await expect(links).toHaveCount(3);
      await expect(links.first()).toHaveAttribute("href", `tel:${company.phone}`);
    });
  });
});
