import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import sharp from "sharp";
import { newEmail } from "../support/leads.ts";
import { Inbox, leadIn, mailsAbout, wordsOf } from "../support/office.ts";
import { askForQuote } from "../support/quote-form.ts";
import { inLanguage, type Site } from "../support/site.ts";
import { signIn } from "../support/staff.ts";
import { expect, test } from "../support/test.ts";

const photo = async (name: string, red: number) => ({
  name,
  mimeType: "image/jpeg",
  buffer: await sharp({ create: { width: 800, height: 600, channels: 3, background: { r: red, g: 120, b: 90 } } })
    .jpeg()
    .toBuffer(),
});

/** With a text and two photos. */
const askInWords = (page: Page, site: Site, person: { name: string; email: string }, service: string) =>
  askForQuote(page, site, {
    ...person,
    service,
    urgency: "week",
    more: async (field) => {
      await field("message").fill("Two lines\nof words");
      await field("photos").setInputFiles([await photo("one.jpg", 200), await photo("two.jpg", 20)]);
    },
  });

/** In Arabic whole-way.spec.ts goes the way, with a visit. */
inLanguage("en", (site) => {
  // A service that no other test uses, because the dashboard counts the leads of all tests.
  const service = "painting";

  test("from the form to a won job: mails, live inbox, answer, quote, dashboard", async ({ browser, page }) => {
    const office = await browser.newContext();
    const desk = await office.newPage();
    await signIn(office, { name: "Huda Office" });
    const inbox = new Inbox(desk, site);
    const { t } = inbox;
    const lead = wordsOf(site, "lead");
    const person = { name: `Omar ${randomUUID().slice(0, 8)}`, email: newEmail() };
    await inbox.open(`folder=inbox&text=${encodeURIComponent(person.name)}`);
    await expect(desk.getByText(t("list.none"))).toBeVisible();

    const reference = await askInWords(page, site, person, service);
    await expect(inbox.row(person.name)).toContainText(reference);
    await expect(inbox.row(person.name)).toContainText(t("list.photos", { count: 2 }));
    await expect.poll(() => mailsAbout(reference).map(({ recipient }) => recipient)).toContain(person.email);
    await expect.poll(() => mailsAbout(reference).length).toBe(2);
    await desk.goto(site.path("/mailbox"));
    await expect(desk.getByRole("main")).toContainText(reference);

    await inbox.open(`folder=inbox&text=${reference}`);
    await inbox.link(person.name).click();
    await expect(desk.getByRole("main")).toContainText("Two lines\nof words");
    await desk.getByRole("link", { name: t("lead.photo", { number: 1, of: 2 }) }).click();
    const large = desk.getByRole("dialog", { name: t("lead.photo", { number: 1, of: 2 }) });
    await expect(large.getByRole("img")).toHaveJSProperty("complete", true);
    await large.getByRole("button", { name: t("lead.nextPhoto") }).click();
    await expect(desk.getByRole("dialog", { name: t("lead.photo", { number: 2, of: 2 }) })).toBeVisible();
    await desk.keyboard.press("Escape");

    const template = desk.getByRole("combobox", { name: t("compose.template") });
    await template.selectOption(`${site.language}:visit`);
    await expect(desk.getByRole("textbox", { name: t("compose.subject") })).toHaveValue(new RegExp(reference));
    const text = desk.getByRole("textbox", { name: t("compose.text"), exact: true });
    await expect(text).toHaveValue(new RegExp(`${person.name}[\\s\\S]*${lead(`services.${service}`)}`));
    await desk.getByRole("button", { name: t("compose.send") }).click();
    await expect(inbox.toast(t("done.mail"))).toBeVisible();
    await expect
      .poll(() => mailsAbout(reference).filter(({ recipient }) => recipient.includes(person.email)).length)
      .toBe(2);
    const timeline = desk.getByRole("region", { name: t("timeline.label") });
    await expect(timeline).toContainText(t("timeline.sent", { topic: t("topics.mail-reply") }));

    const status = desk.getByRole("region", { name: t("status.label") });
    for (const step of ["quoted", "won"]) {
      await status.getByRole("button", { name: lead(`statuses.${step}`) }).click();
      await status.getByRole("textbox").fill("12,500");
      await status.getByRole("button", { name: t("status.keep") }).click();
      await expect(status.locator("[aria-current=step]")).toHaveText(lead(`statuses.${step}`));
    }
    const id = desk.url().split("/").at(-1) ?? "";
    await expect.poll(() => leadIn(id)).toMatchObject({ status: "won", value_fils: 1_250_000, unread: 0 });
    await desk.goto(site.path("/admin/dashboard"));
    const row = desk.getByRole("row", { includeHidden: true }).filter({ hasText: lead(`services.${service}`) });
    await expect(row.getByRole("cell", { includeHidden: true }).first()).toHaveText(/^[1-9]/);
    await office.close();
  });
});
