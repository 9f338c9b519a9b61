import type { Page } from "@playwright/test";
import { valueNamed } from "@site/typed";
import { calculatorWords } from "../support/calculator-words.ts";
import { LeadForm, newContact } from "../support/lead-form.ts";
import { leadsOf, leadWith } from "../support/leads.ts";
import { askAccount, signedUp } from "../support/person.ts";
import { expectPrivatePage } from "../support/private-page.ts";
import { SignInPages } from "../support/sign-in-pages.ts";
import { inLanguage, type Site, siteIn } from "../support/site.ts";
import { expect, test } from "../support/test.ts";

const path = "/calculators/finishing-quantities";
/** The number of tiles for 40 m² of floor with 7% waste and tiles of 603 × 603 mm. */
const tiles = "118";
const query = "?v=1&work=tiles&rooms=2";

async function askForQuotation(page: Page, site: Site) {
  await page.getByRole("link", { name: calculatorWords(site).actions.quote }).click();
  const form = new LeadForm(page, site, "quoteForm");
  await expect(form.field("service")).toHaveValue("tiling");
  await expect(form.main.getByText(tiles).first()).toBeVisible();
  const person = newContact();
  await form.option("urgencies", "month").check();
  await form.field("place").selectOption("ajman");
  await form.main.locator("input[name=property][value=villa]").check();
  await form.fillPerson(person);
  return { form, person };
}

/** Expects the calculation that the server has stored with the lead, in the visitor's language. */
function expectCalculation(details: string | undefined, site: Site) {
  const { calculation } = JSON.parse(details ?? "{}");
  expect(calculation).toMatchObject({ calculator: "finishing-quantities", engine: "1.0.0" });
  expect(calculation.link).toContain(`${site.path(path)}${query}`);
  expect(calculation.lines.map(([, value]: [string, unknown]) => value)).toContain(tiles);
}

inLanguage("en", (site) => {
  test("a link that cannot be copied is shown and selected", async ({ page }) => {
    const { copy, copied, copyByHand } = calculatorWords(site).actions;
    await page.addInitScript(() => {
      const refuse = () => Promise.reject(new DOMException("No gesture", "NotAllowedError"));
      Object.assign(navigator.clipboard, {
        writeText: refuse,
        allow: () => Reflect.deleteProperty(navigator.clipboard, "writeText"),
      });
    });
    await page.goto(site.path(path) + query);
    await page.getByRole("button", { name: copy, exact: true }).click();
    const link = page.getByRole("textbox", { name: copyByHand });
    await expect(link).toBeFocused();
    expect(await page.evaluate(() => String(getSelection()))).toBe(page.url());
    await expect(page.getByRole("button", { name: copied, exact: true })).toHaveCount(0);
    await page.evaluate(() => (navigator.clipboard as unknown as { allow(): void }).allow());
    await page.context().grantPermissions(["clipboard-write"]);
    await page.getByRole("button", { name: copy, exact: true }).click();
    await expect(page.getByRole("button", { name: copied, exact: true })).toBeVisible();
    await expect(link).toHaveCount(0);
  });

  test("a result follows the input, is in the address and is handed over with an enquiry", async ({ page }) => {
    const { actions, notices } = calculatorWords(site);
    await page.goto(`${site.path(path)}?v=1&work=tiles`);
    const length = page.locator('[name="rooms.1.length"]');
    await length.focus();
    await expect(page.locator("[data-island][data-live]")).toBeAttached();
    await length.fill("");
    await expect(page.locator("#answer").getByText(valueNamed(notices, "refused")).first()).toBeVisible();
    await length.fill("١٠");
    await expect(page.locator("#answer")).toContainText(tiles);
    await expect(page).toHaveURL(/\?v=1&work=tiles&rooms\.1\.length=10$/);
    await length.fill("5");
    await page.locator('button[name="rooms.add"]').click();
    await expect(page.locator("#answer")).toContainText(tiles);
    await expect(page).toHaveURL(new RegExp(`\\${query}$`));
    await expect(page.locator("header a[hreflang]")).toHaveAttribute("href", new RegExp(`\\${query}$`));
    await page.goBack();
    await expect(page.locator('[name="rooms.2.length"]')).toHaveCount(0);
    await page.goForward();
    await expect(page.locator('[name="rooms.2.length"]')).toHaveCount(1);
    await expect(page.locator("#answer")).toContainText(tiles);
    await expect(page.getByRole("button", { name: actions.save })).toHaveCount(0);

    const { form, person } = await askForQuotation(page, site);
    await expect(form.main.locator("input[name=calculation]")).toHaveValue(new RegExp(tiles));
    await form.send.click();
    expectCalculation(leadWith(await form.expectSent())?.details, site);
    expect(leadsOf(person.email)).toHaveLength(1);
  });

  test.describe("without JavaScript", () => {
    test.use({ javaScriptEnabled: false });

    test("the form works, and the result is handed over with an enquiry", async ({ page }) => {
      await page.goto(site.path(path));
      await page.locator("input[name=work][value=tiles]").check();
      await page.locator('button[name="rooms.add"]').click();
      await expect(page.locator("#answer")).toContainText(tiles);
      await page.locator('[name="rooms.2.length"]').fill("no number");
      await page.getByRole("button", { name: calculatorWords(site).actions.calculate }).click();
      await expect(page.getByText(valueNamed(calculatorWords(site).problems, "not-a-number"))).toBeVisible();
      await page.locator('[name="rooms.2.length"]').fill("٥");
      // Enter must press the submit button and not a button of a room, although those come first.
      await page.locator('[name="rooms.2.length"]').press("Enter");
      await expect(page.locator("#answer")).toContainText(tiles);
      const { form, person } = await askForQuotation(page, site);
      await form.send.click();
      await expectPrivatePage(page, site);
      expectCalculation(leadsOf(person.email)[0]?.details, site);
    });
  });
});

test("a calculation is saved to the account", async ({ page }) => {
  const site = siteIn("en");
  const { actions } = calculatorWords(site);
  const { person, session } = await signedUp();
  await new SignInPages(page, site).signIn(person, `?next=${encodeURIComponent(path + query)}`);
  await expect(page).toHaveURL(new RegExp(`${path}\\${query}$`));
  await page.locator('[name="rooms.1.length"]').focus();
  await page.getByRole("button", { name: actions.save }).click();
  await expect(page.getByRole("button", { name: actions.saved })).toBeVisible();
  expect(await (await askAccount("calculations", session)).json()).toMatchObject([
    { kind: "finishing-quantities", address: path + query, title: expect.stringContaining(tiles) },
  ]);
});
