import type { Page } from "@playwright/test";
import { translator } from "#site/i18n/t.ts";
import { addColleague, linkOf, signIn } from "../support/colleagues.ts";
import { appHydrated } from "../support/hydrated.ts";
import { addAccount, authDb, giveSession, sessionOf } from "../support/sessions.ts";
import { inLanguage } from "../support/site.ts";
import { expect, test } from "../support/test.ts";

const heading = (page: Page) => page.getByRole("heading", { level: 1 });
const stored = (page: Page) => page.evaluate(() => localStorage.getItem("account"));

inLanguage("en", (site) => {
  const t = translator(site.language, "colleagues");
  const auth = translator(site.language, "auth");

  test("sign-out by the menu removes everything, even from the Back button", async ({ page }) => {
    const { name } = await signIn(page);
    await page.goto(site.path("/admin/colleagues"));
    expect(await stored(page)).not.toBeNull();
    await page.getByRole("button", { name: t("account.label", { name }) }).click();
    await expect(page.getByRole("link", { name: t("account.security") })).toHaveAttribute(
      "href",
      site.path("/account/security"),
    );
    await page.getByRole("button", { name: t("account.leave") }).click();
    await expect(heading(page)).toHaveText(auth("signIn.title"));
    expect(await page.context().cookies()).toEqual([]);
    expect(await stored(page)).toBeNull();
    await page.goBack();
    await expect(heading(page)).toHaveText(auth("signIn.title"));
  });

  test("a customer is told that this is the office, and can sign in as somebody else", async ({ page, guard }) => {
    guard.allow(/status of 403/);
    const email = `${crypto.randomUUID()}@home.example`;
    await giveSession(page, await sessionOf(addAccount({ email })));
    await page.goto(site.path("/admin/leads/x"));
    await expect(heading(page)).toHaveText(t("errors.not staff.title"));
    await expect(page.getByText(email)).toBeVisible();
    await page.getByRole("button", { name: t("errors.other account") }).click();
    await expect(page.getByLabel(auth("fields.email"))).toBeVisible();
  });

  test("a lost password and second factor are replaced by a link from the terminal", async ({ page }) => {
    const colleague = await addColleague({ locale: site.language });
    const before = await sessionOf(colleague.authId, { aal: "aal2" });
    await page.goto(`${site.path("/admin/enter")}?token=${await linkOf(colleague.id)}`);
    await expect(heading(page)).toHaveText(t("enter.colleague.title", { name: colleague.name }));
    await appHydrated(page);
    await page.getByLabel(t("fields.password"), { exact: true }).fill("five brass lanterns");
    await page.getByRole("button", { name: t("enter.colleague.button") }).click();
    await expect(page.getByRole("navigation", { name: t("nav.label") })).toBeVisible();
    const headers = { authorization: `Bearer ${before.access_token}` };
    expect((await page.request.get("/auth/v1/user", { headers })).status(), "the session of before").toBe(403);
    const factors = authDb().selectFrom("auth_factors").select("id").where("user_id", "=", colleague.authId);
    expect(await factors.execute()).toEqual([]);
  });
});

test("an expired cookie is refreshed, and an ended session leads to sign-in", async ({ page, guard }) => {
  // A page of the office may still open its event stream after the cookies are deleted.
  guard.allow(/grant_type=refresh_token|scope=local|401 .*\/admin\/live/);
  const { authId } = await signIn(page);
  const auth = translator("en", "auth");
  await page.goto("/admin/messages");
  await page.context().clearCookies();
  await page.goto("/admin/colleagues");
  await expect(heading(page)).toHaveText(translator("en", "colleagues")("colleagues.title"));

  await authDb().deleteFrom("auth_sessions").where("user_id", "=", authId).execute();
  await page.goto("/admin/colleagues");
  await expect(page.getByLabel(auth("fields.email"))).toBeVisible();
  await expect(page).toHaveURL(/\/sign-in\?next=%2Fadmin%2Fcolleagues$/);
});

test.describe("the office without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("lets a colleague sign out", async ({ page }) => {
    const { name } = await signIn(page);
    const t = translator("en", "colleagues");
    await page.goto("/admin/messages");
    await page.getByRole("button", { name: t("account.label", { name }) }).click();
    await page.getByRole("button", { name: t("account.leave") }).click();
    await expect(heading(page)).toHaveText(translator("en", "auth")("signIn.title"));
    expect(await page.context().cookies()).toEqual([]);
  });
});
