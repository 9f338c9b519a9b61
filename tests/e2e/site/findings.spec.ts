import type { Page } from "@playwright/test";
import { kinds } from "../support/kinds.ts";
import { forEachLanguage } from "../support/site.ts";
import { expect, test } from "../support/test.ts";

const piece =
  '<section aria-labelledby="findings"><h2 id="findings">What we found</h2><ul><li class="card">Dust</li></ul></section>';

/** Answers both questions of a place's page. Returns the addresses of the second one. */
async function answer(page: Page, headers: Record<string, string>) {
  const asked: string[] = [];
  await page.route("**/free-times?*", (route) =>
    route.fulfill({ contentType: "text/html", headers, body: '<time datetime="2026-12-09T12:00+04:00">Monday</time>' }),
  );
  await page.route("**/our-record/findings?*", (route) => {
    asked.push(new URL(route.request().url()).search);
    return route.fulfill({ contentType: "text/html", body: piece });
  });
  return asked;
}

forEachLanguage((site) => {
  test("what was found at visits stands before the related pages; without any the page asks for nothing", async ({
    page,
  }) => {
    const asked = await answer(page, { "x-findings": "2" });
    await page.goto(site.path(kinds.district));
    await expect(page.locator("section:has(#findings) + section #related")).toBeAttached();
    expect(asked).toEqual(["?service=ac&place=dubai&area=dubai-marina"]);
    await page.unrouteAll();
    const none = await answer(page, {});
    await page.goto(site.path(kinds.district));
    await expect(page.locator("main [data-free] time").first()).toBeVisible();
    await expect(page.locator("#findings")).toHaveCount(0);
    expect(none).toEqual([]);
  });
});
