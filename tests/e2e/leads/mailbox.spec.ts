import { randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { forms, rows, send } from "../support/forms.ts";
import { company, inLanguage, type Site } from "../support/site.ts";
import { expect, test } from "../support/test.ts";

const wordsOf = ({ language }: Site) =>
  JSON.parse(readFileSync(new URL(`../../../content/${language}/messages/mail.json`, import.meta.url), "utf8"));

/**
 * Opens a mail in the mailbox. It waits for the mail first, because the worker writes the mail a moment later and the page does not update
 * itself.
 */
async function openLetter(page: Page, site: Site, subject: string) {
  const arrived = () => rows("select id from mailbox where subject = ?", [subject]).length;
  await expect.poll(arrived, { intervals: [50] }).toBe(1);
  await page.goto(site.path("/mailbox"));
  await page.getByRole("link", { name: subject }).click();
}

inLanguage("en", (site) => {
  const t = wordsOf(site);

  test("the mail after a form is in the mailbox, and its link opens the private page", async ({ page, context }) => {
    const from = site.language === "ar" ? "/ar/quotation" : "/quotation";
    const { data } = await send("/api/quote", { ...forms["/api/quote"](), page: from, key: randomUUID() });
    const reference = String(data.reference);
    const subject = t.subject.quote.replace("{{reference}}", reference);
    await openLetter(page, site, subject);
    const letter = page.frameLocator("iframe");
    await expect(letter.locator("html")).toHaveAttribute("dir", site.language === "ar" ? "rtl" : "ltr");
    await expect(letter.getByText(reference).first()).toBeVisible();
    const opened = context.waitForEvent("page");
    await letter.getByRole("link", { name: t.follow }).click();
    await expect(await opened).toHaveURL(new RegExp(`${data.followUrl}$`));
  });

  test("if something has stopped, the mail begins with the emergency number and names no date", async ({ page }) => {
    const from = site.language === "ar" ? "/ar/quotation" : "/quotation";
    const fields = { ...forms["/api/quote"](), urgency: "now", page: from, key: randomUUID() };
    const { data } = await send("/api/quote", fields);
    const subject = t.subject.quote.replace("{{reference}}", String(data.reference));
    await openLetter(page, site, subject);
    const letter = page.frameLocator("iframe").locator("body");
    const digits = (text: string | null) => (text ?? "").replace(/[^\d+]/g, "");
    await expect(letter).toContainText(t.received.quote);
    const text = (await letter.textContent()) ?? "";
    expect(digits(text.slice(0, text.lastIndexOf(t.received.quote)))).toContain(company.emergency);
    expect(text).not.toContain(t.by.split("{{")[0]);
  });
});
