import { expect, type Page } from "@playwright/test";
import { Secret, TOTP } from "otpauth";
import { translator } from "#site/i18n/t.ts";
import { appHydrated } from "../support/hydrated.ts";
import { port } from "../support/origin.ts";
import { test } from "../support/process.ts";
import { inLanguage } from "../support/site.ts";

const password = "three quiet courtyards";
const email = "layla@office.example";

/**
 * Returns a TOTP code. Each code is accepted only once, so `later` gives the code of a later time step. The server also accepts the code of
 * the next time step.
 */
const codeOf = (secret: string, later = 0) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + later * 30_000 });

inLanguage("ar", (site) => {
  const t = translator(site.language, "colleagues");
  const auth = translator(site.language, "auth");
  const heading = (page: Page) => page.getByRole("heading", { level: 1 });

  test("the first owner sets up a second factor, and needs it at each sign-in", async ({ processes, page }) => {
    // The server runs as in production: with the second factor switched on, and with its own origin.
    const own = String(port + 101 + test.info().parallelIndex);
    const origin = `http://127.0.0.1:${own}`;
    const server = await processes.start({ PORT: own, SITE_URL: origin });
    await expect.poll(server.output).toContain("token=");
    const token = /token=([\w-]{43})/.exec(server.output())?.[1];
    await page.goto(`${origin}${site.path("/admin/enter")}?token=${token}`);
    await appHydrated(page);
    await page.getByLabel(t("fields.name")).fill("Layla Hadad");
    await page.getByLabel(t("fields.email")).fill(email);
    await page.getByLabel(t("fields.password"), { exact: true }).fill(password);
    await page.getByRole("button", { name: t("enter.owner.button") }).click();

    await expect(heading(page)).toHaveText(auth("enrol.title"));
    await page.getByLabel(auth("fields.currentPassword"), { exact: true }).fill(password);
    await page.getByRole("button", { name: auth("enrol.start") }).click();
    const secret = ((await page.locator("code").textContent()) ?? "").replaceAll(" ", "");
    await page.getByLabel(auth("fields.code")).fill(codeOf(secret));
    await page.getByRole("button", { name: auth("enrol.button") }).click();
    await expect(page.getByRole("navigation", { name: t("nav.label") })).toBeVisible({ timeout: 15_000 });
    await page.goto(`${origin}${site.path("/admin/colleagues")}`);
    await expect(page.getByRole("cell", { name: t("audit.actions.staff.signin"), exact: true })).toHaveCount(1);
    await expect(page.getByRole("cell", { name: t("audit.actions.staff.outside"), exact: true })).toHaveCount(0);

    await page.getByRole("button", { name: t("account.label", { name: "Layla Hadad" }) }).click();
    await page.getByRole("button", { name: t("account.leave") }).click();
    await expect(heading(page)).toHaveText(auth("signIn.title"));

    await page.goto(`${origin}${site.path("/admin/colleagues")}`);
    await page.getByLabel(auth("fields.email")).fill(email);
    await page.getByLabel(auth("fields.password"), { exact: true }).fill(password);
    await page.getByRole("button", { name: auth("signIn.button"), exact: true }).click();
    await expect(heading(page)).toHaveText(auth("second.title"));
    expect((await page.request.get(`${origin}${site.path("/admin/colleagues")}.data`)).status()).toBe(403);
    await page.goto(`${origin}${site.path("/admin")}?text=x`);
    await expect(page).toHaveURL(/second-factor\?next=/);
    await page.getByLabel(auth("fields.code")).fill(codeOf(secret, 1));
    await page.getByRole("button", { name: auth("second.button"), exact: true }).click();
    await expect(page).toHaveURL(`${origin}${site.path("/admin")}?text=x`);
  });
});
