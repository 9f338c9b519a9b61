import { isNightly } from "#tests/set.ts";
import { mailTo, newPerson, signedIn, signedUp } from "../support/person.ts";
import { giveSession } from "../support/sessions.ts";
import { SignInPages } from "../support/sign-in-pages.ts";
import { siteIn } from "../support/site.ts";
import { expect, test } from "../support/test.ts";

async function askForMail(pages: SignInPages, address: string) {
  await pages.field("email").fill(address);
  await pages.button("forgot.button").click();
  await expect(pages.heading(pages.t("checkMail.title"))).toBeVisible();
}

test("a lost password is replaced through a mailed link, and no longer works", async ({ page, guard }) => {
  guard.allow(/status of 400/);
  const { person } = await signedUp();
  const pages = new SignInPages(page, siteIn("ar"));
  const { t } = pages;
  await page.goto(pages.site.path("/sign-in"));
  await page.getByRole("link", { name: t("signIn.forgot") }).click();
  await expect(pages.heading(t("forgot.title"))).toBeVisible();
  await askForMail(pages, person.email);

  const { link } = await mailTo(person.email);
  await page.goto(link);
  await pages.button("confirm.button.recovery").click();
  await expect(pages.heading(t("reset.title"))).toBeVisible();
  await pages.field("newPassword").fill("short");
  await pages.button("reset.button").click();
  await expect(page.getByText(t("missing.short", { min: 8 }))).toBeVisible();
  const { password } = newPerson();
  await pages.field("newPassword").fill(password);
  await pages.button("reset.button").click();
  await expect(page.getByText(t("reset.done"))).toBeVisible();
  await page.getByRole("button", { name: t("confirm.button.recovery") }).click();
  await pages.expectAccount();

  await page.getByRole("button", { name: pages.own("signOut"), exact: true }).click();
  await pages.submit(person);
  await expect(pages.trouble).toHaveText(t("problems.credentials"));
  await pages.submit({ ...person, password });
  await pages.expectAccount();

  await page.goto(pages.site.path("/account/security"));
  for (const [current, said] of [
    [person.password, t("problems.currentPassword")],
    [password, pages.own("security.changed")],
  ] as const) {
    await pages.field("currentPassword").fill(current);
    await pages.field("newPassword").fill(newPerson().password);
    await page.getByRole("button", { name: pages.own("security.change") }).click();
    await expect(page.getByText(said)).toBeVisible();
  }
});

test.describe("other ways to a new password", () => {
  test.skip(
    !isNightly,
    "A change is tested by tests/auth/contract/user.test.ts (37, requireCurrentPassword) and recover.test.ts (26).",
  );

  test("after sign-in by password a new password needs the old one, on every page", async ({ page }) => {
    const { person } = await signedUp();
    const { error } = await (await signedIn(person)).updateUser({ password: newPerson().password });
    expect(error?.code).toBe("current_password_required");
    const pages = new SignInPages(page, siteIn("ar"));
    await pages.signIn(person, "?next=/ar/reset-password");
    await expect(pages.heading(pages.own("security.title"))).toBeVisible();
    await expect(pages.field("currentPassword")).toBeVisible();
  });

  test("a signed-in person can ask for the mail too, and the waiting tab follows the tab of the link", async ({
    page,
  }) => {
    const { person, session } = await signedUp();
    const pages = new SignInPages(page, siteIn("en"));
    const { t } = pages;
    await giveSession(page, session);
    await page.goto("/account/security");
    await page.getByRole("link", { name: pages.own("security.byMail") }).click();
    await pages.field("email").fill(person.email);
    await pages.button("forgot.button").click();
    await expect(pages.field("code")).toBeVisible();
    const tab = await page.context().newPage();
    await tab.goto((await mailTo(person.email)).link);
    await tab.getByRole("button", { name: t("confirm.button.recovery") }).click();
    for (const seen of [tab, page])
      await expect(new SignInPages(seen, pages.site).heading(t("reset.title"))).toBeVisible();
  });

  const site = siteIn("en");

  test("a used link leads to a new one, a new password, and on to the page", async ({ page, guard }) => {
    guard.allow(/status of 403/);
    const { person } = await signedUp();
    const pages = new SignInPages(page, site);
    const { t } = pages;
    await page.goto(site.path("/forgot-password"));
    await askForMail(pages, person.email);
    const { link } = await mailTo(person.email);
    await page.goto(link);
    await pages.button("confirm.button.recovery").click();
    await expect(pages.heading(t("reset.title"))).toBeVisible();

    await page.goto(link);
    await pages.button("confirm.button.recovery").click();
    await page.getByRole("link", { name: t("confirm.newLink") }).click();
    await askForMail(pages, person.email);
    await page.goto((await mailTo(person.email, 2)).link);
    await pages.button("confirm.button.recovery").click();
    await pages.field("newPassword").fill(newPerson().password);
    await pages.button("reset.button").click();
    await expect(page.getByText(t("reset.done"))).toBeVisible();
    await page.getByRole("button", { name: t("confirm.button.recovery") }).click();
    await pages.expectAccount();
  });

  test("a page left open for more than a day leads to a new mail", async ({ page, guard }) => {
    guard.allow(/status of 400/);
    const { person } = await signedUp();
    const pages = new SignInPages(page, site);
    const { t } = pages;
    await page.goto(site.path("/forgot-password"));
    await askForMail(pages, person.email);
    await page.goto((await mailTo(person.email)).link);
    await pages.button("confirm.button.recovery").click();
    const late = { code: "reauthentication_needed", message: "Password update requires reauthentication" };
    const headers = { "x-supabase-api-version": "2024-01-01" };
    await page.route("**/auth/v1/user", (route) =>
      route.request().method() === "PUT" ? route.fulfill({ status: 400, json: late, headers }) : route.continue(),
    );
    await pages.field("newPassword").fill(newPerson().password);
    await pages.button("reset.button").click();
    await expect(page.getByText(t("reset.out"))).toBeVisible();
    await expect(page.getByRole("link", { name: t("reset.again") })).toBeVisible();
  });
});
