import type { Browser, BrowserContextOptions, Page } from "@playwright/test";
import { Inbox, mailsAbout, wordsOf } from "./office.ts";
import type { Site } from "./site.ts";
import { expect } from "./test.ts";

/** Writes and sends a quotation as a colleague does: a template, a price for each line, the button. */
export async function quote(page: Page, site: Site, leadId: string, prices: string[], template = "maintenance") {
  const t = wordsOf(site, "offer");
  await new Inbox(page, site).openLead(leadId);
  await page.getByLabel(t("office.template")).selectOption(template);
  await page.getByRole("button", { name: t("office.new") }).click();
  const fields = page.getByRole("textbox", { name: t("office.price") });
  await expect(fields).toHaveCount(prices.length);
  for (const [index, price] of prices.entries()) await fields.nth(index).fill(price);
  await fillOpenPlaces(page);
  await page.getByRole("button", { name: t("office.send") }).click();
  await expect(page.getByText(t("office.states.sent"), { exact: true })).toBeVisible();
}

/** Writes something into what the words of the lines leave open, such as {make}. */
export async function fillOpenPlaces(page: Page) {
  for (const words of await page.locator("textarea").all())
    await words.fill((await words.inputValue()).replace(/\{[^}]*\}/g, "O General"));
}

/** The text of the mail about a request that has this word. */
export async function mailWith(reference: string, word: string): Promise<string> {
  const found = () =>
    mailsAbout(reference).find(({ subject, text }) => `${subject}\n${text}`.includes(word))?.text ?? "";
  await expect.poll(found, { timeout: 15_000 }).not.toBe("");
  return found();
}

/** The page that the customer opens from the mail: another person, without JavaScript. */
export async function openOffer(browser: Browser, text: string, device: BrowserContextOptions = {}) {
  const link = /https?:\/\/\S+\/offer\/[\w-]{22}/.exec(text)?.[0] ?? "";
  const context = await browser.newContext({ javaScriptEnabled: false, ...device });
  const page = await context.newPage();
  const { pathname } = new URL(link);
  await page.goto(pathname);
  return { page, path: pathname };
}
