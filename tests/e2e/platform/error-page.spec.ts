import { expect } from "@playwright/test";
import { withBrokenContent } from "../support/broken-content.ts";
import { test } from "../support/process.ts";
import { inLanguage } from "../support/site.ts";

inLanguage("ar", (site) => {
  test("a form that fails natively leads to a page with a way home", async ({ page, processes }) => {
    const { port } = await processes.start({}, withBrokenContent(processes.folder));
    await page.goto(`http://127.0.0.1:${port}${site.path("/contact")}`);
    const response = page.waitForResponse((one) => one.request().method() === "POST");
    await page.evaluate(() => document.querySelector<HTMLFormElement>("main form")?.submit());
    expect((await response).status()).toBe(500);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(site.t("error.title"));
    await expect(page).toHaveTitle(site.t("error.title"));
    await expect(page.getByRole("main").getByRole("link", { name: site.t("actions.backHome") })).toBeVisible();
  });
});
