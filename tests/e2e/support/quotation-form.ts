import type { Page } from "@playwright/test";
import type { Site } from "./site.ts";
import { expect } from "./test.ts";

export interface QuotationFormInput {
  service: string;
  name: string;
  email: string;
  /** The time on the visitor's clock. */
  at: Date;
}

/** Sends the quotation form as a visitor with an urgent problem does. Returns the reference. */
export async function askForQuotation(page: Page, site: Site, asking: QuotationFormInput): Promise<string> {
  // The clock is moved, because people need longer than a test. A form that is filled in too fast would count as spam.
  await page.clock.install({ time: asking.at });
  await page.goto(site.path("/quotation"));
  const form = page.locator("main form").filter({ has: page.locator("[name=property]") });
  const field = (name: string) => form.locator(`[name=${name}]`);
  await field("service").selectOption(asking.service);
  await page.clock.fastForward(60_000);
  await field("urgency").and(page.locator("[value=now]")).check();
  await field("place").selectOption("sharjah");
  await field("property").and(page.locator("[value=villa]")).check();
  await field("name").fill(asking.name);
  await field("phone").fill("050 123 4567");
  await field("email").fill(asking.email);
  await form.locator("button[type=submit]").click();
  const status = page.getByRole("main").getByRole("status");
  await expect(status).toContainText(/WT-[A-Z0-9]{6}/, { timeout: 15_000 });
  return /WT-[A-Z0-9]{6}/.exec((await status.textContent()) ?? "")?.[0] ?? "";
}
