import type { Browser, BrowserContextOptions, Page } from "@playwright/test";
import { createDraft } from "#domain/quotations/store/draft.ts";
import { aDraft, aLine } from "#domain/quotations/store/fixture.ts";
import { sendQuotation } from "#domain/quotations/store/send.ts";
import { Inbox, mailsAbout, wordsOf } from "./office.ts";
import { database } from "./sessions.ts";
import type { Site } from "./site.ts";
import { expect } from "./test.ts";

/** Writes and sends a quotation as a colleague does: with the template for maintenance and a price for each line. */
export async function writeQuotation(page: Page, site: Site, leadId: string, prices: string[]) {
  const t = wordsOf(site, "quotation");
  await new Inbox(page, site).openLead(leadId);
  await page.getByLabel(t("office.template")).selectOption("maintenance");
  await page.getByRole("button", { name: t("office.new") }).click();
  await priceAndSend(page, site, prices);
}

/** Fills in the prices on the page of a draft, and sends the quotation. */
export async function priceAndSend(page: Page, site: Site, prices: string[]) {
  const t = wordsOf(site, "quotation");
  const fields = page.getByRole("textbox", { name: t("office.price") });
  await expect(fields).toHaveCount(prices.length);
  for (const [index, price] of prices.entries()) await fields.nth(index).fill(price);
  await fillOpenPlaces(page);
  await page.getByRole("button", { name: t("office.send") }).click();
  await expect(page.getByText(t("office.states.sent"), { exact: true })).toBeVisible();
}

/**
 * Sends a quotation without the browser: one line, and an optional line. Its sum is so small that the customer needs no code to accept it.
 */
export async function sendSmallQuotation(leadId: string) {
  const line = { ...aLine, qtyMilli: 1000, unitFils: 8_000 };
  const draft = await createDraft(database(), "test", leadId, () =>
    aDraft({ lines: [line, { ...line, kind: "option" }] }),
  );
  if (!draft.ok) throw new Error(draft.problem);
  await sendQuotation(database(), "test", draft.id, 1);
}

/** Returns the path of the customer's page, without waiting for its mail. */
export async function quotationPath(leadId: string): Promise<string> {
  const keys = database().selectFrom("quotes").select("follow_key").where("lead_id", "=", leadId);
  return `/quotation/${(await keys.executeTakeFirstOrThrow()).follow_key}`;
}

/** Fills in the placeholders in the texts of the lines, such as {make}. */
export async function fillOpenPlaces(page: Page) {
  const all = page.locator("textarea");
  const texts = await all.evaluateAll((fields) => fields.map((field) => (field as HTMLTextAreaElement).value));
  for (const [index, text] of texts.entries()) {
    const filled = text.replace(/\{[^}]*\}/g, "O General");
    if (filled !== text) await all.nth(index).fill(filled);
  }
}

/** Returns the text of the mail about an enquiry that contains this word. */
export async function mailWith(reference: string, word: string): Promise<string> {
  const found = () =>
    mailsAbout(reference).find(({ subject, text }) => `${subject}\n${text}`.includes(word))?.text ?? "";
  await expect.poll(found, { timeout: 15_000 }).not.toBe("");
  return found();
}

/** Opens the page from the link in the mail, as the customer does: in another browser, without JavaScript. */
export async function openQuotation(browser: Browser, text: string, device: BrowserContextOptions = {}) {
  const link = /https?:\/\/\S+\/quotation\/[\w-]{22}/.exec(text)?.[0] ?? "";
  const context = await browser.newContext({ javaScriptEnabled: false, ...device });
  const page = await context.newPage();
  const { pathname } = new URL(link);
  await page.goto(pathname);
  return { page, path: pathname };
}
