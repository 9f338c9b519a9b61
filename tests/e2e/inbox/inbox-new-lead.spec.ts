import { randomInt } from "node:crypto";
import { signIn } from "../support/colleagues.ts";
import { addLead, Inbox, leadIn, newWord, wordsOf } from "../support/office.ts";
import { byTurns, inLanguage } from "../support/site.ts";
import { expect, test } from "../support/test.ts";

const number = () => `50${randomInt(1e6, 1e7)}`;
const idIn = (url: string) => url.split("/").at(-1) ?? "";

byTurns((site) => {
  test("a colleague writes down a call as a lead, and corrects it", async ({ page }) => {
    await signIn(page);
    const inbox = new Inbox(page, site);
    const lead = wordsOf(site, "lead");
    const name = `Sara ${newWord()}`;
    await inbox.open("open=1");
    await page.getByRole("link", { name: inbox.t("new.open") }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(inbox.t("new.title"));
    await page.getByRole("button", { name: inbox.t("new.keep") }).click();
    await expect(page.getByRole("alert")).toHaveText(inbox.t("problems.who"));
    await expect(page.getByRole("alert"), "above the button").toBeInViewport();
    await page.getByLabel(lead("fields.name"), { exact: true }).fill(name);
    await page.getByLabel(lead("fields.phone"), { exact: true }).fill(`0${number()}`);
    await page.getByLabel(lead("fields.area"), { exact: true }).fill("Al Barsha");
    await page.getByRole("button", { name: inbox.t("new.keep") }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(name);
    const id = idIn(page.url());
    expect(leadIn(id)).toMatchObject({ kind: "phone", consent_version: "", consent_at: 0, source: "office" });

    await page.getByRole("button", { name: inbox.t("edit.open"), exact: true }).click();
    const dialog = page.getByRole("dialog", { name: inbox.t("edit.title") });
    await expect(dialog.getByLabel(lead("fields.area"), { exact: true })).toHaveValue("Al Barsha");
    await dialog.getByLabel(lead("fields.area"), { exact: true }).fill("Karama");
    await dialog.getByLabel(lead("fields.phone"), { exact: true }).fill("12345678");
    await dialog.getByRole("button", { name: inbox.t("edit.keep") }).click();
    await expect(dialog.getByRole("alert")).toHaveText(inbox.t("problems.phone"));
    await dialog.getByLabel(lead("fields.phone"), { exact: true }).fill(`+971${number()}`);
    await dialog.getByRole("button", { name: inbox.t("edit.keep") }).click();
    await expect(dialog).toBeHidden();
    await expect(inbox.toast(inbox.t("live.new", { name })), "of what one has written oneself").toHaveCount(0);
    const timeline = page.getByRole("region", { name: inbox.t("timeline.label") });
    await expect(timeline).toContainText(/Al Barsha[\s\S]*Karama/);
    await expect(page.getByRole("link", { name: "Karama" }), "its place").toBeVisible();
    await inbox.find("karama");
    await expect(inbox.row(name)).toHaveCount(1);
  });
});

inLanguage("en", (site) => {
  test("one paste says who wrote on WhatsApp, and shows the other lead with the same number", async ({ page }) => {
    await signIn(page);
    const inbox = new Inbox(page, site);
    const phone = `+971${number()}`;
    const before = addLead({ name: "Sara Ahmed", phone });
    const { id } = addLead({ kind: "whatsapp", name: "", consent_at: 0 });
    await inbox.openLead(id);
    await expect(page.getByText(inbox.t("fields.cameBy.whatsapp"))).toBeVisible();
    const field = page.getByRole("textbox", { name: inbox.t("paste.hint") });
    await field.fill("hello");
    await field.press("Enter");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("hello");
    await field.focus();
    await page.evaluate((text) => {
      const active = document.activeElement as HTMLInputElement;
      active.value = text;
      active.dispatchEvent(new ClipboardEvent("paste", { bubbles: true }));
    }, `~Sara Ahmed ${phone}`);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Sara Ahmed");
    await expect(page.getByRole("link", { name: before.reference })).toBeVisible();
    await expect(field).toBeHidden();
  });
});
