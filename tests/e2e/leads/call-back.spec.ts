import { isNightly } from "#tests/set.ts";
import { always } from "../support/by-domain.ts";
import { LeadForm, newContact } from "../support/lead-form.ts";
import { leadsNamed } from "../support/leads.ts";
import { expectPrivatePage } from "../support/private-page.ts";
import { forEachLanguage, inLanguage } from "../support/site.ts";
import { expect, test } from "../support/test.ts";

forEachLanguage((site) => {
  test("the contact page leads to a form that needs only a name, a number and a time", always, async ({ page }) => {
    await page.goto(site.path("/contact"));
    await page
      .getByRole("main")
      .getByRole("link", { name: site.t("contact.callBack") })
      .click();
    await expect(page).toHaveURL(site.path("/call-back"));
    await expect(page.getByRole("heading", { level: 2, name: site.t("callbackForm.title") })).toBeVisible();
    const form = new LeadForm(page, site, "callbackForm");
    const person = newContact();
    await form.fillPerson(person);
    await form.option("times", "morning").check();
    await form.send.dblclick();
    const reference = await form.expectSent(2);
    const [lead, ...others] = leadsNamed(person.name);
    expect(others).toEqual([]);
    expect(lead).toMatchObject({
      reference,
      kind: "callback",
      email: "",
      phone: "+971501234567",
      locale: site.language,
    });
    expect(JSON.parse(lead?.details ?? "")).toMatchObject({ time: "morning" });
  });
});

inLanguage("ar", (site) => {
  test("the message of the rate limit names the telephone number", async ({ page, guard }) => {
    guard.allow(/status of 429/);
    const form = new LeadForm(page, site, "callbackForm");
    await page.route("**/api/callback", (route) => route.fulfill({ status: 429, json: { limited: true } }));
    await form.open();
    await form.fillPerson(newContact());
    await form.send.click();
    await expect(form.status).toContainText(form.word("limited"));
    await expect(form.status.getByRole("link")).toHaveAttribute("href", /^tel:\+971/);
  });

  test.describe("a call-back without JavaScript", () => {
    test.use({ javaScriptEnabled: false });

    test("is stored, and mistakes are shown", async ({ page, guard }) => {
      guard.allow(/status of 422/);
      const form = new LeadForm(page, site, "callbackForm");
      await form.open();
      const person = newContact();
      await form.fillPerson({ ...person, phone: "call me" });
      await form.option("times", "evening").check();
      await form.send.click();
      await expect(
        form.main.getByText(form.word("invalid", { field: form.word("phone") }), { exact: true }),
      ).toBeVisible();
      await expect(form.option("times", "evening")).toBeChecked();
      await form.field("phone").fill(person.phone);
      await form.send.click();
      await expectPrivatePage(page, site);
      expect(leadsNamed(person.name)).toHaveLength(1);
    });
  });

  test.describe("a call-back that fails", () => {
    test.skip(!isNightly, "A change is tested with the contact form, whose code is the same (form.spec.ts).");

    test("is reported, and the input is kept", async ({ page, guard }) => {
      guard.allow(/Failed to load resource.*\/api\/callback/);
      const form = new LeadForm(page, site, "callbackForm");
      await page.route("**/api/callback", (route) => route.fulfill({ status: 500, body: "broken" }), { times: 1 });
      await form.open();
      const person = newContact();
      await form.fillPerson(person);
      await form.send.click();
      await expect(form.main.getByText(form.word("failedText"))).toBeVisible();
      await expect(form.field("name")).toHaveValue(person.name);
      await form.send.click();
      await form.expectSent();
      expect(leadsNamed(person.name)).toHaveLength(1);
    });
  });
});
