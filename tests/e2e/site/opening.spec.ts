import type { Page } from "@playwright/test";
import { kinds } from "../support/kinds.ts";
import { byTurns } from "../support/site.ts";
import { expect, test } from "../support/test.ts";

const line = (page: Page) => page.locator("[data-opening]").first();

/**
 * A time for each form of the line about the opening hours, and for a public holiday. Other times and time zones are in
 * site/content/opening.test.ts.
 */
const moments = [
  ["on a Monday morning", "2026-10-05T10:00:00+04:00", "hours.open", { time: "18:00" }],
  ["before opening", "2026-10-05T07:59:00+04:00", "hours.office", { day: "", time: "08:00" }],
  [
    "after Friday noon, over the weekend",
    "2026-10-09T13:00:00+04:00",
    "hours.office",
    { day: "sunday", time: "08:00" },
  ],
  ["on National Day", "2026-12-02T10:00:00+04:00", "hours.office", { day: "friday", time: "09:00" }],
] as const;

/** Both time zones differ from that of the UAE by eight hours or more. */
const zones = { en: "America/Los_Angeles", ar: "Pacific/Auckland" };

byTurns((site) => {
  test.describe("the visitor's clock is set to another zone", () => {
    test.use({ timezoneId: zones[site.language] });

    test("the line says until when we are open, or, where somebody answers emergencies, from when the office is", async ({
      page,
    }) => {
      for (const [when, moment, key, { time, ...rest }] of moments) {
        await page.clock.setFixedTime(new Date(moment));
        await page.goto(site.path(kinds.contact));
        const day = "day" in rest && rest.day ? site.t(`days.${rest.day}`) : "";
        await expect(line(page), when).toHaveText(site.t(key, { time, day }));
      }
    });
  });

  test("the line is written anew when somebody comes back to the page", async ({ page }) => {
    await page.clock.setFixedTime(new Date("2026-10-05T10:00:00+04:00"));
    await page.goto(site.path(kinds.contact));
    await expect(line(page)).toHaveText(site.t("hours.open", { time: "18:00" }));
    await page.clock.setFixedTime(new Date("2026-10-05T19:00:00+04:00"));
    await expect(async () => {
      await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange", { bubbles: true })));
      await expect(line(page)).toHaveText(site.t("hours.office", { day: site.t("days.tuesday"), time: "08:00" }), {
        timeout: 200,
      });
    }).toPass();
  });

  test.describe("without JavaScript", () => {
    test.use({ javaScriptEnabled: false });

    test("the line shows the week", async ({ page }) => {
      await page.goto(site.path(kinds.contact));
      await expect(line(page)).toContainText("8:00–18:00");
      await expect(line(page)).toContainText("9:00–13:00");
    });
  });
});
