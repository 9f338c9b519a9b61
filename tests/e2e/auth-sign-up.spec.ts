import { EntrancePages } from "./support/entrance.ts";
import { forms, send } from "./support/forms.ts";
import { mailTo, newPerson, wordsFor } from "./support/person.ts";
import { forEachLanguage } from "./support/site.ts";
import { expect, test } from "./support/test.ts";

forEachLanguage((site) => {
  test("who creates an account and confirms the address finds the request sent before, and answers there", async ({
    page,
  }) => {
    const person = newPerson();
    const pages = new EntrancePages(page, site);
    const { t, own } = pages;
    const request = wordsFor(site, "request");
    const { data } = await send("/api/contact", { ...forms["/api/contact"](), email: person.email.toUpperCase() });

    await page.goto(site.path("/account"));
    await page.getByRole("link", { name: t("signIn.create") }).click();
    await expect(pages.heading(t("signUp.title"))).toBeVisible();
    await pages.button("signUp.button").click();
    await expect(page.getByText(t("missing.consent"))).toBeVisible();
    await expect(pages.field("name")).toBeFocused();
    await pages.field("name").fill(person.name);
    await pages.field("email").fill(person.email);
    await pages.field("password").fill(person.password);
    await page.getByRole("checkbox").check();
    await pages.button("signUp.button").click();
    await expect(pages.heading(t("checkMail.title"))).toBeVisible();
    await expect(page.getByText(person.email)).toBeVisible();

    const { link } = await mailTo(person.email);
    expect(new URL(link).pathname).toBe(site.path("/auth/confirm"));
    // A scanner of mails opens it before the person does.
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
