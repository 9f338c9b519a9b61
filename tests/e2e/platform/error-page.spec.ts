import { cpSync, mkdirSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect } from "@playwright/test";
import { post } from "../support/http.ts";
import { root, test } from "../support/process.ts";
import { forEachLanguage } from "../support/site.ts";

/** The built site without a text that a form needs when it comes back with errors. */
function withBrokenContent(folder: string): string {
  const broken = join(folder, "site");
  mkdirSync(broken);
  for (const name of ["build", "server", "node_modules", "package.json"])
    symlinkSync(join(root, name), join(broken, name));
  cpSync(join(root, "content"), join(broken, "content"), { recursive: true });
  for (const language of ["en", "ar"]) writeFileSync(join(broken, `content/${language}/contact.yaml`), "hero: 1\n");
  return broken;
}

forEachLanguage((site) => {
  const heading = site.language === "en" ? "Unexpected Application Error!" : site.t("error.title");

  test("a failing page answers 500 in the page's language, without a stack", async ({ page, processes }) => {
    const server = await processes.start({}, withBrokenContent(processes.folder));
    const origin = `http://127.0.0.1:${server.port}`;
    const answer = await post(site.path("/contact"), { name: "" }, {}, server.port);
    expect(answer.status).toBe(500);
    expect(answer.text).not.toMatch(/\.(ts|js|yaml):\d+|node_modules/);

    await page.goto(`${origin}${site.path("/contact")}`);
    const response = page.waitForResponse((one) => one.request().method() === "POST");
    await page.evaluate(() => document.querySelector<HTMLFormElement>("main form")?.submit());
    expect((await response).status()).toBe(500);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(heading);
    await expect(page).toHaveTitle(heading);
    await expect(page.getByRole("main").getByRole("link", { name: site.t("actions.backHome") })).toBeVisible();
    expect(server.output()).not.toContain("Sara");
  });
});
