import type { Page } from "@playwright/test";
import { wordsOf } from "./office.ts";
import type { Site } from "./site.ts";
import { expect } from "./test.ts";

/** Expects the customer's private page, to which a form leads without JavaScript. Returns the reference. */
export async function expectPrivatePage(page: Page, site: Site): Promise<string> {
  await expect(page).toHaveURL(new RegExp(`${site.path("/enquiry")}/[\\w-]{22}$`));
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(wordsOf(site, "enquiry")("states.new.title"));
  return /WT-[A-Z0-9]{6}/.exec((await page.getByRole("main").textContent()) ?? "")?.[0] ?? "none";
}
