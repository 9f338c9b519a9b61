import { TOTP } from "otpauth";
import { askAccount, signedUp } from "../support/person.ts";
import { giveSession } from "../support/sessions.ts";
import { SignInPages } from "../support/sign-in-pages.ts";
import { siteIn } from "../support/site.ts";
import { expect, test } from "../support/test.ts";

/** Returns a TOTP code. With `ahead` it is the code of a later time step, because each code is accepted only once. */
const codeOf = (secret: string, ahead = 0) => new TOTP({ secret }).generate({ timestamp: Date.now() + ahead * 30_000 });

test("a second factor is set up, needed at the next sign-in, protects the data, and can be removed", async ({
  page,
  guard,
}) => {
  guard.allow(/status of (400|403|422)/);
  const { person, session: first } = await signedUp();
  const pages = new SignInPages(page, siteIn("en"));
  const { t, own } = pages;
  await giveSession(page, first);
  await page.goto("/account/security");
  await page.getByRole("button", { name: own("security.add") }).click();
  const current = page
    .locator("form")
    .filter({ has: pages.button("enrol.start") })
    .getByLabel(t("fields.currentPassword"));
  await current.fill("not the right one");
  await pages.button("enrol.start").click();
  await expect(page.getByText(t("problems.currentPassword"))).toBeVisible();
  await current.fill(person.password);
  await pages.button("enrol.start").click();
  await expect(page.getByRole("img", { name: t("enrol.qr") })).toBeVisible();
  const secret = ((await page.locator("code").textContent()) ?? "").replaceAll(" ", "");
  await pages.field("code").fill("000000");
  await pages.button("enrol.button").click();
  await expect(page.getByText(t("problems.factorCode"))).toBeVisible();
  await pages.field("code").fill(codeOf(secret));
  await pages.button("enrol.button").click();
  await expect(page.getByText(t("enrol.done"))).toBeVisible();
  await page.getByRole("button", { name: own("signOut"), exact: true }).click();

  await pages.submit(person);
  await expect(pages.heading(t("second.title"))).toBeVisible();
  const halfway = JSON.parse(await page.evaluate(() => localStorage.getItem("account") ?? ""));
  expect((await askAccount("enquiries", halfway)).status, "the password alone").toBe(403);
  await page.goto("/account/security");
  await expect(pages.heading(t("second.title"))).toBeVisible();
  await pages.field("code").fill(codeOf(secret, 1));
  await pages.button("second.button").click();
  await expect(pages.heading(own("security.title"))).toBeVisible();
  const session = JSON.parse(await page.evaluate(() => localStorage.getItem("account") ?? ""));
  expect(JSON.parse(atob(session.access_token.split(".")[1]))).toMatchObject({ aal: "aal2" });
  expect((await askAccount("enquiries", session)).status).toBe(200);

  const name = t("enrol.defaultName");
  const remove = async () => {
    await page.getByRole("button", { name: own("security.removeNamed", { name }) }).click();
    await page
      .getByRole("dialog")
      .getByRole("button", { name: own("security.remove"), exact: true })
      .click();
  };
  // The backend gives this answer if the code was typed more than ten minutes ago (packages/auth-server/mfa/enrol.test.ts).
  const stale = { status: 403, json: { error_code: "insufficient_aal", msg: "shown long ago" } };
  await page.route("**/auth/v1/factors/*", (route) => route.fulfill(stale), { times: 1 });
  await remove();
  await expect(pages.heading(t("second.title"))).toBeVisible();
  await expect(page).toHaveURL(/second-factor\?again=yes&next=%2Faccount%2Fsecurity$/);
  await page.goBack();
  await remove();
  await expect(page.getByText(own("security.secondOff"))).toBeVisible();
});
