import { forEachLanguage } from "../support/site.ts";
import { expect, test } from "../support/test.ts";

/** There is one address for each part of the site. */
const nowhere = [
  "/no-such-page",
  "/services/no-such-service",
  "/dubai/no-such-service",
  "/blog/no-such-article",
  "/case-studies/no-such-case",
  "/calculators/no-such-calculator",
  "/request/AAAAAAAAAAAAAAAAAAAAAA",
  "/account/no-such-page",
];

forEachLanguage((site) => {
  test("an unknown address gets a complete page in every area", async ({ page, context, guard }) => {
    guard.allow(/status of 404/);
    for (const id of nowhere) {
      const opened = await context.newPage();
      expect((await opened.goto(site.path(id)))?.status(), id).toBe(404);
      await expect(opened.getByRole("heading", { level: 1 })).toBeVisible();
    }
    await page.close();
  });
});
