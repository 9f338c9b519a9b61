import type { Locator, Page } from "@playwright/test";
import { byTurns, forEachLanguage } from "../support/site.ts";
import { expect, test } from "../support/test.ts";

const phone = { width: 390, height: 844 };
const desk = { width: 1440, height: 900 };

/** A page of each kind. */
const kinds = {
  city: "/dubai",
  trade: "/sharjah/plumbing",
  district: "/dubai/ac-services/dubai-silicon-oasis",
  nearMe: "/near-me/ac-services",
  service: "/services/air-conditioning",
  industry: "/industries/hospitality",
  solution: "/solutions/offices-workspaces",
  bundle: "/bundles/complete-home-maintenance-package",
};
const filmed = "/services/commercial-hvac";

async function boxOf(locator: Locator) {
  const box = await locator.boundingBox();
  if (!box) throw new Error(`${locator} is not visible`);
  return { ...box, end: box.y + box.height };
}

const mainOf = (page: Page) => page.getByRole("main");

forEachLanguage((site) => {
  test("a phone shows title, price and the way to a visit or a price without scrolling", async ({ page }) => {
    await page.setViewportSize(phone);
    for (const id of Object.values(kinds)) {
      await page.goto(site.path(id));
      const title = await boxOf(mainOf(page).getByRole("heading", { level: 1 }));
      const book = mainOf(page).locator("[data-free]");
      const asks = ["year", "survey", "quote"].map((ask) => site.t(`actions.${ask}`)).join("|");
      const next = book.or(mainOf(page).getByRole("link", { name: new RegExp(`^(${asks})$`) })).first();
      const { y, end } = await boxOf(next);
      expect(y, id).toBeGreaterThan(title.end);
      expect(end, id).toBeLessThanOrEqual(700);
    }
  });
});

byTurns((site) => {
  test("a page about a place begins with its map across the width, and says facts of the place", async ({ page }) => {
    const [cools, supplies, ready] = [site.t("place.cools"), site.t("place.supplies"), site.t("place.ready")] as const;
    // A trade's page says who cools only where cooling is its work, and the page of a district says it before the jobs.
    const terms = {
      [kinds.city]: [cools, /./, supplies],
      [kinds.trade]: [/./, supplies, ready, site.t("place.covers")],
      [kinds.district]: [/./, supplies, ready],
    };
    for (const [id, facts] of Object.entries(terms)) {
      await page.goto(site.path(id));
      const map = mainOf(page).locator("svg", { has: page.locator("use[href^='/map.svg#at-']") });
      for (const size of [desk, phone]) {
        await page.setViewportSize(size);
        expect(await boxOf(map), id).toMatchObject({ x: 0, width: size.width });
      }
      // The land is a separate file. With a wrong address only the name would be visible.
      const land = map.locator("use").first();
      await expect.poll(() => land.evaluate((use: SVGUseElement) => use.getBBox().width)).toBeGreaterThan(500);
      await expect(mainOf(page).locator("dl").first().getByRole("term")).toHaveText(facts);
    }
    await expect(mainOf(page).getByText(new RegExp(`^${cools}: `))).toBeVisible();
  });

  test("a phone shows six jobs of a trade without scrolling, each with a price", async ({ page }) => {
    await page.setViewportSize(phone);
    await page.goto(site.path(kinds.trade));
    const sixth = mainOf(page)
      .getByRole("listitem")
      .filter({ hasText: /\d|بعد المعاينة|after a survey/ })
      .nth(5);
    expect((await boxOf(sixth)).end).toBeLessThanOrEqual(phone.height);
  });

  test("a page near me begins with the cities, which a phone shows without scrolling", async ({ page }) => {
    await page.setViewportSize(phone);
    await page.goto(site.path(kinds.nearMe));
    const cities = mainOf(page)
      .getByRole("navigation", { name: site.t("nearby.where") })
      .getByRole("link");
    await expect(cities).toHaveCount(8);
    await expect(cities.last()).toBeInViewport();
    await cities.first().click();
    await expect(page).toHaveURL(site.path("/dubai/ac-services"));
  });

  test("a room fills the width of an industry's page", async ({ page }) => {
    await page.goto(site.path(kinds.industry));
    for (const size of [desk, phone]) {
      await page.setViewportSize(size);
      const room = await boxOf(mainOf(page).locator("picture img").first());
      expect(room).toMatchObject({ x: 0, width: size.width });
      expect(room.end).toBeLessThan((await boxOf(mainOf(page).getByRole("heading", { level: 1 }))).end);
    }
  });
});

byTurns((site) => {
  const plays = (page: Page) => page.locator("video").evaluate((video: HTMLVideoElement) => !video.paused);
  const button = (page: Page, name: "pause" | "play") => page.getByRole("button", { name: site.t(`film.${name}`) });

  test("the film of a service plays while it is in view, and can be stopped", async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "no-preference" });
    await page.goto(site.path(filmed));
    await expect.poll(() => plays(page)).toBe(true);
    await page.getByRole("contentinfo").scrollIntoViewIfNeeded();
    await expect.poll(() => plays(page)).toBe(false);
    await page.locator("video").scrollIntoViewIfNeeded();
    await expect.poll(() => plays(page)).toBe(true);
    await button(page, "pause").click();
    await expect.poll(() => plays(page)).toBe(false);
  });

  test("with reduced motion nothing of the film is loaded until somebody plays it", async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.goto(site.path(filmed));
    await expect(button(page, "play")).toBeVisible();
    expect(await page.locator("video").getAttribute("src")).toBe(null);
    await button(page, "play").click();
    await expect.poll(() => plays(page)).toBe(true);
  });
});
