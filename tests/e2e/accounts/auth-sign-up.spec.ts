import { isNightly } from "#tests/set.ts";
import { forms, send } from "../support/forms.ts";
import { mailTo, newPerson, signUp, wordsFor } from "../support/person.ts";
import { SignInPages } from "../support/sign-in-pages.ts";
import { inLanguage } from "../support/site.ts";
import { expect, test } from "../support/test.ts";

inLanguage("ar", (site) => {
  test("after sign-up and confirmation an earlier enquiry is listed and can be answered", async ({ page }) => {
    const person = newPerson();
    const pages = new SignInPages(page, site);
    const { t, own } = pages;
    const request = wordsFor(site, "enquiry");
    const { data } = await send("/api/contact", { ...forms["/api/contact"](), email: person.email.toUpperCase() });

    await page.goto(site.path("/account"));
    await page.getByRole("link", { name: t("signIn.create") }).click();
    await expect(pages.heading(t("signUp.title"))).toBeVisible();
    await pages.button("signUp.button").click();
    await expect(page.getByText(t("missing.consent"))).toBeVisible();
    await expect(pages.field("name")).toBeFocused();
    await pages.field("name").fill(person.name);
    await expect(page.getByText(t("missing.name"), { exact: true })).toBeHidden();
    await pages.field("email").fill(person.email);
    await pages.field("password").fill(person.password);
    await page.getByRole("checkbox").check();
    await pages.button("signUp.button").click();
    await expect(pages.heading(t("checkMail.title"))).toBeVisible();
    await expect(page.getByText(person.email)).toBeVisible();

    const { link } = await mailTo(person.email);
    expect(new URL(link).pathname).toBe(site.path("/auth/confirm"));
    // A mail scanner opens the link before the person does. This must not use up the link.
    await page.request.get(link);
    await page.goto(link);
    await pages.button("confirm.button.signup").click();
    await pages.expectAccount();

    await expect(page.getByRole("main").getByText(data.reference)).toBeVisible();
    await page.getByRole("main").getByRole("listitem").getByRole("link").filter({ hasText: "The AC drips" }).click();
    await expect(pages.heading(request("states.new.title"))).toBeVisible();
    await page.getByLabel(request("add.message"), { exact: true }).fill("The guard has the key.");
    await page.getByRole("button", { name: request("add.send") }).click();
    await expect(page.getByRole("status").filter({ hasText: request("done.added") })).toBeVisible();
    await expect(page.getByText("The guard has the key.")).toBeVisible();
    await page.reload();
    await expect(page.getByText("The guard has the key.")).toBeVisible();

    await page.getByRole("button", { name: own("signOut"), exact: true }).click();
    await expect(pages.heading(t("signIn.title"))).toBeVisible();
  });
});

inLanguage("ar", (site) => {
  test.describe("sign-in without JavaScript", () => {
    test.use({ javaScriptEnabled: false });

    test("shows no password field and no endless waiting", async ({ page }) => {
      const pages = new SignInPages(page, site);
      for (const path of ["/sign-in", "/account", "/account/security", "/check-mail"]) {
        await page.goto(site.path(path));
        // Text locators ignore the content of noscript, so a CSS selector is used.
        await expect(page.locator("noscript p").first()).toHaveText(pages.t("noscript"));
        await expect(page.getByText(pages.t("wait"))).toBeHidden();
        await expect(
          page.locator("main input, main button, nav[aria-label] a[href*='/account/']").filter({ visible: true }),
        ).toHaveCount(0);
      }
    });
  });

  test.describe("the mail after a sign-up", () => {
    test.skip(
      !isNightly,
      "A change is tested by domain/sign-in/pages/pending-mail.test.ts, session.test.ts and tests/auth/contract/verify.test.ts (30).",
    );

    test("the waiting tab notices the confirmation, even without BroadcastChannel", async ({ page }) => {
      const pages = new SignInPages(page, site);
      const person = newPerson();
      await page.addInitScript(() => Reflect.deleteProperty(window, "BroadcastChannel"));
      await page.goto(site.path("/sign-up"));
      await pages.field("name").fill(person.name);
      await pages.field("email").fill(person.email);
      await pages.field("password").fill(person.password);
      await page.getByRole("checkbox").check();
      await pages.button("signUp.button").click();
      await expect(pages.heading(pages.t("checkMail.title"))).toBeVisible();

      const { link } = await mailTo(person.email);
      const tab = await page.context().newPage();
      await tab.goto(link);
      await tab.getByRole("button", { name: pages.t("confirm.button.signup"), exact: true }).click();
      await new SignInPages(tab, site).expectAccount();
      await pages.expectAccount();
      // The line about the opening hours is current without a reload. It says whether the company is open now.
      const opening = page.locator("[data-opening]").first();
      const said = await opening.textContent();
      await page.reload();
      await expect(opening).toHaveText(said ?? "");
      const [, , open = "", opens = "", today = ""] = (await opening.getAttribute("data-opening"))?.split("|") ?? [];
      const starts = [open, opens, today].map((words) => words.split("{")[0] ?? "");
      expect(
        starts.some((start) => said?.startsWith(start)),
        said ?? "",
      ).toBe(true);
    });

    test("a used link offers sign-in, a new mail, or the account", async ({ page, browser, guard }) => {
      guard.allow(/status of 4(00|03|29)/);
      const pages = new SignInPages(page, site);
      const { t } = pages;
      const person = newPerson();
      await page.goto(site.path("/sign-up"));
      await pages.field("name").fill(person.name);
      await pages.field("email").fill(person.email);
      await pages.field("password").fill(person.password);
      await page.getByRole("checkbox").check();
      await pages.button("signUp.button").click();
      await expect(pages.heading(t("checkMail.title"))).toBeVisible();
      const { link } = await mailTo(person.email);

      const tab = await page.context().newPage();
      await tab.goto(link);
      await tab.getByRole("button", { name: t("confirm.button.signup"), exact: true }).click();
      await new SignInPages(tab, site).expectAccount();
      // The first tab, which has waited for the confirmation, now shows the account.
      await pages.expectAccount();

      await page.goto(link);
      await expect(page.getByText(t("confirm.already", { email: person.email }))).toBeVisible();
      await pages.button("confirm.button.recovery").click();
      await pages.expectAccount();

      const elsewhere = await (await browser.newContext()).newPage();
      const there = new SignInPages(elsewhere, site);
      await elsewhere.goto(link);
      await there.field("password").fill(person.password);
      await there.button("confirm.button.signup").click();
      await there.expectAccount();

      const late = newPerson();
      await signUp(late, site);
      await elsewhere.goto((await mailTo(late.email)).link.replace(/token_hash=\w{4}/, "token_hash=0000"));
      await there.field("password").fill(late.password);
      await there.button("confirm.button.signup").click();
      await expect(there.trouble).toHaveText(t("problems.linkUsed"));
      await expect(elsewhere.getByRole("link", { name: t("signUp.signIn"), exact: true })).toBeVisible();
      // This server has no rate limits, so the test makes the refusal itself.
      const msg = "For security purposes, you can only request this after 59 seconds.";
      const json = { code: 429, error_code: "over_email_send_rate_limit", msg };
      await elsewhere.route("**/auth/v1/resend*", (route) => route.fulfill({ status: 429, json }));
      await there.button("signIn.confirmAgain").click();
      await expect(there.trouble, "a mail a minute").toHaveText(
        new RegExp(t("problems.tooSoon_other", { count: "\\d+" })),
      );
      await elsewhere.context().close();
    });
  });
});
