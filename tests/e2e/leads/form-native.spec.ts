import { ContactForm, fieldNames, goodValues } from "../support/contact-form.ts";
import { leadsOf } from "../support/leads.ts";
import { expectPrivatePage } from "../support/private-page.ts";
import { inLanguage } from "../support/site.ts";
import { expect, test } from "../support/test.ts";

test.use({ javaScriptEnabled: false });

inLanguage("en", (site) => {
  for (const id of ["/contact", "/"]) {
    test(`${id}: success redirects to the private page, and a reload sends nothing`, async ({ page }) => {
      const form = new ContactForm(page, site);
      await form.open(id);
      const values = goodValues();
      await form.fill(values);
      await form.send.click();
      const reference = await expectPrivatePage(page, site);

      const lead = { phone: "+971501234567", locale: site.language, message: values.message };
      const [stored, ...others] = leadsOf(values.email);
      expect(stored).toEqual(expect.objectContaining({ ...lead, reference }));
      await page.reload();
      expect([others, leadsOf(values.email).length]).toEqual([[], 1]);
    });
  }
});

inLanguage("en", (site) => {
  const { t } = site;

  for (const id of ["/contact", "/"]) {
    test(`${id}: errors are shown with the typed values, and the page is still the one that was filled in`, async ({
      page,
      guard,
    }) => {
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
      await expectPrivatePage(page, site);
      expect(leadsOf(values.email)).toEqual([
        expect.objectContaining({ name: "Sara", phone: "+971501234567", page: site.path(id) }),
      ]);
    });
  }
});
