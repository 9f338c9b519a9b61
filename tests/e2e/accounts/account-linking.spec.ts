import { randomUUID } from "node:crypto";
import { expect } from "@playwright/test";
import { startProvider } from "#tests/auth/support/provider.ts";
import { port } from "../support/origin.ts";
import { newPerson } from "../support/person.ts";
import { test } from "../support/process.ts";
import { SignInPages } from "../support/sign-in-pages.ts";
import { inLanguage } from "../support/site.ts";

const serviceKey = "the-service-key-of-the-tests-of-linking";
const name = "Keycloak";

inLanguage("en", (site) => {
  test("a sign-in method is linked only in the browser that requested it", async ({ processes, page, browser }) => {
    test.slow();
    const own = port + (site.language === "en" ? 103 : 104);
    const origin = `http://127.0.0.1:${own}`;
    const provider = await startProvider();
    const { issuer, clientId, clientSecret } = provider.settings;
    await processes.start({
      PORT: String(own),
      SITE_URL: origin,
      SUPABASE_SERVICE_ROLE_KEY: serviceKey,
      AUTH_OIDC_ISSUER: issuer,
      AUTH_OIDC_CLIENT_ID: clientId,
      AUTH_OIDC_CLIENT_SECRET: clientSecret,
    });
    const person = newPerson();
    const made = await fetch(`${origin}/auth/v1/admin/users`, {
      method: "POST",
      headers: { authorization: `Bearer ${serviceKey}` },
      body: JSON.stringify({ ...person, email_confirm: true }),
    });
    expect(made.status).toBe(200);
    provider.is({ sub: randomUUID(), email: newPerson().email, email_verified: true });

    const pages = new SignInPages(page, site);
    const security = site.path("/account/security");
    await page.goto(`${origin}${site.path("/sign-in")}?next=${security}`);
    await pages.submit(person);
    const link = page.getByRole("button", { name: pages.own("security.link", { name }), exact: true });
    let address = "";
    await page.route(`${issuer}/**`, (route) => {
      address = route.request().url();
      return route.abort();
    });
    await link.click();
    await expect.poll(() => address).toContain("state=");
    await page.unroute(`${issuer}/**`);

    const victim = new SignInPages(await (await browser.newContext()).newPage(), site);
    await victim.page.goto(address);
    await expect(victim.heading(victim.t("callback.failed"))).toBeVisible();
    await expect(victim.trouble).toHaveText(victim.t("problems.linkBroken"));
    await victim.page.context().close();

    await page.goto(origin + security);
    await link.click();
    await expect(page.getByRole("button", { name: pages.own("security.unlink", { name }), exact: true })).toBeVisible();
    await expect(link).toBeHidden();
    await provider.stop();
  });
});
