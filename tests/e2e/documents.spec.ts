import type { Page } from "@playwright/test";
import { everyKind, isMissing, kinds, missing } from "./support/kinds.ts";
import { forEachLanguage, type Site } from "./support/site.ts";
import { expect, test } from "./support/test.ts";

/** When the opening line is longest: closed, and open again on a Wednesday. */
const tuesdayEvening = new Date("2026-10-06T20:00:00+04:00");

async function expectToFit(page: Page, width: number) {
  await page.setViewportSize({ width, height: 640 });
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect.soft(overflow, `pixels by which the page is wider than ${width} px`).toBe(0);
}

/** What the content files say must stand on the page. */
function expectedTexts(site: Site, id: string): string[] {
  if (id === missing) return [site.t("notFound.title")];
  const words = site.words(id);
  const headings = (words.sections ?? []).map((section) => section.heading);
  const questions = (words.questions ?? []).map((item) => item.question);
  return [words.hero?.title ?? words.title, words.hero?.lead, ...headings, ...questions].filter(
    (text) => text !== undefined,
  );
}

const squeeze = (text: string) => text.replace(/\s+/g, " ").trim();

async function expectContent(page: Page, site: Site, id: string) {
  await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(squeeze(expectedTexts(site, id)[0] ?? ""));
  const main = squeeze((await page.getByRole("main").textContent()) ?? "");
  for (const text of expectedTexts(site, id)) expect(main).toContain(squeeze(text));
}

forEachLanguage((site) => {
  for (const [kind, id] of everyKind) {
    test(`${kind}: status, heading, words, only the small script, fits 320 px`, async ({ page, guard }) => {
      if (id === missing) guard.allow(isMissing);
      const scripts: string[] = [];
      page.on("request", (request) => request.resourceType() === "script" && scripts.push(request.url()));
      await page.clock.setFixedTime(tuesdayEvening);
      const response = await page.goto(site.path(id), { waitUntil: "load" });
      expect(response?.status()).toBe(id === missing ? 404 : 200);
      await expect(page.locator("html")).toHaveAttribute("lang", site.language);
      await expect(page.locator("html")).toHaveAttribute("dir", site.dir);
      await expectContent(page, site, id);
      await page.mouse.wheel(0, 3000);
      await page.getByRole("contentinfo").scrollIntoViewIfNeeded();
      expect(scripts.filter((script) => !/\/assets\/late-[\w-]+\.js$/.test(script))).toEqual([]);
      await expectToFit(page, 320);
    });
  }
});

forEachLanguage((site) => {
  test.describe("without JavaScript", () => {
    test.use({ javaScriptEnabled: false });

    for (const [kind, id] of everyKind) {
      test(`${kind}: complete, menu and questions open, fits 320 px`, async ({ page, guard }) => {
        if (id === missing) guard.allow(isMissing);
        await page.goto(site.path(id));
        await expectContent(page, site, id);

        const menu = page.getByRole("navigation", { name: site.t("nav.label") });
        const link = menu.getByRole("link", { name: site.t("actions.overview.services") });
        await expect(link).toBeHidden();
        await menu.getByText(site.t("nav.services"), { exact: true }).click();
        await expect(link).toBeVisible();

        const [first] = id === missing ? [] : (site.words(id).questions ?? []);
        if (first) await openQuestion(page, first.question);

        await expectToFit(page, 320);
      });
    }
  });

  for (const kind of ["home", "contact"] as const) {
    test(`${kind}: scripts come when the form is touched, not before`, async ({ page }) => {
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
