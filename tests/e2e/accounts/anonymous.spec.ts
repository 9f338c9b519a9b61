import { join } from "node:path";
import SQLite from "better-sqlite3";
import { calculatorWords } from "../support/calculator-words.ts";
import { appHydrated } from "../support/hydrated.ts";
import { port } from "../support/origin.ts";
import { newPerson } from "../support/person.ts";
import { test } from "../support/process.ts";
import { SignInPages } from "../support/sign-in-pages.ts";
import { byTurns } from "../support/site.ts";
import { expect } from "../support/test.ts";

const path = "/calculators/finishing-quantities";
const query = "?v=1&work=tiles&rooms.1.length=5";

/** Returns the link in the newest mail to an address. It reads the mailbox of a server that only this test uses. */
function linkTo(email: string, folder: string): string {
  const file = new SQLite(join(folder, "windtower.db"), { readonly: true, timeout: 5000 });
  try {
    const row = file.prepare("select text from mailbox where recipient = ? order by at desc").get(email);
    return /\S+\/auth\/confirm\?\S+/.exec((row as { text: string } | undefined)?.text ?? "")?.[0] ?? "";
  } finally {
    file.close();
  }
}

byTurns((site) => {
  test("a calculation is kept without an account, and stays under the address that is added", async ({
    processes,
    page,
    browser,
  }) => {
    test.slow();
    const own = String(port + (site.language === "en" ? 131 : 141) + test.info().parallelIndex);
    const origin = `http://127.0.0.1:${own}`;
    const server = await processes.start({ PORT: own, SITE_URL: origin, AUTH_ANONYMOUS: "on", AUTH_LIMITS: "off" });
    await expect.poll(server.output).toContain(own);
    const { actions } = calculatorWords(site);
    const pages = new SignInPages(page, site);
    const { own: words, t: auth } = pages;
    const title = page.getByRole("main").getByRole("listitem").getByRole("heading", { level: 2 });

    await page.goto(origin + site.path(path) + query);
    await page.locator('[name="rooms.1.length"]').focus();
    await page.getByRole("button", { name: actions.keep }).click();
    await expect(page.getByText(actions.keptFor ?? "")).toBeVisible();
    await page.getByRole("link", { name: actions.addEmail }).click();
    await appHydrated(page);
    await expect(title).toHaveCount(1);
    const kept = (await title.textContent()) ?? "";

    const person = newPerson();
    await pages.field("email").fill(person.email);
    await pages.field("password").fill(person.password);
    await page.getByRole("checkbox").check();
    await page.getByRole("button", { name: words("anonymous.add") }).click();
    await expect(page.getByText(person.email).first()).toBeVisible();
    await expect
      .poll(() => linkTo(person.email, processes.folder), { timeout: 30_000, intervals: [50] })
      .toContain("#account=");
    const link = linkTo(person.email, processes.folder);

    // In another browser the link does not work, because it was not requested there.
    const stranger = await (await browser.newContext()).newPage();
    await stranger.goto(link);
    await expect(stranger.getByText(auth("confirm.elsewhere"))).toBeVisible();
    await stranger.context().close();

    await page.goto(link);
    await pages.button("confirm.button.email_added").click();
    await expect(pages.heading(words("calculations.title"))).toBeVisible();
    await expect(title).toHaveText(kept);
    await expect(page.getByText(person.email)).toBeVisible();
    await page.getByRole("button", { name: words("signOut"), exact: true }).click();
    await pages.submit(person);
    await pages.expectAccount();

    // Another calculation is made without a sign-in. At the sign-in it moves into the account.
    await page.getByRole("button", { name: words("signOut"), exact: true }).click();
    await page.goto(`${origin + site.path(path)}?v=1&work=tiles&rooms.1.length=7`);
    await page.locator('[name="rooms.1.length"]').focus();
    await page.getByRole("button", { name: actions.keep }).click();
    await page.getByRole("link", { name: actions.addEmail }).click();
    await page.getByRole("link", { name: words("anonymous.signIn") }).click();
    // The form of the previous page has fields with the same names, so the test waits for the new page.
    await expect(pages.heading(auth("signIn.title"))).toBeVisible();
    await pages.submit(person);
    await expect(pages.heading(words("calculations.title"))).toBeVisible();
    await expect(title).toHaveCount(2);
  });
});
