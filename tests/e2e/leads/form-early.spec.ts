import type { Page } from "@playwright/test";
import { isNightly } from "#tests/set.ts";
import { ContactForm, goodValues, holdScripts } from "../support/contact-form.ts";
import { leadsOf } from "../support/leads.ts";
import { expectPrivatePage } from "../support/private-page.ts";
import { inLanguage } from "../support/site.ts";
import { expect, test } from "../support/test.ts";

const scripts = /\/assets\/[^?]+\.js/;
const isBusy = (page: Page) => page.locator("html[data-busy]");

inLanguage("ar", (site) => {
  const { path } = site;

  test("a click before hydration is held and repeated", async ({ page }) => {
    const form = new ContactForm(page, site);
    const release = await holdScripts(page);
    const posts: string[] = [];
    page.on("request", (request) => request.method() === "POST" && posts.push(new URL(request.url()).pathname));
    await form.open();
    const values = goodValues();
    await form.fill(values);
    await form.send.click();
    await expect(isBusy(page)).toBeAttached();
    expect(posts).toEqual([]);
    expect(leadsOf(values.email)).toEqual([]);

    release();
    await form.expectSent();
    await expect(isBusy(page)).not.toBeAttached();
    expect(posts).toEqual(["/api/contact"]);
    expect(page.url()).toContain(path("/contact"));
    expect(leadsOf(values.email)).toHaveLength(1);
  });

  test("an early click on an empty form shows the errors", async ({ page }) => {
    const form = new ContactForm(page, site);
    const release = await holdScripts(page);
    await form.open();
    await form.send.click();
    release();
    await form.expectProblem("name", form.problem("name", "required"));
    await expect(form.field("name")).toBeFocused();
  });
});

inLanguage("ar", (site) => {
  test("text and focus survive hydration", async ({ page }) => {
    const form = new ContactForm(page, site);
    const release = await holdScripts(page);
    await form.open();
    await form.field("message").fill("It drips");
    await form.field("name").focus();
    await page.keyboard.type("Sara Al");
    release();
    await expect(form.notices).toBeAttached();
    await page.keyboard.type(" Mansoori");
    await expect(form.field("name")).toBeFocused();
    await expect(form.field("name")).toHaveValue("Sara Al Mansoori");
    await expect(form.field("message")).toHaveValue("It drips");
  });
});

inLanguage("ar", (site) => {
  const sentNatively = (id: string) =>
    test(`${id}: if the script cannot be loaded, the form is submitted natively`, async ({ page, guard }) => {
      guard.allow(/Failed to load resource: net::ERR_FAILED .*\/assets\//);
      const form = new ContactForm(page, site);
      await page.route(scripts, (route) => route.abort());
      await form.open(id);
      const values = goodValues();
      await form.fill(values);
      await form.send.dblclick();
      await expectPrivatePage(page, site);
      expect(leadsOf(values.email)).toEqual([expect.objectContaining({ locale: site.language })]);
    });
  sentNatively("/contact");

  test("if the script cannot be loaded, a calculator's button is answered by the server", async ({ page, guard }) => {
    guard.allow(/Failed to load resource: net::ERR_FAILED .*\/assets\//);
    await page.route(scripts, (route) => route.abort());
    await page.goto(`${site.path("/calculators/hvac-cooling-load")}?mode=engineer`);
    const copies = page.locator("[data-island] table button[value^=copy]");
    await expect(copies).toHaveCount(1);
    await copies.click();
    await expect(copies).toHaveCount(2);
  });

  test("a page that comes back with errors hydrates too", async ({ page, guard }) => {
    guard.allow(/Failed to load resource: net::ERR_FAILED .*\/assets\//, /status of 422/);
    const form = new ContactForm(page, site);
    await page.route(scripts, (route) => route.abort());
    await form.open();
    const values = goodValues();
    await form.fill({ ...values, email: "sara@" });
    await form.send.click();
    await form.expectProblem("email", form.problem("email", "invalid"));
    await expect(form.field("message")).toHaveValue(values.message);

    await page.unroute(scripts);
    await form.fill({ email: values.email });
    await form.send.click();
    await form.expectSent();
    expect(leadsOf(values.email)).toHaveLength(1);
  });

  test.describe("the same with more clicks and on the home page", () => {
    test.skip(
      !isNightly,
      "A change is tested by the click above that is held and repeated, and by the form of the contact page.",
    );

    test("an impatient visitor who clicks three times sends once", async ({ page }) => {
      const form = new ContactForm(page, site);
      const release = await holdScripts(page);
      await form.open();
      const values = goodValues();
      await form.fill(values);
      for (let click = 0; click < 3; click += 1) await form.send.click();
      release();
      await form.expectSent();
      await expect(form.toasts).toHaveCount(1);
      expect(leadsOf(values.email)).toHaveLength(1);
    });

    sentNatively("/");
  });
});
