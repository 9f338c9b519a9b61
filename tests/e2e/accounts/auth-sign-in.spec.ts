import { isNightly } from "#tests/set.ts";
import { always } from "../support/by-domain.ts";
import { appHydrated } from "../support/hydrated.ts";
import { mailTo, newPerson, signedUp } from "../support/person.ts";
import { SignInPages } from "../support/sign-in-pages.ts";
import { inLanguage, siteIn } from "../support/site.ts";
import { expect, test } from "../support/test.ts";

const refused = /status of 400/;

inLanguage("en", (site) => {
  test(
    "a wrong password and an unknown address get the same answer; the right one continues to the page",
    always,
    async ({ page, guard }) => {
      guard.allow(refused);
      const { person } = await signedUp();
      const pages = new SignInPages(page, site);
      await page.goto(`${site.path("/account/profile")}?a=1`);
      await expect(pages.heading(pages.t("signIn.title"))).toBeVisible();
      for (const email of [person.email, newPerson().email]) {
        await pages.submit({ email, password: "not the right one" });
        await expect(pages.trouble).toHaveText(pages.t("problems.credentials"));
      }
      await pages.submit(person);
      await expect(page).toHaveURL(`${site.path("/account/profile")}?a=1`);
      await expect(page.getByLabel(pages.own("profile.name"), { exact: true })).toHaveValue(person.name);
      const cookies = await page.context().cookies();
      expect(cookies.find(({ name }) => name === "access")).toMatchObject({ path: "/", sameSite: "Lax" });
    },
  );
});

const site = siteIn("en");

test("a sign-out applies to all tabs, and `next` never leads away from the site", async ({ page, context }) => {
  const { person } = await signedUp();
  const pages = new SignInPages(page, site);
  await pages.signIn(person, "?next=https://evil.example/");
  await pages.expectAccount();
  const other = await context.newPage();
  await other.goto(site.path("/account/security"));
  await other.getByRole("button", { name: pages.own("security.here") }).click();
  await expect(page).toHaveURL(/\/sign-in/);
  await expect(pages.field("email")).toBeVisible();
  expect((await context.cookies()).find(({ name }) => name === "access")).toBe(undefined);

  await pages.submit(person);
  await pages.expectAccount();
  await expect(other).toHaveURL(/\/account$/);
});

test("a mailed link signs in, and so does its code in the waiting tab", async ({ page, context, guard }) => {
  guard.allow(/status of 403/);
  const { person } = await signedUp();
  const pages = new SignInPages(page, siteIn("ar"));
  await page.goto(pages.site.path("/sign-in"));
  await pages.field("email").fill(person.email);
  await pages.button("signIn.link").click();
  await expect(pages.heading(pages.t("checkMail.title"))).toBeVisible();
  const { code, link } = await mailTo(person.email);
  expect(link).toContain("/ar/auth/confirm?");
  const digits = [...code].map((digit) => String.fromCodePoint(0x660 + Number(digit))).join("");
  await pages.field("code").fill(`${digits.slice(0, 3)} ${digits.slice(3)}`);
  await pages.button("checkMail.button").click();
  await pages.expectAccount();
  const late = await context.newPage();
  await late.goto(link);
  await late.getByRole("button", { name: pages.t("confirm.button.magiclink") }).click();
  await expect(late.getByRole("alert").filter({ hasText: pages.t("problems.linkExpired") })).toBeVisible();
});

test.describe("sign-in with an obstacle", () => {
  test.skip(
    !isNightly,
    "A change is tested by domain/sign-in/pages/problems.test.ts and tests/auth/contract/limits.test.ts (69).",
  );

  test("values that a password manager fills in without an event are sent", async ({ page }) => {
    const { person } = await signedUp();
    const pages = new SignInPages(page, site);
    const fill = async (name: "email" | "password") => {
      await pages.field(name).evaluate((input: HTMLInputElement, value) => (input.value = value), person[name]);
    };
    await page.goto("/sign-in");
    await appHydrated(page);
    await fill("email");
    await pages.button("signIn.link").click();
    await expect(pages.heading(pages.t("checkMail.title"))).toBeVisible();

    await page.goto("/sign-in");
    await appHydrated(page);
    await pages.button("signIn.button").click();
    await expect(page.getByText(pages.t("missing.password"))).toBeVisible();
    await fill("email");
    await fill("password");
    await pages.button("signIn.button").click();
    await pages.expectAccount();
  });

  test("after too many attempts a link by mail is offered at once", async ({ page, guard }) => {
    guard.allow(/status of 429/);
    const { person } = await signedUp();
    const pages = new SignInPages(page, site);
    let attempts = 0;
    await page.route("**/auth/v1/token*", (route) => {
      attempts++;
      return route.fulfill({
        status: 429,
        json: { code: 429, error_code: "over_request_rate_limit", msg: "Request rate limit reached" },
      });
    });
    await pages.signIn(person);
    await expect(pages.trouble).toContainText(pages.t("problems.tooManyRequests"));
    await pages.field("password").press("Enter");
    await expect.poll(() => attempts, "Enter signs in, whatever else is offered").toBe(2);
    await expect(pages.trouble).toContainText(pages.t("problems.tooManyRequests"));
    await pages.button("signIn.linkNow").click();
    await expect(pages.heading(pages.t("checkMail.title"))).toBeVisible();
  });

  test("without a connection the form says so at once, and with a connection it signs in", async ({
    page,
    context,
    guard,
  }) => {
    guard.allow(/ERR_INTERNET_DISCONNECTED/);
    const { person } = await signedUp();
    const pages = new SignInPages(page, site);
    await page.goto(site.path("/sign-in"));
    await appHydrated(page);
    await context.setOffline(true);
    await pages.submit(person);
    await expect(pages.trouble).toHaveText(pages.t("problems.offline"));
    await context.setOffline(false);
    await pages.button("signIn.button").click();
    await pages.expectAccount();
  });
});
