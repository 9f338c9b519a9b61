import type { Page, Route } from "@playwright/test";
import { isNightly } from "#tests/set.ts";
import { ContactForm, goodValues } from "../support/contact-form.ts";
import { LeadForm, newContact, photo } from "../support/lead-form.ts";
import { leadsNamed, leadsOf, photosOf } from "../support/leads.ts";
import { inLanguage, siteIn } from "../support/site.ts";
import { expect, test } from "../support/test.ts";

const memory = (page: Page) => page.evaluate(() => Object.keys(localStorage));
const week = 7 * 24 * 60 * 60_000;

inLanguage("en", (site) => {
  test("the draft of a message survives a reload, until it is discarded", async ({ page }) => {
    const form = new ContactForm(page, site);
    await form.open();
    await form.wake();
    await form.fill({ name: "Sara", message: "It drips\nupstairs" });
    await page.reload();
    await expect(form.field("message")).toHaveValue("It drips\nupstairs");
    await expect(form.field("name")).toHaveValue("Sara");
    await expect(form.main.getByText(site.t("form.kept"))).toBeVisible();
    await form.main.getByRole("button", { name: site.t("form.discard") }).click();
    await expect(form.field("name")).toHaveValue("");
    await page.reload();
    await form.wake();
    await expect(form.field("name")).toHaveValue("");
    await expect.poll(() => memory(page)).toEqual([]);
  });

  test("the draft of an enquiry is restored with its photos, and deleted once it is sent", async ({ page }) => {
    const form = new LeadForm(page, site, "quoteForm");
    await form.open();
    await form.wake();
    const person = newContact();
    await form.fillQuotationForm(person);
    await form.field("photos").setInputFiles([await photo()]);
    await expect(form.main.getByRole("img", { name: form.word("photoNumber", { n: 1 }) })).toBeVisible();
    await expect.poll(() => page.evaluate(() => caches.keys().then((keys) => keys.length))).toBe(1);
    await page.reload();
    await expect(form.kept).toBeVisible();
    await expect(form.field("service")).toHaveValue("plumbing");
    await expect(form.option("urgencies", "week")).toBeChecked();
    await expect(form.main.getByRole("img", { name: form.word("photoNumber", { n: 1 }) })).toBeVisible();
    await form.send.click();
    const reference = await form.expectSent();
    expect(photosOf(reference)).toHaveLength(1);
    await expect(form.kept).toHaveCount(0);
    await expect.poll(() => memory(page)).toEqual([]);
    await expect.poll(() => page.evaluate(() => caches.keys())).toEqual([]);
  });
});

inLanguage("en", (site) => {
  test("a form sent without a connection in two tabs is queued, and sent once when there is a connection", async ({
    page,
    context,
  }) => {
    const form = new ContactForm(page, site);
    await form.open();
    await form.wake();
    const values = goodValues();
    await form.fill(values);
    const other = await context.newPage();
    const twin = new ContactForm(other, site);
    await twin.open();
    await expect(twin.field("name")).toHaveValue(values.name);
    await context.setOffline(true);
    await form.send.click();
    await expect(form.status).toHaveText(site.t("form.waiting"));
    await twin.send.click();
    await expect(twin.status.filter({ hasText: site.t("form.waiting") })).toBeVisible();
    expect(leadsOf(values.email)).toEqual([]);
    await context.setOffline(false);
    await form.expectSent();
    await expect(twin.status.filter({ hasText: site.t("form.sentTitle") })).toBeVisible();
    expect(leadsOf(values.email)).toHaveLength(1);
    await expect.poll(() => memory(page)).toEqual([]);
  });

  test("a form queued without a connection is sent from any page at the next visit, with a message", async ({
    page,
    context,
  }) => {
    const form = new LeadForm(page, site, "quoteForm");
    await form.open();
    await form.wake();
    const person = newContact();
    await form.fillQuotationForm(person);
    await form.field("photos").setInputFiles([await photo()]);
    await expect.poll(() => page.evaluate(() => caches.keys().then((keys) => keys.length))).toBe(1);
    await context.setOffline(true);
    await form.send.click();
    await expect(form.status).toHaveText(form.word("waiting"));
    await page.close();
    await context.setOffline(false);

    const next = await context.newPage();
    await next.goto(site.path("/about"));
    const notice = next.getByRole("main").getByRole("status");
    await expect(notice).toContainText(form.word("sentTitle"));
    const [lead, ...others] = leadsOf(person.email);
    expect(others).toEqual([]);
    await expect(notice).toContainText(lead?.reference ?? "none");
    expect(photosOf(lead?.reference ?? "")).toHaveLength(1);
    await next.reload();
    await expect.poll(() => memory(next)).toEqual([]);
    expect(leadsOf(person.email)).toHaveLength(1);
  });
});

test.describe("a draft with an obstacle", () => {
  test.skip(
    !isNightly,
    "A change is tested by domain/leads/customer/forms/drafts.test.ts and by the drafts and queues above.",
  );

  const site = siteIn("en");

  test("if the browser kept the text but not the photos, the form says so", async ({ page }) => {
    const form = new LeadForm(page, site, "quoteForm");
    await form.open();
    await form.wake();
    await form.field("name").fill("Sara");
    await form.field("photos").setInputFiles([await photo()]);
    const lost = form.main.getByText(form.word("photosLost"));
    await expect.poll(() => page.evaluate(() => caches.keys().then((keys) => keys.length))).toBe(1);
    await expect(lost).toHaveCount(0);
    await page.evaluate(async () => Promise.all((await caches.keys()).map((key) => caches.delete(key))));
    await page.reload();
    await expect(lost).toBeVisible();
    await expect(form.field("name")).toHaveValue("Sara");
    await form.field("photos").setInputFiles([await photo()]);
    await expect(form.main.getByRole("img", { name: form.word("photoNumber", { n: 1 }) })).toBeVisible();
    await expect(lost).toHaveCount(0);
  });

  test("a draft expires after a week", async ({ page }) => {
    const now = new Date("2026-10-05T10:00:00+04:00");
    await page.clock.setFixedTime(now);
    const form = new LeadForm(page, site, "callbackForm");
    await form.open();
    await form.wake();
    await form.field("name").fill("Sara");
    await page.clock.setFixedTime(new Date(+now + week - 1000));
    await page.reload();
    await expect(form.kept).toBeVisible();
    await page.clock.setFixedTime(new Date(+now + week + 1000));
    await page.reload();
    await form.wake();
    await expect(form.field("name")).toHaveValue("");
    await expect(form.kept).toHaveCount(0);
  });

  test("text typed while a form is queued is a new message", async ({ page, context }) => {
    const form = new LeadForm(page, site, "callbackForm");
    await form.open();
    await form.wake();
    const person = newContact();
    await form.fillPerson(person);
    await context.setOffline(true);
    await form.send.click();
    await expect(form.status).toHaveText(form.word("waiting"));
    await form.field("phone").fill("050 765 4321");
    await expect(form.main.getByText(form.word("waiting"))).toHaveCount(0);
    await context.setOffline(false);
    await form.send.click();
    await form.expectSent();
    expect(leadsNamed(person.name)).toEqual([expect.objectContaining({ phone: "+971507654321" })]);
  });

  for (const [when, reload] of [
    ["at once", false],
    ["after a reload", true],
  ] as const) {
    test(`a message that is changed ${when} after a lost answer is another message, and both are stored`, async ({
      page,
      guard,
    }) => {
      guard.allow(/Failed to load resource.*\/api\/contact/);
      const arriveAndReset = (route: Route) => route.fetch().then(() => route.abort("connectionreset"));
      await page.route("**/api/contact", arriveAndReset, { times: 1 });
      const form = new ContactForm(page, site);
      await form.open();
      const values = goodValues();
      await form.fill(values);
      await form.send.click();
      await expect(form.toasts.filter({ hasText: site.t("form.failedText") })).toBeVisible();
      if (reload) {
        await page.reload();
        await expect(form.field("message")).toHaveValue(values.message);
      }
      await form.fill({ message: "Now it floods." });
      await form.send.click();
      await form.expectSent();
      expect(leadsOf(values.email).map(({ message }) => message)).toEqual([values.message, "Now it floods."]);
    });
  }
});
