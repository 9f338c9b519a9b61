import { randomUUID } from "node:crypto";
import type { Browser, Page } from "@playwright/test";
import { translator } from "#site/i18n/t.ts";
import { isNightly } from "#tests/set.ts";
import { addColleague, signIn } from "../support/colleagues.ts";
import { rows } from "../support/forms.ts";
import { appHydrated } from "../support/hydrated.ts";
import { newEmail } from "../support/leads.ts";
import { mailTo } from "../support/person.ts";
import { addAccount, insert, sessionOf } from "../support/sessions.ts";
import { inLanguage } from "../support/site.ts";
import { expect, test } from "../support/test.ts";

/** Opens a browser for another person. */
const another = async (browser: Browser): Promise<Page> => (await browser.newContext()).newPage();
const heading = (page: Page) => page.getByRole("heading", { level: 1 });

/** The tests run one after the other, because each reads the newest entries of a log to which all of them write. */
test.describe.configure({ mode: "default" });

inLanguage("en", (site) => {
  const t = translator(site.language, "colleagues");
  const auth = translator(site.language, "auth");

  test("an invited colleague enters by the mail, and loses access at once when disabled", async ({ page, browser }) => {
    await signIn(page);
    const name = `Noor ${randomUUID()}`;
    const email = newEmail();
    await page.goto(site.path("/admin/colleagues"));
    await page.getByRole("textbox", { name: t("fields.name") }).fill(name);
    await page.getByRole("textbox", { name: t("fields.email") }).fill(email);
    await page.getByRole("combobox", { name: t("fields.locale") }).selectOption(site.language);
    await page.getByRole("button", { name: t("colleagues.addButton") }).click();
    await expect(page.getByText(t("colleagues.done.add", { name }))).toBeVisible();
    const choose = async (text: string) => {
      const choice = page.getByRole("button", { name: `${text}: ${name}` });
      if (!(await choice.isVisible())) await page.getByLabel(`${t("colleagues.change")}: ${name}`).click();
      await choice.click();
    };
    /** Confirms a change. A change that makes, affects or removes an owner needs a confirmation. */
    const confirm = () => page.getByRole("button", { name: t("colleagues.ask.yes") }).click();

    const theirs = await another(browser);
    await theirs.goto((await mailTo(email)).link);
    await expect(heading(theirs)).toHaveText(auth("confirm.title.invite"));
    await theirs.getByRole("button", { name: auth("confirm.button.invite") }).click();
    await theirs.getByLabel(auth("fields.newPassword"), { exact: true }).fill("four open windows");
    await theirs.getByRole("button", { name: auth("reset.button") }).click();
    await theirs.getByRole("button", { name: auth("confirm.button.recovery") }).click();
    const navigation = theirs.getByRole("navigation", { name: t("nav.label") });
    for (const name of ["quotations", "people", "contracts"] as const)
      await expect(navigation.getByRole("link", { name: t(`nav.${name}`) })).toBeVisible();
    const more = navigation.getByRole("button", { name: t("nav.more") });
    const owners = navigation.getByRole("link", { name: t("nav.colleagues"), includeHidden: true });
    await expect(owners).toHaveCount(0);
    await theirs.goto(site.path("/admin/colleagues"));
    await expect(heading(theirs)).toHaveText(t("errors.not owner.title"));
    await appHydrated(theirs);

    await page.getByLabel(`${t("colleagues.change")}: ${name}`).click();
    await page.getByRole("combobox", { name: `${t("fields.role")}: ${name}` }).selectOption("owner");
    await choose(t("colleagues.changeRole"));
    await confirm();
    await expect(page.getByText(t("colleagues.done.role"))).toBeVisible();
    await theirs.setViewportSize({ width: 390, height: 800 });
    await navigation.getByRole("link", { name: t("nav.quotations") }).click();
    await expect(theirs).toHaveURL(/\/admin\/quotations$/);
    const places = await navigation.locator(":scope > ul > li > *").evaluateAll((all) =>
      all
        .filter((one) => one.checkVisibility())
        .map((one) => {
          const { width, height } = one.getBoundingClientRect();
          return { side: Math.min(width, height), letters: Number.parseFloat(getComputedStyle(one).fontSize) };
        }),
    );
    expect(places).toHaveLength(5);
    for (const { side, letters } of places) {
      expect(side).toBeGreaterThanOrEqual(44);
      expect(letters).toBeGreaterThanOrEqual(12);
    }
    await more.click();
    await expect(owners).toBeVisible();
    await navigation.getByRole("link", { name: t("nav.contracts") }).click();
    await expect(theirs).toHaveURL(/\/admin\/contracts$/);
    await expect(owners, "closed again").toBeHidden();

    await choose(t("colleagues.disable"));
    await confirm();
    await expect(page.getByText(t("colleagues.done.disable"))).toBeVisible();
    await navigation.getByRole("link", { name: t("nav.quotations") }).click();
    await expect(heading(theirs)).toHaveText(t("errors.signed out.title"));
    await theirs.getByRole("link", { name: t("errors.signIn") }).click();
    await expect(theirs.getByLabel(auth("fields.email"))).toBeVisible();
    await theirs.context().close();

    await choose(t("colleagues.enable"));
    await confirm();
    await expect(page.getByText(t("colleagues.done.enable", { name }))).toBeVisible();
    await expect.poll(async () => (await mailTo(email)).link).toContain("type=recovery");
  });

  test("an error is shown at its field, and the input is kept", async ({ page, guard }) => {
    guard.allow(/status of 422/);
    const { email } = await signIn(page);
    await page.goto(site.path("/admin/colleagues"));
    await page.getByRole("textbox", { name: t("fields.name") }).fill("Noor");
    await page.getByRole("textbox", { name: t("fields.email") }).fill("noor");
    await page.getByRole("button", { name: t("colleagues.addButton") }).click();
    await expect(page.getByText(t("problems.email"))).toBeVisible();
    await expect(page.getByRole("textbox", { name: t("fields.name") })).toHaveValue("Noor");
    await page.getByRole("textbox", { name: t("fields.email") }).fill(email);
    await page.getByRole("button", { name: t("colleagues.addButton") }).click();
    await expect(page.getByText(t("colleagues.refused.taken"))).toBeVisible();
  });

  test("an owner removes a lost second factor, and the sessions of its colleague fall back to aal1", async ({
    page,
  }) => {
    await signIn(page);
    const colleague = await addColleague({ name: `Omar ${randomUUID()}`, role: "agent" });
    const { access_token } = await sessionOf(colleague.authId, { aal: "aal2" });
    const headers = { authorization: `Bearer ${access_token}` };
    expect((await page.request.get("/admin.data", { headers })).status(), "is seen").toBe(200);
    const factors = async () => (await (await page.request.get("/auth/v1/user", { headers })).json()).factors ?? [];
    expect(await factors()).toHaveLength(1);
    await page.goto(site.path("/admin/colleagues"));
    await page.getByLabel(`${t("colleagues.change")}: ${colleague.name}`).click();
    await page.getByRole("button", { name: `${t("colleagues.factors")}: ${colleague.name}` }).click();
    await expect(page.getByText(t("colleagues.done.factors", { name: colleague.name }))).toBeVisible();
    expect(await factors()).toHaveLength(0);
  });

  test("the other language shows the same page", async ({ page }) => {
    await signIn(page);
    await page.goto(site.path("/admin/dashboard?days=7"));
    const other = translator(site.other, "colleagues");
    await page
      .getByRole("banner")
      .getByRole("link", { name: site.other === "ar" ? "العربية" : "English" })
      .click();
    await expect(heading(page)).toHaveText(other("dashboard.title"));
    await expect(page).toHaveURL(/days=7$/);
    await expect(page.locator("html")).toHaveAttribute("dir", site.other === "ar" ? "rtl" : "ltr");
  });

  test.describe("the long checks of the nightly run", () => {
    test.skip(
      !isNightly,
      "The rules are proved in domain/colleagues/office/customers.server.alone.test.ts and domain/colleagues/store/audit.test.ts.",
    );

    test("an owner removes a customer's lost second factor, and the customer is told", async ({ page, guard }) => {
      guard.allow(/status of 422/);
      await signIn(page);
      const email = newEmail();
      const { access_token } = await sessionOf(addAccount({ email, language: site.language }), { aal: "aal2" });
      const headers = { authorization: `Bearer ${access_token}` };
      await page.goto(site.path("/admin/colleagues"));
      const help = async (address: string) => {
        await page.getByLabel(t("customer.address")).fill(address);
        await page.getByRole("button", { name: t("colleagues.factors"), exact: true }).click();
      };
      await help("nobody@customer.example");
      await expect(page.getByRole("alert")).toHaveText(
        t("colleagues.refused.no customer", { name: "nobody@customer.example" }),
      );
      await help(email);
      await expect(page.getByRole("status")).toHaveText(t("colleagues.done.customer", { name: email }));
      const user = await (await page.request.get("/auth/v1/user", { headers })).json();
      expect(user.factors ?? []).toHaveLength(0);
      await expect(page.getByRole("row").filter({ hasText: email })).toContainText(t("audit.actions.staff.customer"));
      await expect
        .poll(() => rows("select 1 from mailbox where recipient = ?", [email]), { timeout: 15_000 })
        .toHaveLength(1);
    });

    test("the audit log is read page by page, with refused sign-ins of colleagues", async ({ page }) => {
      await signIn(page);
      const colleague = await addColleague({ name: `Hind ${randomUUID()}` });
      const wrong = await page.request.post("/auth/v1/token?grant_type=password", {
        data: { email: colleague.email, password: "not the right one" },
      });
      expect(wrong.status()).toBe(400);
      await page.goto(site.path("/admin/colleagues"));
      const line = page.getByRole("row").filter({ hasText: colleague.name });
      await expect(line).toContainText(t("audit.actions.staff.wrongPassword"));
      const at = Date.now();
      const deeds = Array.from({ length: 200 }, () => ({ id: randomUUID(), at, action: "lead.note", data: "{}" }));
      insert(...deeds.map((deed): [string, typeof deed] => ["audit_log", deed]));
      await page.reload();
      await expect(line).toHaveCount(0);
      await page.getByRole("link", { name: t("audit.older") }).click();
      await expect(line).toHaveCount(1);
      await page.getByRole("link", { name: t("audit.newest") }).click();
      await expect(line).toHaveCount(0);
    });
  });
});
