import type { Browser } from "@playwright/test";
import { isNightly } from "#tests/set.ts";
import { forms, send } from "../support/forms.ts";
import { origin } from "../support/origin.ts";
import { askAccount, mailTo, newPerson, signedIn, signedUp, signUp } from "../support/person.ts";
import { SignInPages } from "../support/sign-in-pages.ts";
import { inLanguage, type Site } from "../support/site.ts";
import { expect, test } from "../support/test.ts";

const elsewhere = async (browser: Browser, site: Site) =>
  new SignInPages(await (await browser.newContext()).newPage(), site);

inLanguage("ar", (site) => {
  test("an account that a stranger created is not confirmed by one click, and the stranger loses access to it", async ({
    page,
    guard,
  }) => {
    guard.allow(/status of 400/);
    const person = newPerson();
    const pages = new SignInPages(page, site);
    const { t } = pages;
    await signUp(person, site);
    const { link } = await mailTo(person.email);
    await page.goto(link);
    await expect(page.getByText(t("confirm.for", { email: person.email }))).toBeVisible();
    await pages.field("password").fill("not the stranger's");
    await pages.button("confirm.button.signup").click();
    await expect(pages.trouble).toHaveText(t("problems.credentials"));

    await pages.button("confirm.byMail").click();
    await expect(pages.heading(t("checkMail.title"))).toBeVisible();
    const own = newPerson().password;
    await page.goto((await mailTo(person.email, 2)).link);
    await pages.button("confirm.button.recovery").click();
    await pages.field("newPassword").fill(own);
    await pages.button("reset.button").click();
    await expect(page.getByText(t("reset.done"))).toBeVisible();
    await expect(signedIn(person)).rejects.toThrow();
    await signedIn({ ...person, password: own });
  });

  test("a new address is confirmed only by a person signed in to that account", async ({ page, browser }) => {
    const { person: stranger, session } = await signedUp();
    const { email } = newPerson();
    await send("/api/contact", { ...forms["/api/contact"](), email });
    const emailRedirectTo = origin + site.path("/account/profile");
    const { error } = await (await signedIn(stranger)).updateUser({ email }, { emailRedirectTo });
    expect(error).toBeNull();
    const pages = new SignInPages(page, site);
    const { t } = pages;
    const { link, text } = await mailTo(email);
    expect(text, "the letter names who asks").toContain(stranger.email);
    await page.goto(link);
    await expect(page.getByText(t("confirm.for", { email: stranger.email }))).toBeVisible();
    await expect(page.getByText(t("confirm.signInFirst"))).toBeVisible();
    await expect(pages.button("confirm.button.email_change")).toHaveCount(0);
    expect(await (await askAccount("enquiries", session)).json()).toEqual([]);

    const theirs = await elsewhere(browser, site);
    await theirs.page.goto((await mailTo(stranger.email)).link);
    await theirs.button("signIn.button").click();
    await theirs.submit(stranger);
    await theirs.button("confirm.button.email_change").click();
    await expect(theirs.page.getByText(t("confirm.half"))).toBeVisible();
    await theirs.page.context().close();
  });

  test.describe("a sign-up that was made on another device", () => {
    test.skip(
      !isNightly,
      "A change is tested by domain/sign-in/pages/pending-mail.test.ts and tests/auth/contract/signup.test.ts (22).",
    );

    test("is confirmed by its password", async ({ browser, guard }) => {
      guard.allow(/status of 400/);
      const person = newPerson();
      await signUp(person, site);
      const { link } = await mailTo(person.email);
      const there = await elsewhere(browser, site);
      await there.page.goto(link);
      await there.field("password").fill(person.password);
      await there.button("confirm.button.signup").click();
      await there.expectAccount();
      await there.page.context().close();
    });
  });
});
