import type { Locator, Page, Request } from "@playwright/test";
import { isNightly, type Language, turn } from "#tests/set.ts";
import { always } from "../support/by-domain.ts";
import { everyKind, isMissing, kinds, missingPage } from "../support/kinds.ts";
import { expectNoViolation, lookOf } from "../support/looks.ts";
import { test as inOneTab } from "../support/same-tab.ts";
import { byTurns, company, forEachLanguage, type Site } from "../support/site.ts";
import { expect, test } from "../support/test.ts";

/** The time when the line about the opening hours is longest: closed, and open again on a Wednesday. */
const tuesdayEvening = new Date("2026-10-06T20:00:00+04:00");

/** The size of the smallest phone. */
const smallest = { width: 320, height: 640 };

async function expectToFit(page: Page) {
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect.soft(overflow, `pixels by which the page is wider than ${smallest.width} px`).toBe(0);
}

/** A phone number is read from left to right, also in an Arabic line. */
async function expectReadable(number: Locator) {
  await expect(number).toBeVisible();
  expect(await number.evaluate((element) => getComputedStyle(element).direction)).toBe("ltr");
}

/**
 * Expects that a visitor on a small phone sees the emergency number, WhatsApp, the quotation form and the other language without scrolling.
 */
async function expectOneStepAway(page: Page, site: Site, id: string) {
  const bar = page.getByRole("navigation", { name: site.t("bar.label"), exact: true });
  const tap = (name: string) => bar.getByRole("link", { name: site.t(`bar.${name}`), exact: true });
  // At this time the office is closed, so the bar shows the emergency number.
  await expect(tap("emergency")).toBeInViewport();
  await expect(tap("emergency")).toHaveAttribute("href", `tel:${company.emergency}`);

  // The page of contact shows the number by itself, and its footer does not repeat it.
  const place = page.getByRole(id === "/contact" ? "main" : "contentinfo");
  await expectReadable(place.locator('a[href^="tel:"] [dir=ltr]').first());

  await expect(tap("whatsapp")).toBeInViewport();
  await expect(tap("whatsapp")).toHaveAttribute(
    "href",
    site.path("/whatsapp") + (id === missingPage ? "" : `?page=${id}`),
  );
  await expect(tap("whatsapp")).toHaveAttribute("rel", /\bnofollow\b/);

  if (id !== kinds.quote) {
    await expect(tap("quote")).toBeInViewport();
    await expect(tap("quote")).toHaveAttribute("href", new RegExp(`^${site.path(kinds.quote)}(\\?|$)`));
  }

  const header = page.getByRole("banner").or(page.locator("header"));
  await expect(header.locator(`a[hreflang=${site.other}]`).first()).toBeInViewport();
}

const squeeze = (text: string) => text.replace(/\s+/g, " ").trim();

/**
 * Checks a page that is rendered at request time. The tests in tests/site check language, direction, title and other words of every built
 * page.
 */
async function expectNotFound(page: Page, { language, dir, t }: Site) {
  await expect(page.locator("html")).toHaveAttribute("lang", language);
  await expect(page.locator("html")).toHaveAttribute("dir", dir);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(t("notFound.title"));
}

/** For a change, half of the kinds of pages are tested in one language and the other half in the other. */
const isNow = (index: number, language: Language) => isNightly || (language === turn) === (index % 2 === 0);

forEachLanguage((site) => {
  for (const [index, [kind, id]] of everyKind.entries()) {
    const look = isNow(index, site.language) ? inOneTab : inOneTab.skip;
    look(
      `${kind}: links one step away, only the boot script, fits 320 px, no accessibility violation`,
      always,
      async ({ page, guard }) => {
        if (id === missingPage) guard.allow(isMissing);
        const scripts: string[] = [];
        const listen = (request: Request) => request.resourceType() === "script" && scripts.push(request.url());
        page.on("request", listen);
        await page.clock.setFixedTime(tuesdayEvening);
        await page.setViewportSize(smallest);
        const response = await page.goto(site.path(id), { waitUntil: "load" });
        expect(response?.status()).toBe(id === missingPage ? 404 : 200);
        if (id === missingPage) await expectNotFound(page, site);
        await expectOneStepAway(page, site, id);
        await page.mouse.wheel(0, 3000);
        await page.getByRole("contentinfo").scrollIntoViewIfNeeded();
        expect(scripts.filter((script) => !/\/assets\/late-[\w-]+\.js$/.test(script))).toEqual([]);
        page.off("request", listen);
        await expectToFit(page);
        await expectNoViolation(page, lookOf(index, site.language));
      },
    );
  }
});

/**
 * These pages are enough, because all pages share the header and the sections: one with a form, two with questions, and one that is
 * rendered at request time.
 */
const scriptless = ["home", "place", "blog post", "not found"];

byTurns((site) => {
  test.describe("without JavaScript", () => {
    test.use({ javaScriptEnabled: false });

    for (const [kind, id] of everyKind.filter(([kind]) => scriptless.includes(kind))) {
      test(`${kind}: menu and questions can be opened, fits 320 px`, async ({ page, guard }) => {
        if (id === missingPage) guard.allow(isMissing);
        await page.goto(site.path(id));
        if (id === missingPage) await expectNotFound(page, site);

        const menu = page.getByRole("navigation", { name: site.t("nav.label") });
        const link = menu.getByRole("link", { name: site.t("actions.overview.services") });
        await expect(link).toBeHidden();
        await menu.getByText(site.t("nav.services"), { exact: true }).click();
        await expect(link).toBeVisible();

        const [first] = id === missingPage ? [] : (site.words(id).questions ?? []);
        if (first) await openQuestion(page, first.question);

        await page.setViewportSize(smallest);
        await expectToFit(page);
      });
    }
  });

  for (const kind of ["home", "contact"] as const) {
    test(`${kind}: scripts load when the form is used, not before`, always, async ({ page }) => {
      await page.goto(site.path(kinds[kind]), { waitUntil: "load" });
      const script = page.waitForRequest(/\/assets\/.+\.js/);
      await page
        .getByRole("main")
        .getByRole("textbox", { name: site.t("form.name"), exact: true })
        .focus();
      expect((await (await script).response())?.status()).toBe(200);
    });
  }
});

async function openQuestion(page: Page, question: string) {
  const item = page
    .getByRole("main")
    .getByRole("group")
    .filter({ hasText: squeeze(question) });
  const answer = item.locator("summary + *");
  await expect(answer).toBeHidden();
  await item.getByText(squeeze(question)).click();
  await expect(answer).toBeVisible();
}
