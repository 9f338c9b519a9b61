import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { parse } from "yaml";
import { violationsIn } from "../support/axe.ts";
import { appHydrated } from "../support/hydrated.ts";
import { inLanguage, languages, type Site, siteIn } from "../support/site.ts";
import { expect, test } from "../support/test.ts";

const panels = [
  ["en", "light"],
  ["en", "dark"],
  ["ar", "light"],
  ["ar", "dark"],
] as const;

async function open(page: Page, site: Site) {
  await page.goto(site.path("/design"));
  await appHydrated(page);
}

inLanguage("ar", (site) => {
  test("shows every section in both directions and themes, with noindex, and buttons that work", async ({ page }) => {
    await open(page, site);
    await expect(page.getByRole("heading", { level: 1, name: site.t("design.title") })).toBeVisible();
    await expect(page.locator("meta[name=robots]")).toHaveAttribute("content", /noindex/);
    // The page repeats its samples on purpose, so its landmarks are not unique.
    expect(await violationsIn(page, ["landmark-unique"])).toEqual([]);
    const surfaces = new Set<string>();
    for (const [language, theme] of panels) {
      const { dir, t } = siteIn(language);
      const panel = page.getByRole("region", { name: `${languages[language].label}, ${theme}` });
      await expect(panel).toHaveAttribute("dir", dir);
      await expect(panel).toHaveCSS("direction", dir);
      surfaces.add(await panel.evaluate((element) => getComputedStyle(element).backgroundColor));
      await panel.getByRole("button", { name: t("design.toast") }).click();
      await panel.getByRole("button", { name: t("design.error") }).click();
      const toasts = page.locator("section[aria-live=polite]").getByRole("listitem");
      await expect(toasts.filter({ hasText: t("sent.contact", { hours: 24 }) }).first()).toBeVisible();
      await expect(toasts.filter({ hasText: t("form.failedText") }).first()).toBeVisible();
    }
    expect(surfaces.size).toBe(2);
  });

  test("the contact sheet shows every picture on both backgrounds", async ({ page }) => {
    await page.goto(site.path("/design/pictures"));
    await expect(page.locator("meta[name=robots]")).toHaveAttribute("content", /noindex/);
    const pictures = page.getByRole("main").getByRole("img");
    await expect(pictures).toHaveCount(
      4 * Object.keys(parse(readFileSync("content/shared/pictures.yaml", "utf8"))).length,
    );
    const broken = await pictures.evaluateAll((all: HTMLImageElement[]) =>
      Promise.all(
        all.map((image) => {
          image.loading = "eager";
          return image.decode().then(
            () => "",
            () => image.currentSrc,
          );
        }),
      ),
    );
    expect(broken.filter(Boolean)).toEqual([]);
  });

  test("a tooltip opens after 700 ms and closes with Escape; the progress bar appears after 150 ms of work", async ({
    page,
  }) => {
    await page.clock.install({ time: new Date("2026-10-05T10:00:00+04:00") });
    await open(page, site);
    await page.clock.pauseAt(new Date("2026-10-05T11:00:00+04:00"));
    const button = page.getByRole("button", { name: site.t("design.tooltip") }).first();
    const tooltip = page.getByRole("tooltip");
    await button.scrollIntoViewIfNeeded();
    await button.hover();
    await page.clock.runFor(690);
    await expect(tooltip).toHaveCount(0);
    await page.clock.runFor(20);
    await expect(tooltip).toHaveCount(1);
    await page.keyboard.press("Escape");
    await expect(tooltip).toHaveCount(0);

    await page
      .getByRole("button", { name: site.t("design.progress") })
      .first()
      .click();
    const bar = (milliseconds: number) => expect.poll(() => barAt(page, milliseconds));
    await bar(149).toBe("0");
    await bar(151).toBe("1");
    await page.clock.runFor(1900);
    await bar(1900).toBe("1");
    await page.clock.runFor(200);
    await bar(2100).toBe("no bar");
  });

  test("a focused button opens its tooltip at once, at a distance of 4 px", async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await open(page, site);
    const button = page.getByRole("button", { name: site.t("design.tooltip") }).first();
    const before = page.getByRole("button", { name: site.t("design.progress") }).first();
    // The focus must come from the keyboard. The first focus may scroll the page, and a tooltip closes when the page scrolls. So the steps
    // are repeated.
    await expect(async () => {
      await before.focus();
      await page.keyboard.press("Tab");
      await expect(button).toBeFocused();
      await expect(page.getByRole("tooltip")).toHaveCount(1, { timeout: 500 });
    }).toPass();
    const bubble = page.locator("[data-side]").first();
    await expect(bubble).toBeVisible();
    // The tooltip gets its position a moment after it appears.
    await expect(async () => {
      const [above, below] = await Promise.all([bubble.boundingBox(), button.boundingBox()]);
      expect((below?.y ?? 0) - (above?.y ?? 0) - (above?.height ?? 0)).toBeCloseTo(4, 0);
    }).toPass();
  });
});

/** Returns the opacity of the progress bar this many milliseconds after the work began, on the clock of the animation. */
function barAt(page: Page, milliseconds: number) {
  return page.evaluate((time) => {
    const isBar = (effect: AnimationEffect | null) =>
      effect instanceof KeyframeEffect &&
      effect.pseudoElement === "::before" &&
      effect.target === document.documentElement;
    const bar = document.getAnimations().find(({ effect }) => isBar(effect));
    if (!bar) return "no bar";
    bar.pause();
    bar.currentTime = time;
    return getComputedStyle(document.documentElement, "::before").opacity;
  }, milliseconds);
}
