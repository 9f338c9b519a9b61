import { type Browser, chromium, type Page } from "playwright-core";
import type { FormScript, Sample } from "./bytes.ts";
import { chromiumFlags, chromiumPath } from "./chromium.ts";
import { atEnd } from "./cleanup.ts";

const answers = {
  name: "Bench Visitor",
  email: "visitor@example.com",
  phone: "050 123 4567",
  message: "The hall has been warm since Monday.",
};

export async function measureForms(origin: string, samples: Sample[]): Promise<Map<Sample, FormScript>> {
  const browser = await chromium.launch({ executablePath: chromiumPath(), args: chromiumFlags });
  atEnd(() => browser.close());
  const results = new Map<Sample, FormScript>();
  for (const sample of samples.filter(({ page }) => page.main.first("form"))) {
    results.set(sample, await use(browser, origin + sample.page.path));
  }
  await browser.close();
  return results;
}

async function use(browser: Browser, url: string): Promise<FormScript> {
  // A new browser context has an empty cache, so all scripts are loaded.
  const context = await browser.newContext();
  const page = await context.newPage();
  const files = new Map<string, number>();
  page.on("requestfinished", async (request) => {
    const { pathname } = new URL(request.url());
    if (/^\/assets\/.*\.js$/.test(pathname)) files.set(pathname.slice(8), (await request.sizes()).responseBodySize);
  });
  const total = () => [...files.values()].reduce((sum, size) => sum + size, 0);
  await page.goto(url, { waitUntil: "networkidle" });
  const before = total();
  await send(page);
  const after = total();
  await context.close();
  return { before, after, files };
}

/**
 * Sends the form and checks that the island's script has sent it. A form sent without a script would load no script, and the result would
 * look too good.
 */
async function send(page: Page) {
  const form = page.locator("main form").first();
  await form.locator("[name=name]").focus();
  await page.locator("[data-live]").first().waitFor({ state: "attached" });
  for (const [name, value] of Object.entries(answers)) await form.locator(`[name=${name}]`).fill(value);
  const answer = page.waitForResponse((response) => response.request().method() === "POST");
  await form.locator("[type=submit]").click();
  const response = await answer;
  if (response.request().isNavigationRequest() || !response.ok())
    throw new Error(`${page.url()}: the form was not sent by its island (${response.status()})`);
  await page.waitForLoadState("networkidle");
  // The code that announces the success may be loaded only now.
  await page.waitForTimeout(1000);
}
