import { LeadForm, newContact, photo } from "../support/lead-form.ts";
import { leadWith, photosOf } from "../support/leads.ts";
import { expectPrivatePage } from "../support/private-page.ts";
import { inLanguage } from "../support/site.ts";
import { Taps } from "../support/taps.ts";
import { expect, test } from "../support/test.ts";

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

const marina = "/dubai/ac-services/dubai-marina";

inLanguage("ar", (site) => {
  test("an enquiry from the Marina, at night and with a photo, needs eight taps and three typed fields", {
    tag: "@taps",
  }, async ({ page }) => {
    const form = new LeadForm(page, site, "quoteForm");
    const taps = new Taps();
    const { name, phone } = newContact();
    await page.goto(site.path(marina));
    await taps.tap(
      page.getByRole("navigation", { name: site.t("bar.label") }).getByRole("link", { name: site.t("bar.quote") }),
    );
    await expect(form.field("place")).toHaveValue("dubai");
    await expect(form.field("area")).toHaveValue(/Marina|مارينا/);
    await taps.tap(form.option("urgencies", "now"));
    const call = form.main.getByText(form.word("urgent")).getByRole("link");
    await expect(call).toBeInViewport({ ratio: 1 });
    await taps.tap(form.field("message"));
    await taps.type(form.field("message"), "It stopped at nine.");
    const picker = page.waitForEvent("filechooser");
    await taps.tap(form.field("photos"));
    taps.outside();
    await (await picker).setFiles([await photo()]);
    await taps.tap(form.next);
    await taps.type(form.field("name"), name);
    await taps.tap(form.field("phone"));
    await taps.type(form.field("phone"), phone);
    await taps.tap(form.send);
    const reference = await form.expectSent();
    taps.expectAtMost(`${site.language}, quote with a photo, from the Marina's page`, 8, 3);
    expect(leadWith(reference)).toMatchObject({ name, place: "dubai", message: "It stopped at nine." });
    expect(photosOf(reference)).toHaveLength(1);
    await expect(form.field("name"), "no empty form stands above the thanks").toBeHidden();
    await expect(form.status.filter({ hasText: reference })).toBeInViewport();
  });

  test("two steps keep what was typed, and a problem leads to its step", async ({ page, guard }) => {
    guard.allow(/status of 422.*\/api\/quote/);
    const form = new LeadForm(page, site, "quoteForm");
    await form.open();
    await form.field("service").focus();
    await expect(page.locator("[data-island][data-live]")).toBeAttached();
    await expect(form.field("name")).toBeHidden();
    await form.next.tap();
    await expect(form.main.getByText(site.t("formProblems.urgency"))).toBeVisible();
    await expect(form.field("service")).toBeFocused();
    await expect(form.field("name")).toBeHidden();

    await form.field("service").selectOption("plumbing");
    await form.option("urgencies", "week").tap();
    await form.field("place").selectOption("sharjah");
    await form.field("area").fill("Al Khan");
    await form.field("area").press("Enter");
    const second = page.getByRole("region", { name: form.word("step", { n: 2 }) });
    await expect(second).toBeVisible();
    await expect(form.field("name")).toBeFocused();
    await expect(form.main.getByText(form.word("required", { field: form.word("name") }))).toHaveCount(0);
    await expect(form.field("service")).toBeHidden();
    await form.field("name").fill("Sara");
    await page.goBack();
    const first = page.getByRole("region", { name: form.word("step", { n: 1 }) });
    await expect(first).toBeFocused();
    await expect(form.field("area")).toHaveValue("Al Khan");
    await form.next.tap();
    await expect(form.field("name")).toHaveValue("Sara");
    await page.reload();
    await expect(form.field("name")).toHaveValue("Sara");
    await form.field("phone").fill("050 123 4567");
    // The server refuses a value that the page has accepted.
    await page.route(
      "**/api/quote",
      (route) => route.fulfill({ status: 422, json: { problems: { area: "invalid" } } }),
      { times: 1 },
    );
    await form.send.tap();
    await expect(form.field("area")).toBeFocused();
    await expect(form.field("name")).toBeHidden();
    await form.next.tap();
    await form.send.tap();
    expect(leadWith(await form.expectSent())).toMatchObject({ name: "Sara", service: "plumbing", place: "sharjah" });
  });
});

inLanguage("ar", (site) => {
  test("if the script cannot be loaded, the second step still opens, and the form is sent", async ({ page, guard }) => {
    guard.allow(/Failed to load resource: net::ERR_FAILED .*\/assets\//, /status of 422/);
    await page.route(/\/assets\/[^?]+\.js/, (route) => route.abort());
    const form = new LeadForm(page, site, "quoteForm");
    await form.open("?service=plumbing&place=sharjah");
    await form.next.tap();
    await expect(form.field("service")).toBeHidden();
    const person = newContact();
    await form.fillPerson(person);
    await form.send.tap();
    await expect(form.main.getByText(site.t("formProblems.urgency")), "a form that came back shows all").toBeVisible();
    await expect(form.field("name")).toHaveValue(person.name);
    await form.option("urgencies", "week").tap();
    await form.send.tap();
    await expectPrivatePage(page, site);
  });

  test.describe("the quotation form without JavaScript", () => {
    test.use({ javaScriptEnabled: false });

    test("is on one page, and names the number if something has stopped", async ({ page }) => {
      const form = new LeadForm(page, site, "quoteForm");
      await form.open();
      for (const name of ["service", "photos", "name", "phone"]) await expect(form.field(name)).toBeVisible();
      await expect(form.next).toBeHidden();
      await form.option("urgencies", "now").check();
      await expect(form.main.getByText(form.word("urgent")).getByRole("link")).toBeVisible();
    });
  });
});
