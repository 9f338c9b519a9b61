import { ContactForm, fieldNames, goodValues } from "./support/contact-form.ts";
import { leadsOf } from "./support/leads.ts";
import { forEachLanguage } from "./support/site.ts";
import { expect, test } from "./support/test.ts";

test.use({ javaScriptEnabled: false });

forEachLanguage((site) => {
  const { t, path } = site;

  for (const id of ["/contact", "/"]) {
    test(`${id}: success leads to a page that says so, and reloading it sends nothing again`, async ({ page }) => {
      const form = new ContactForm(page, site);
      await form.open(id);
      const values = goodValues();
      await form.fill(values);
      await form.send.click();
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(t("form.sentTitle"));
      const status = page.getByRole("status");
      await expect(status).toContainText(t("form.sentText"));
      expect(new URL(page.url()).pathname).toBe(path("/contact/sent"));

      const lead = { phone: "+971501234567", locale: site.language, message: values.message };
      const [stored, ...others] = leadsOf(values.email);
      expect(stored).toEqual(expect.objectContaining(lead));
      await expect(status).toContainText(stored?.reference ?? "no reference");
      await page.reload();
      expect([others, leadsOf(values.email).length]).toEqual([[], 1]);
    });
  }
});

forEachLanguage((site) => {
  const { t } = site;

  for (const id of ["/contact", "/"]) {
    test(`${id}: errors come back with everything that was typed`, async ({ page, guard }) => {
      guard.allow(/status of 422/);
      const form = new ContactForm(page, site);
      await form.open(id);
      const values = { ...goodValues(), name: "", phone: "12" };
      await form.fill(values);
      const answer = page.waitForResponse((response) => response.request().method() === "POST");
      await form.send.click();
      expect((await answer).status()).toBe(422);
      await expect(page.getByText(t("form.problems"))).toBeVisible();
      await form.expectProblem("name", form.problem("name", "required"));
      await form.expectProblem("phone", form.problem("phone", "invalid"));
      for (const name of fieldNames) await expect(form.field(name)).toHaveValue(values[name]);
      expect(leadsOf(values.email)).toEqual([]);

      await form.fill({ name: "Sara", phone: "٠٥٠١٢٣٤٥٦٧" });
      await form.send.click();
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(t("form.sentTitle"));
      expect(leadsOf(values.email)).toEqual([expect.objectContaining({ name: "Sara", phone: "+971501234567" })]);
    });
  }
});

forEachLanguage((site) => {
  const { t, path } = site;
  test("a form of the home page that came back with errors still names the home page", async ({ page, guard }) => {
    guard.allow(/status of 422/);
    const form = new ContactForm(page, site);
    await form.open("/");
    const values = goodValues();
    await form.fill({ ...values, name: "" });
    await form.send.click();
    await form.expectProblem("name", form.problem("name", "required"));
    await form.fill({ name: values.name });
    await form.send.click();
    await expect(page.getByRole("status")).toContainText(t("form.sentText"));
    expect(leadsOf(values.email).map((lead) => lead.page)).toEqual([path("/")]);
  });

  test("the page of success shows no reference that we did not give", async ({ page }) => {
    await page.goto(`${path("/contact/sent")}?ref=%3Cb%3EWT-234567%3C/b%3E`);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(t("form.sentTitle"));
    await expect(page.getByRole("status")).not.toContainText("WT-");
  });
});
