import type { Page } from "@playwright/test";
import { isNightly } from "#tests/set.ts";
import { askAccount, mailTo, newPerson, signedIn, signedUp } from "../support/person.ts";
import { SignInPages } from "../support/sign-in-pages.ts";
import { siteIn } from "../support/site.ts";
import { expect, test } from "../support/test.ts";

test.skip(
  !isNightly,
  "A change is tested by the contract (tests/auth) and by domain/accounts/customer/sessions.server.alone.test.ts.",
);

const site = siteIn("en");
const toProfile = /\/sign-in\?next=%2Faccount%2Fprofile$/;
const profileName = (pages: SignInPages) => pages.page.getByLabel(pages.own("profile.name"), { exact: true });

test("after a sign-out elsewhere the next action leads to sign-in", async ({ page, guard }) => {
  guard.allow(/status of 40[13]/);
  const { person } = await signedUp();
  const pages = new SignInPages(page, site);
  await pages.signIn(person, "?next=/account/profile");
  await expect(profileName(pages)).toHaveValue(person.name);
  const actions: (() => Promise<unknown>)[] = [
    () => page.getByRole("button", { name: pages.own("save"), exact: true }).click(),
    () => page.reload(),
    () => comeBackLater(page),
  ];
  for (const action of actions) {
    await (await signedIn(person)).signOut({ scope: "global" });
    await action();
    await expect(page).toHaveURL(toProfile);
    await expect(pages.heading(pages.t("signIn.title"))).toBeVisible();
    await expect(page.getByText(person.email)).toHaveCount(0);
    await pages.submit(person);
    await expect(profileName(pages)).toHaveValue(person.name);
  }
});

/** Moves the clock past the minute for which the last answer is cached, and returns to the page. */
async function comeBackLater(page: Page) {
  await page.evaluate(() => {
    const { now } = Date;
    Date.now = () => now() + 61_000;
    dispatchEvent(new Event("focus"));
    Date.now = now;
  });
}

test("after the account was deleted elsewhere somebody else can sign in", async ({ page, guard }) => {
  guard.allow(/status of 40[13]/);
  const { person, session } = await signedUp();
  const pages = new SignInPages(page, site);
  await pages.signIn(person);
  await pages.expectAccount();
  expect((await askAccount("data", session, { password: person.password })).status).toBe(200);
  await page.goto("/sign-in");
  // The page first tries the session that it finds in the browser. When the server has refused that session, it shows an empty form.
  await expect.poll(() => page.evaluate(() => localStorage.getItem("account"))).toBeNull();
  await expect(pages.field("email")).toBeVisible();
  await pages.submit((await signedUp()).person);
  await pages.expectAccount();
});

test("the sessions are listed and can be ended", async ({ page }) => {
  const { person, session } = await signedUp();
  const pages = new SignInPages(page, siteIn("ar"));
  const { own } = pages;
  await pages.signIn(person, "?next=/ar/account/security");
  await expect(page.getByRole("listitem").filter({ hasText: own("security.thisOne") })).toHaveCount(1);
  // The other session is that of this test program, whose user agent is not a browser.
  const name = own("security.unknownBrowser");
  await expect(page.getByRole("listitem").filter({ hasText: name }), "of two of one day").toContainText(
    / \d{1,2}:\d{2} /,
  );
  await page.getByRole("button", { name: own("security.endNamed", { name }) }).click();
  await expect(page.getByText(own("security.oneDone"))).toBeVisible();
  await expect(page.getByText(name)).toHaveCount(0);
  expect((await askAccount("enquiries", session)).status).toBe(401);
});

test("an unconfirmed new address is shown until it is confirmed, and its mail can be sent again after a minute", async ({
  page,
}) => {
  const { person } = await signedUp();
  const pages = new SignInPages(page, site);
  const { own, t } = pages;
  await pages.signIn(person, "?next=/account/profile");
  const { email } = newPerson();
  await page.getByLabel(own("profile.newEmail"), { exact: true }).fill(email);
  await page.getByRole("button", { name: own("profile.changeEmail") }).click();
  const notice = page.getByText(own("profile.awaited", { email }));
  await expect(notice).toBeVisible();
  await page.reload();
  await expect(notice).toBeVisible();
  const counting = new RegExp(t("checkMail.againIn_other", { count: 0 }).replace("0", "\\d+"));
  await expect(page.getByRole("button", { name: counting }), "a mail a minute").toBeDisabled();

  const tab = await page.context().newPage();
  for (const to of [person.email, email]) {
    const { link } = await mailTo(to);
    await tab.goto(link);
    await tab.getByRole("button", { name: t("confirm.button.email_change") }).click();
    if (to === person.email) await expect(tab.getByText(t("confirm.half"))).toBeVisible();
  }
  await expect(profileName(new SignInPages(tab, site))).toHaveValue(person.name);
  for (const seen of [tab, page]) {
    await expect(seen.getByRole("main").getByText(email).last()).toBeVisible();
    await expect(seen.getByText(own("profile.awaited", { email }))).toHaveCount(0);
  }
});
