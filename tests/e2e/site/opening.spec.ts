import type { Page } from "@playwright/test";
import { kinds } from "../support/kinds.ts";
import { forEachLanguage } from "../support/site.ts";
import { expect, test } from "../support/test.ts";

const line = (page: Page) => page.locator("[data-opening]").first();

/** Sunday to Thursday 8 to 18, Friday 9 to 13, and two days of a public holiday, in UAE time. */
const moments = [
  ["on a Monday morning", "2026-10-05T10:00:00+04:00", "hours.open", { time: "18:00" }],
  ["a minute before closing", "2026-10-05T17:59:00+04:00", "hours.open", { time: "18:00" }],
  ["at closing time", "2026-10-05T18:00:00+04:00", "hours.opens", { day: "tuesday", time: "08:00" }],
  ["before opening", "2026-10-05T07:59:00+04:00", "hours.opens", { day: "today", time: "08:00" }],
  ["after Friday noon, over the weekend", "2026-10-09T13:00:00+04:00", "hours.opens", { day: "sunday", time: "08:00" }],
  ["on National Day", "2026-12-02T10:00:00+04:00", "hours.opens", { day: "friday", time: "09:00" }],
] as const;

/** The effect of the visitor's clock is the same in both languages. */
const zones = { en: ["America/Los_Angeles", "Asia/Dubai"], ar: ["Pacific/Auckland"] };

forEachLanguage((site) => {
  for (const timezoneId of zones[site.language]) {
    test.describe(`the visitor's clock is set to ${timezoneId}`, () => {
      test.use({ timezoneId });

      test("the line says until when we are open, or when we open", async ({ page }) => {
        for (const [when, moment, key, { time, ...rest }] of moments) {
          await page.clock.setFixedTime(new Date(moment));
          await page.goto(site.path(kinds.contact));
          const day = "day" in rest ? site.t(rest.day === "today" ? "hours.today" : `days.${rest.day}`) : "";
          await expect(line(page), when).toHaveText(site.t(key, { time, day }));
        }
      });
    });
  }

  test.describe("without JavaScript", () => {
    test.use({ javaScriptEnabled: false });

    test("the line shows the week", async ({ page }) => {
      await page.goto(site.path(kinds.contact));
      await expect(line(page)).toContainText("8:00–18:00");
      await expect(line(page)).toContainText("9:00–13:00");
    });
  });
});
