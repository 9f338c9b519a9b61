import type { Locator, Page } from "@playwright/test";
import { isNightly } from "#tests/set.ts";
import { ask } from "../support/http.ts";
import { isMissing, kinds } from "../support/kinds.ts";
import { byTurns, company, siteIn } from "../support/site.ts";
import { expect, test } from "../support/test.ts";

/** Collects the paths that this browser requests. */
function askedIn(page: Page): string[] {
  const requests: string[] = [];
  page.context().on("request", (request) => requests.push(new URL(request.url()).pathname));
  return requests;
}

/** Moves the pointer to a link until its page is requested. It repeats this, because the speculation rules load after the page. */
async function pointAt(page: Page, link: Locator, path: string, requests: string[]) {
  await expect(async () => {
    await page.mouse.move(0, 0);
    await link.hover();
    await expect.poll(() => requests, { timeout: 2000 }).toContain(path);
  }).toPass();
}

byTurns((site) => {
  const other = siteIn(site.other);

  // The tests in tests/site check the language switch of every page. This page has Arabic letters in its address, which a browser could
  // spell differently.
  test("the language switch works both ways", async ({ page }) => {
    const id = kinds["service with an Arabic slug"];
    await page.goto(site.path(id));
    const header = page.getByRole("banner").or(page.locator("header"));
    await header.locator(`a[hreflang=${other.language}]`).first().click();
    await expect(page).toHaveURL(other.path(id));
    await expect(page.locator("html")).toHaveAttribute("lang", other.language);
    await header.locator(`a[hreflang=${site.language}]`).first().click();
    await expect(page).toHaveURL(site.path(id));
  });

  test("the second page comes compressed with the dictionary that the first one requested", async ({ page }) => {
    test.skip(!isNightly, "tests/http tries the answers by day");
    // The browser requests the dictionary when it is idle, and not any more if the next page is opened before that.
    const dictionary = page.context().waitForEvent("requestfinished", (one) => one.url().includes("/dictionary/"));
    await page.goto(site.path(kinds.service));
    await dictionary;
    const answer = await page.goto(site.path(kinds.place));
    expect(await answer?.headerValue("content-encoding")).toBe("dcz");
    await expect(page.getByRole("contentinfo")).toBeVisible();
  });

  test("the first Tab is the skip link", async ({ page }) => {
    await page.goto(site.path(kinds.service));
    await page.keyboard.press("Tab");
    const skip = page.getByRole("link", { name: site.t("skip"), exact: true });
    await expect(skip).toBeFocused();
    await expect(skip).toBeInViewport();
    await page.keyboard.press("Enter");
    await expect(page.getByRole("main")).toBeFocused();
    await page.keyboard.press("Tab");
    await expect(page.locator("main :focus")).toHaveCount(1);
  });

  test("breadcrumbs lead up to the home page", async ({ page }) => {
    await page.goto(site.path(kinds.district));
    const crumbs = page.getByRole("navigation", { name: site.t("breadcrumbs"), exact: true });
    // The last breadcrumb is short, because the breadcrumbs before it name the city and the trade.
    const here = (await crumbs.locator("[aria-current=page]").textContent()) ?? "";
    expect(here).not.toBe("");
    expect(site.words(kinds.district).name).toContain(here);
    for (const id of [kinds.place, kinds.city, kinds.home]) {
      await crumbs.getByRole("link").last().click();
      await expect(page).toHaveURL(site.path(id));
    }
    await expect(crumbs).toHaveCount(0);
  });

  test("the page for a misspelt address suggests the right one", async ({ page, guard }) => {
    guard.allow(isMissing);
    await page.goto(`${site.path("/services")}/air-conditionning`);
    const meant = page.getByRole("main").locator(`a[href="${site.path(kinds.service)}"]`);
    await expect(meant.first()).toBeVisible();
    await meant.first().click();
    await expect(page).toHaveURL(site.path(kinds.service));
  });

  test("a page is prefetched on hover", async ({ page }) => {
    await page.goto(site.path(kinds.place));
    const link = page
      .getByRole("navigation", { name: site.t("breadcrumbs"), exact: true })
      .getByRole("link")
      .last();
    const fetched = page.context().waitForEvent("request", (request) => request.url().endsWith(site.path(kinds.city)));
    await pointAt(page, link, site.path(kinds.city), askedIn(page));
    await (await fetched).response();
    await link.click();
    await expect(page).toHaveURL(new RegExp(`${site.path(kinds.city)}$`));
    const delivery = () =>
      page.evaluate(
        () => (performance.getEntriesByType("navigation")[0] as unknown as { deliveryType: string }).deliveryType,
      );
    await expect.poll(delivery).toBe("navigational-prefetch");
  });

  test("the map of the home page works by keyboard", async ({ page }) => {
    await page.goto(site.path(kinds.home));
    const city = page.getByRole("main").locator(`svg a[href="${site.path("/fujairah")}"]`);
    await city.focus();
    await expect(city).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(new RegExp(`${site.path("/fujairah")}$`));
  });

  test("the WhatsApp link opens a chat about the page, and is never prefetched", async ({ page }) => {
    const requests = askedIn(page);
    await page.goto(site.path(kinds.place));
    const chat = page.getByRole("banner").getByRole("link", { name: site.t("actions.whatsapp"), exact: true });
    await chat.hover();
    const crumbs = page.getByRole("navigation", { name: site.t("breadcrumbs"), exact: true }).getByRole("link");
    await pointAt(page, crumbs.last(), site.path(kinds.city), requests);
    expect(requests).not.toContain(site.path("/whatsapp"));

    const answer = await ask((await chat.getAttribute("href")) ?? "");
    expect(answer.status).toBe(303);
    const target = new URL(answer.headers.location ?? "");
    expect(target.origin + target.pathname).toBe(`https://wa.me/${company.whatsapp.slice(1)}`);
    expect(target.searchParams.get("text")).toContain(site.words(kinds.place).name);
  });
});
