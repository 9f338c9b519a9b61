import { ContactForm, goodValues } from "../support/contact-form.ts";
import { photo } from "../support/lead-form.ts";
import { leadsOf, photosOf } from "../support/leads.ts";
import { expectPrivatePage } from "../support/private-page.ts";
import { inLanguage } from "../support/site.ts";
import { expect, test } from "../support/test.ts";

inLanguage("ar", (site) => {
  const { t } = site;
  const word = (key: string, values = {}) => t(`photoForm.${key}`, values);

  test("the form of a message accepts photos, says which file is no photo, and keeps photos with the draft", async ({
    page,
  }) => {
    const form = new ContactForm(page, site);
    await form.open("/");
    await form.wake();
    await expect(form.photos, "the form of the home page takes none").toHaveCount(0);
    await form.open();
    await form.wake();
    const values = goodValues();
    await form.fill(values);
    await form.photos.setInputFiles([{ name: "a.pdf", mimeType: "application/pdf", buffer: Buffer.from("%PDF") }]);
    await expect(form.main.getByText(word("notOpened", { photo: word("oneFile") }))).toBeVisible();
    await form.photos.setInputFiles([await photo(), await photo()]);
    const second = form.main.getByRole("img", { name: word("photoNumber", { n: 2 }) });
    await expect(second).toBeVisible();
    await expect.poll(() => page.evaluate(() => caches.keys().then((keys) => keys.length))).toBe(1);
    await page.reload();
    await expect(second).toBeVisible();
    await form.send.click();
    await form.expectSent();
    expect(photosOf(await form.reference())).toHaveLength(2);
    await expect(second).toHaveCount(0);
  });

  test.describe("a message without JavaScript", () => {
    test.use({ javaScriptEnabled: false });

    test("with half a photo is refused at its field, and with a whole photo it is stored", async ({ page, guard }) => {
      guard.allow(/status of 422/);
      const form = new ContactForm(page, site);
      await form.open();
      const values = goodValues();
      await form.fill(values);
      const whole = await photo();
      await form.photos.setInputFiles([whole, { ...whole, buffer: whole.buffer.subarray(0, 4000) }]);
      await form.send.click();
      await expect(form.main.getByText(word("notOpened", { photo: word("photoNumber", { n: 2 }) }))).toBeVisible();
      await expect(form.main.getByText(word("photosAgain"))).toBeVisible();
      await expect(form.field("message")).toHaveValue(values.message);
      expect(leadsOf(values.email)).toEqual([]);
      await form.photos.setInputFiles([whole]);
      await form.send.click();
      expect(photosOf(await expectPrivatePage(page, site))).toHaveLength(1);
    });
  });
});
