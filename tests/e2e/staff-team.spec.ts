import type { Browser, Page } from "@playwright/test";
import { translator } from "#app/i18n/t.ts";
import { forEachLanguage } from "./support/site.ts";
import { addColleague, linkOf, signIn } from "./support/staff.ts";
import { expect, test } from "./support/test.ts";

/** Somebody else's browser. */
const another = async (browser: Browser): Promise<Page> => (await browser.newContext()).newPage();

forEachLanguage((site) => {
  const t = translator(site.language, "staff");

  test("an owner adds a colleague, who comes in by the link, and is out again at once when disabled", async ({
    page,
    browser,
  }) => {
    await signIn(page);
    const name = `Noor ${Date.now()}`;
    await page.goto(site.path("/admin/team"));
    await page.getByRole("textbox", { name: t("fields.name") }).fill(name);
    await page.getByRole("textbox", { name: t("fields.email") }).fill(`${Date.now()}@office.example`);
    await page.getByRole("combobox", { name: t("fields.locale") }).selectOption(site.language);
    await page.getByRole("button", { name: t("team.addButton") }).click();
    await expect(page.getByText(t("team.handOver", { name }))).toBeVisible();
    const link = (await page.locator("code").textContent()) ?? "";

    const theirs = await another(browser);
    await theirs.goto(link);
    await expect(theirs.getByRole("heading", { level: 1 })).toHaveText(t("enter.colleague.title", { name }));
    await theirs.getByRole("button", { name: t("enter.colleague.button") }).click();
    await expect(theirs).toHaveURL(/\/admin(\/|$)/);
    const navigation = theirs.getByRole("navigation", { name: t("nav.label") });
    await expect(navigation.getByRole("link", { name: t("nav.messages") })).toBeVisible();
    await expect(navigation.getByRole("link", { name: t("nav.team") })).toHaveCount(0);
    await theirs.goto(site.path("/admin/team"));
    await expect(theirs.getByRole("heading", { level: 1 })).toHaveText(t("errors.403.title"));

    await page.getByRole("button", { name: `${t("team.disable")}: ${name}` }).click();
    await expect(page.getByText(t("team.done.disable"))).toBeVisible();
    await navigation.getByRole("link", { name: t("nav.messages") }).click();
    await expect(theirs.getByRole("heading", { level: 1 })).toHaveText(t("errors.401.title"));
    await theirs.goto(link);
    await expect(theirs.getByRole("heading", { level: 1 })).toHaveText(t("enter.gone.title"));
    await theirs.context().close();
  });

  test("what is wrong in the form is said at its field, and nothing typed is lost", async ({ page, guard }) => {
    guard.allow(/status of 422/);
    const { email } = await signIn(page);
    await page.goto(site.path("/admin/team"));
    await page.getByRole("textbox", { name: t("fields.name") }).fill("Noor");
    await page.getByRole("textbox", { name: t("fields.email") }).fill("noor");
    await page.getByRole("button", { name: t("team.addButton") }).click();
    await expect(page.getByText(t("problems.email"))).toBeVisible();
    await expect(page.getByRole("textbox", { name: t("fields.name") })).toHaveValue("Noor");
    await page.getByRole("textbox", { name: t("fields.email") }).fill(email);
    await page.getByRole("button", { name: t("team.addButton") }).click();
    await expect(page.getByText(t("team.refused.taken"))).toBeVisible();
  });

  test("one leaves by the menu, and going back shows nothing", async ({ page }) => {
    const { name } = await signIn(page);
    await page.goto(site.path("/admin/team"));
    await page.getByRole("button", { name: t("account.label", { name }) }).click();
    await page.getByRole("button", { name: t("account.leave"), exact: true }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(t("enter.none.title"));
    expect(await page.context().cookies()).toEqual([]);
    await page.goBack();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(t("enter.none.title"));
  });

  test("the other language shows the same page", async ({ page }) => {
    await signIn(page);
    await page.goto(site.path("/admin/dashboard?days=7"));
    const other = translator(site.other, "staff");
    await page
      .getByRole("banner")
      .getByRole("link", { name: site.other === "ar" ? "العربية" : "English" })
      .click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(other("dashboard.title"));
    await expect(page).toHaveURL(/days=7$/);
    await expect(page.locator("html")).toHaveAttribute("dir", site.other === "ar" ? "rtl" : "ltr");
  });

  test.describe("without JavaScript", () => {
    test.use({ javaScriptEnabled: false });

    test("a colleague comes in and leaves", async ({ page }) => {
      const { id, name } = addColleague({ locale: site.language });
      await page.goto(`${site.path("/admin/enter")}?token=${linkOf(id)}`);
      await page.getByRole("button", { name: t("enter.colleague.button") }).click();
      await expect(page).toHaveURL(/\/admin(\/|$)/);
      await page.getByRole("button", { name: t("account.label", { name }) }).click();
      await page.getByRole("button", { name: t("account.leaveEverywhere") }).click();
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(t("enter.none.title"));
    });
  });
});
