import { classesWithoutRule } from "../support/classes.ts";
import { byTurns } from "../support/site.ts";
import { expect, test } from "../support/test.ts";

/** An unknown address in each part of the site. */
const nowhere = [
  "/no-such-page",
  "/services/no-such-service",
  "/dubai/no-such-service",
  "/blog/no-such-article",
  "/case-studies/no-such-case",
  "/calculators/no-such-calculator",
  "/enquiry/AAAAAAAAAAAAAAAAAAAAAA",
  "/account/no-such-page",
];

byTurns((site) => {
  test("an unknown address gets a complete page in every area", async ({ page, guard }) => {
    guard.allow(/status of 404/);
    for (const id of nowhere) {
      expect((await page.goto(site.path(id)))?.status(), id).toBe(404);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      expect(await classesWithoutRule(page), id).toEqual([]);
    }
  });
});
