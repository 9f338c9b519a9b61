import { newId } from "#platform/db/ids.ts";
import { violationsIn } from "../support/axe.ts";
import { cookieFor, signIn } from "../support/colleagues.ts";
import { ask, post } from "../support/http.ts";
import { photo } from "../support/lead-form.ts";
import { addLead, Inbox, wordsOf } from "../support/office.ts";
import { inLanguage } from "../support/site.ts";
import { expect, test } from "../support/test.ts";

inLanguage("ar", (site) => {
  const t = wordsOf(site, "people");

  test("a lead leads to its person and place; a colleague corrects both, and a reader only reads", async ({ page }) => {
    const phone = `+97150${String(Date.now()).slice(-7)}`;
    const details = JSON.stringify({ area: "مارينا كراون" });
    const [first, second] = [
      addLead({ phone, name: "سارة", place: "dubai", details }),
      addLead({ phone, name: "حارس" }),
    ];
    await signIn(page, { locale: "ar" });
    await new Inbox(page, site).openLead(second.id);
    await new Inbox(page, site).openLead(first.id);
    const card = page.getByRole("region", { name: t("card.title") });
    await expect(card.getByRole("link", { name: second.reference })).toBeVisible();
    await card.getByRole("link", { name: "مارينا كراون" }).click();

    await page.getByText(t("place.edit"), { exact: true }).click();
    const tower = `برج ${newId()}`;
    await page.getByLabel(t("place.tower")).fill(tower);
    await page.getByLabel(t("place.name")).fill("1204");
    await page.getByLabel(t("place.access")).fill("الاستقبال");
    await page
      .getByRole("button", { name: t("save"), exact: true })
      .last()
      .click();
    await expect(page.getByRole("status")).toHaveText(t("done.saved"));
    await page.getByText(t("equipment.add"), { exact: true }).click();
    await page.getByLabel(t("equipment.serial")).fill("SN-4410");
    await page.getByLabel(t("equipment.photo")).setInputFiles(await photo("plate.jpg"));
    await page.getByRole("button", { name: t("equipment.addButton"), exact: true }).click();
    await expect(page.getByRole("img", { name: /لوحة/ })).toBeVisible();
    expect(await violationsIn(page)).toEqual([]);
    const place = new URL(page.url()).pathname;

    await page
      .getByRole("link", { name: "سارة" })
      .or(page.getByRole("link", { name: "حارس" }))
      .first()
      .click();
    await page.getByText(t("leads.title"), { exact: true }).click();
    await page.getByRole("button", { name: t("leads.splitOf", { reference: second.reference }) }).click();
    await expect(page.getByRole("status")).toHaveText(t("done.split"));
    await page.getByRole("button", { name: t("merge.with", { name: "حارس" }) }).click();
    await expect(page.getByRole("status")).toHaveText(t("done.merged"));
    expect(await violationsIn(page)).toEqual([]);
    const person = new URL(page.url()).pathname;

    await page.goto(`${site.path("/admin/people")}?text=sn-4410`);
    await expect(page.locator(`main a[href="${person}"]`)).toHaveCount(1);
    for (const path of [person, place]) {
      const reader = await ask(path, { headers: { ...(await cookieFor({ role: "reader" })), accept: "text/html" } });
      expect(reader.status).toBe(200);
      expect(reader.text).not.toContain('name="intent"');
      const fields = { intent: "save", version: "1", name: "x", locale: "en" };
      for (const role of ["reader", "technician", "analyst", "hiring"] as const)
        expect((await post(path, fields, await cookieFor({ role }))).status, role).toBe(403);
    }
  });
});
