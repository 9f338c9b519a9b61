import { randomUUID } from "node:crypto";
import { isNightly, turn } from "#tests/set.ts";
import { signIn } from "../support/colleagues.ts";
import { forms, picture, send } from "../support/forms.ts";
import { newEmail } from "../support/leads.ts";
import { Inbox, leadIn, mailsAbout, wordsOf } from "../support/office.ts";
import { inLanguage } from "../support/site.ts";
import { expect, test } from "../support/test.ts";

/** Sends an enquiry as the quotation form does, with a text and two photos. */
async function ask(person: { name: string; email: string }, service: string): Promise<string> {
  const words = { service, urgency: "week", message: "Two lines\nof words" };
  const photos = [{ bytes: await picture("one") }, { bytes: await picture("two", 300) }];
  const { data } = await send("/api/quote", { ...forms["/api/quote"](), ...person, ...words }, { photos });
  return data.reference;
}

/** The test in leads/whole-way.spec.ts is similar. There the enquiry begins in the visitor's browser, and the job has a visit. */
inLanguage("en", (site) => {
  test.skip(!isNightly && site.language !== turn, "A change goes this way by turns, and the whole way each time.");
  // Only this test uses this service, because the dashboard counts the leads of all tests.
  const service = "painting";

  test("a lead goes from the enquiry to a won job: mails, live inbox, answer, quotation, dashboard", async ({
    page,
  }) => {
    await signIn(page, { name: "Huda Office" });
    const inbox = new Inbox(page, site);
    const { t } = inbox;
    const lead = wordsOf(site, "lead");
    const person = { name: `Omar ${randomUUID().slice(0, 8)}`, email: newEmail() };
    await inbox.open(`folder=inbox&text=${encodeURIComponent(person.name)}`);
    await expect(page.getByText(t("list.none"))).toBeVisible();

    const reference = await ask(person, service);
    await expect(inbox.row(person.name)).toContainText(reference);
    await expect(inbox.row(person.name)).toContainText(t("list.photos", { count: 2 }));
    await expect.poll(() => mailsAbout(reference).map(({ recipient }) => recipient)).toContain(person.email);
    await expect.poll(() => mailsAbout(reference).length).toBe(2);
    await page.goto(site.path("/mailbox"));
    await expect(page.getByRole("main")).toContainText(reference);

    await inbox.open(`folder=inbox&text=${reference}`);
    await inbox.link(person.name).click();
    await expect(page.getByRole("main")).toContainText("Two lines\nof words");
    await page.getByRole("link", { name: t("lead.photo", { number: 1, of: 2 }) }).click();
    const large = page.getByRole("dialog", { name: t("lead.photo", { number: 1, of: 2 }) });
    await expect(large.getByRole("img")).toHaveJSProperty("complete", true);
    await large.getByRole("button", { name: t("lead.nextPhoto") }).click();
    await expect(page.getByRole("dialog", { name: t("lead.photo", { number: 2, of: 2 }) })).toBeVisible();
    await page.keyboard.press("Escape");

    const template = page.getByRole("combobox", { name: t("compose.template") });
    await template.selectOption(`${site.language}:visit`);
    await expect(page.getByRole("textbox", { name: t("compose.subject") })).toHaveValue(new RegExp(reference));
    const text = page.getByRole("textbox", { name: t("compose.text"), exact: true });
    await expect(text).toHaveValue(new RegExp(`${person.name}[\\s\\S]*${wordsOf(site, "mail")(`about.${service}`)}`));
    await page.getByRole("button", { name: t("compose.send") }).click();
    await expect(inbox.toast(t("done.mail"))).toBeVisible();
    await expect
      .poll(() => mailsAbout(reference).filter(({ recipient }) => recipient.includes(person.email)).length)
      .toBe(2);
    const timeline = page.getByRole("region", { name: t("timeline.label") });
    await expect(timeline).toContainText(t("timeline.sent", { topic: t("topics.mail-reply") }));

    const status = page.getByRole("region", { name: t("status.label") });
    for (const step of ["quoted", "won"]) {
      await status.getByRole("button", { name: lead(`statuses.${step}`) }).click();
      await status.getByRole("textbox").fill("12,500");
      await status.getByRole("button", { name: t("status.keep") }).click();
      await expect(status.locator("[aria-current=step]")).toHaveText(lead(`statuses.${step}`));
      // The next click uses the stored status, so the page must show that status first.
      await expect(timeline).toContainText(lead(`statuses.${step}`));
    }
    const id = page.url().split("/").at(-1) ?? "";
    await expect.poll(() => leadIn(id)).toMatchObject({ status: "won", value_fils: 1_250_000, unread: 0 });
    await page.goto(site.path("/admin/dashboard"));
    const row = page.getByRole("row", { includeHidden: true }).filter({ hasText: lead(`services.${service}`) });
    await expect(row.getByRole("cell", { includeHidden: true }).first()).toHaveText(/^[1-9]/);
  });
});
