import { randomInt } from "node:crypto";
import { isNightly } from "#tests/set.ts";
import { cookieFor, signIn } from "../support/colleagues.ts";
import { rows } from "../support/forms.ts";
import { post } from "../support/http.ts";
import { addLead, failChat, Inbox, leadIn, newWord, refuseMail, wordsOf } from "../support/office.ts";
import { addAccount } from "../support/sessions.ts";
import { inLanguage } from "../support/site.ts";
import { expect, test } from "../support/test.ts";

/** Returns a new phone number. A search for it finds only this test's leads. */
const newPhone = () => `+9715${randomInt(1e7, 1e8)}`;

inLanguage("ar", (site) => {
  test("the calculation of a lead has a name and a link that opens it, but only on our own pages", async ({ page }) => {
    await signIn(page);
    const inbox = new Inbox(page, site);
    const enquiryWith = (calculator: string) => ({
      details: JSON.stringify({
        calculation: {
          calculator,
          engine: "1.0.0",
          link: `https://elsewhere.example/x/${calculator}?split=6`,
          lines: [
            ["A row", "6 × 2"],
            ["A row", "4 × 1"],
          ],
        },
      }),
    });
    const again = page.getByRole("link", { name: inbox.t("calculation.link") });
    await inbox.openLead(addLead(enquiryWith("amc-planner")).id);
    for (const row of ["6 × 2", "4 × 1"]) await expect(page.getByText(row)).toBeVisible();
    await expect(page.getByText("مخطط عقد الصيانة السنوي", { exact: true })).toBeVisible();
    await expect(again).toHaveAttribute("href", "/ar/calculators/amc-planner?split=6");
    await inbox.openLead(addLead(enquiryWith("nothing-of-ours")).id);
    await expect(page.getByText("https://elsewhere.example/x/nothing-of-ours?split=6")).toBeVisible();
    await expect(again).toHaveCount(0);
  });

  test("from new to won: each step is on the timeline, with its value", async ({ page }) => {
    const me = await signIn(page);
    const inbox = new Inbox(page, site);
    const { t } = inbox;
    const lead = wordsOf(site, "lead");
    const { id } = addLead({ phone: "+971501234567", message: "Two split units" });
    await inbox.openLead(id);
    const status = page.getByRole("region", { name: t("status.label") });
    await status.getByRole("button", { name: lead("statuses.contacted") }).click();
    await expect.poll(() => leadIn(id).status).toBe("contacted");
    await status.getByRole("button", { name: lead("statuses.quoted") }).click();
    await status.getByRole("textbox").fill("much");
    await status.getByRole("button", { name: t("status.keep") }).click();
    await expect(status.getByRole("alert")).toHaveText(t("problems.value"));
    await status.getByRole("textbox").fill("٢٬٤٥٠٫٥٠");
    await status.getByRole("button", { name: t("status.keep") }).click();
    await expect.poll(() => leadIn(id)).toMatchObject({ status: "quoted", value_fils: 245050 });
    await expect(status.getByRole("textbox"), "the page knows it too").toHaveCount(0);
    await status.getByRole("button", { name: lead("statuses.won") }).click();
    await status.getByRole("button", { name: t("status.keep") }).click();
    await expect.poll(() => leadIn(id)).toMatchObject({ status: "won", value_fils: 245050 });
    await status.getByRole("button", { name: lead("statuses.lost") }).click();
    await status.getByRole("combobox").selectOption("timing");
    await status.getByRole("button", { name: t("status.keep") }).click();
    await expect.poll(() => leadIn(id)).toMatchObject({ status: "lost", lost_reason: "timing" });
    const timeline = page.getByRole("region", { name: t("timeline.label") });
    await expect(timeline).toContainText(
      t("timeline.lost", {
        who: me.name,
        from: lead("statuses.won"),
        to: lead("statuses.lost"),
        reason: lead("lostReasons.timing"),
      }),
    );
    await expect(timeline).toContainText("2,450.50");
  });

  test("a reference in the address opens the lead: assignment, reminder and note; a recorded call stops the reply clock", async ({
    page,
  }) => {
    const me = await signIn(page);
    const inbox = new Inbox(page, site);
    const { t } = inbox;
    const { id, reference } = addLead({ phone: "+971501234567", reply_due_at: Date.now() - 86_400_000 });
    await inbox.openLead(reference.toLowerCase());
    await expect(page).toHaveURL(`${site.path("/admin")}/leads/${id}`);
    await page.getByRole("button", { name: t("assign.me") }).click();
    await expect.poll(() => leadIn(id).assignee).toBe(me.id);
    const timeline = page.getByRole("region", { name: t("timeline.label") });
    const reminder = page.getByRole("region", { name: t("reminder.label") });
    await reminder.getByRole("button", { name: t("reminder.tomorrow") }).click();
    await expect.poll(() => Number(leadIn(id).reminder_at)).toBeGreaterThan(Date.now());
    await page.getByRole("button", { name: t("compose.note"), exact: true }).click();
    await page.getByRole("textbox", { name: t("compose.noteText") }).fill("Gate code 4711");
    await page.keyboard.press("Control+Enter");
    await expect(timeline).toContainText("Gate code 4711");
    await expect(page.getByRole("textbox", { name: t("compose.noteText") })).toHaveValue("");
    await page.getByRole("button", { name: t("compose.phone"), exact: true }).click();
    await page.getByRole("textbox", { name: t("compose.calledText") }).fill("Comes on Sunday");
    await page.getByRole("button", { name: t("compose.record") }).click();
    await expect(timeline).toContainText("Comes on Sunday");
    expect(leadIn(id)).toMatchObject({ status: "contacted" });
    expect(leadIn(id).replied_at).not.toBeNull();
  });

  test("a mail refused by the customer's server, or a chat by Meta, is reported at once, with the reason", async ({
    page,
  }) => {
    await signIn(page);
    const inbox = new Inbox(page, site);
    const { id } = addLead({ email: "nobody@example.com" });
    await inbox.openLead(id);
    await expect(page.getByText(inbox.t("lead.refusedTitle"))).toHaveCount(0);
    refuseMail(id, "550 5.1.1 No such user");
    await expect(page.getByText(inbox.t("lead.refusedTitle"))).toBeVisible();
    await expect(page.getByText("550 5.1.1 No such user")).toBeVisible();
    failChat(id, "WhatsApp: unreachable (131026)");
    await expect(page.getByText(inbox.t("lead.chatRefusedTitle"))).toBeVisible();
    await expect(page.getByText(inbox.t("chat.failures.unreachable"))).toBeVisible();
  });

  test("a draft reply survives another lead and a reload, until it is sent", async ({ page }) => {
    await signIn(page);
    const inbox = new Inbox(page, site);
    const { t } = inbox;
    const word = newWord();
    addLead({ name: `One ${word}`, email: "one@example.com" });
    addLead({ name: `Two ${word}`, email: "two@example.com" });
    const field = (name: string) => page.getByRole("textbox", { name: t(`compose.${name}`), exact: true });
    const expectWritten = async (subject: string, text: string, note: string) => {
      await expect(field("subject")).toHaveValue(subject);
      await expect(field("text")).toHaveValue(text);
      await page.getByRole("button", { name: t("compose.note"), exact: true }).click();
      await expect(field("noteText")).toHaveValue(note);
    };
    const heading = page.getByRole("heading", { level: 1 });
    const go = async (key: string, name: string) => {
      await heading.click();
      await page.keyboard.press(key);
      await expect(heading).toHaveText(`${name} ${word}`);
    };
    await inbox.find(word);
    await inbox.link(`One ${word}`).click();
    await field("subject").fill("Your two units");
    await field("text").fill("We come on");
    await heading.click();
    // The field must have the focus at once, before the next letter can be typed.
    const focused = await page.evaluate(() => {
      document.body.dispatchEvent(new KeyboardEvent("keydown", { key: "n", bubbles: true }));
      return document.activeElement?.tagName;
    });
    expect(focused).toBe("TEXTAREA");
    await page.keyboard.type("Gate code 4711");
    await go("j", "Two");
    await expectWritten("", "", "");
    await go("k", "One");
    await expectWritten("Your two units", "We come on", "Gate code 4711");
    // The draft is stored only in the browser. The server does not know it, so it appears after hydration.
    await page.reload();
    await inbox.awake();
    await expectWritten("Your two units", "We come on", "Gate code 4711");
    await page.getByRole("button", { name: t("compose.keepNote") }).click();
    await expect(field("noteText")).toHaveValue("");
    await go("j", "Two");
    await go("k", "One");
    await expectWritten("Your two units", "We come on", "");
  });

  test("a conflict names the colleague, and the input is kept", async ({ page }) => {
    await signIn(page);
    const inbox = new Inbox(page, site);
    const { t } = inbox;
    const lead = wordsOf(site, "lead");
    const { id } = addLead({});
    await inbox.openLead(id);
    const status = page.getByRole("region", { name: t("status.label") });
    await status.getByRole("button", { name: lead("statuses.quoted") }).click();
    await status.getByRole("textbox").fill("900");
    const theirs = { intent: "reply.phone", text: "" };
    const answer = await post(`${site.path("/admin")}/leads/${id}`, theirs, await cookieFor({ name: "Sara Quick" }));
    expect(answer.status).toBe(200);
    await expect(status.locator("[aria-current=step]"), "live").toHaveText(lead("statuses.contacted"));
    await status.getByRole("button", { name: t("status.keep") }).click();
    await expect(inbox.toast(t("problems.conflict", { name: "Sara Quick" }))).toBeVisible();
    await expect(status.getByRole("textbox")).toHaveValue("900");
    await status.getByRole("button", { name: t("status.keep") }).click();
    await expect.poll(() => leadIn(id)).toMatchObject({ status: "quoted", value_fils: 90000 });
  });

  test("two leads of one person are merged, after a confirmation", async ({ page }) => {
    await signIn(page);
    const inbox = new Inbox(page, site);
    const { t } = inbox;
    const phone = newPhone();
    const first = addLead({ phone, message: "The first words" });
    const second = addLead({ phone, name: "Same again", status: "lost", lost_reason: "timing" });
    await inbox.openLead(second.id);
    await page.getByRole("button", { name: t("duplicates.mergeLong", first) }).click();
    const question = page.getByRole("dialog", {
      name: t("duplicates.title", { from: first.reference, into: second.reference }),
    });
    await question.getByRole("button", { name: t("duplicates.confirm") }).click();
    await expect(inbox.toast(t("done.merge"))).toBeVisible();
    expect(leadIn(first.id).merged_into).toBe(second.id);
    expect(leadIn(second.id)).toMatchObject({ status: "new", lost_reason: null, replied_at: null });
    const words = page.getByRole("region", { name: `${t("lead.sent")} · ${first.reference}` });
    await expect(words).toContainText("The first words");
    const timeline = page.getByRole("region", { name: t("timeline.label") });
    for (const { reference } of [first, second])
      await expect(timeline.getByText(`${t("timeline.received")} · ${reference}`)).toBeVisible();
    await page.getByRole("link", { name: t("lead.mergedFrom", first) }).click();
    await page.getByRole("link", { name: t("lead.mergedLink") }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Same again");
  });

  test("a person's data are exported, and erased after typing the reference", async ({ page }) => {
    await signIn(page);
    const inbox = new Inbox(page, site);
    const { t } = inbox;
    const secret = newWord();
    const email = `${secret}@example.com`;
    addAccount({ email });
    const { id, reference } = addLead({
      name: "Forget Me",
      email,
      message: secret,
      phone: newPhone(),
    });
    await inbox.openLead(id);
    const [download] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("link", { name: t("privacy.export") }).click(),
    ]);
    expect(download.suggestedFilename()).toBe("person.json");
    await page.getByRole("link", { name: t("privacy.erase") }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(t("privacy.title"));
    await expect(page.getByRole("group", { name: t("privacy.requests") }).getByText(reference)).toBeVisible();
    await expect(page.getByRole("group", { name: t("privacy.accounts") }).getByRole("checkbox")).toBeChecked();
    const typed = page.getByRole("textbox");
    await typed.fill("WT-000000");
    await page.getByRole("button", { name: t("privacy.confirm") }).click();
    await expect(typed).toHaveAccessibleDescription(t("problems.reference"));
    expect(leadIn(id).name).toBe("Forget Me");
    await typed.fill(reference.toLowerCase());
    await page.getByRole("button", { name: t("privacy.confirm") }).click();
    await expect(page.getByRole("main").getByText(t("lead.erasedTitle"), { exact: true })).toBeVisible();
    expect(leadIn(id)).toMatchObject({ name: "", message: "", phone: "" });
    expect(rows("select 1 from auth_users where email = ?", [email])).toEqual([]);
    await expect(page.getByText(secret)).toHaveCount(0);
  });

  test("a lead marked as unread stays unread in the list", async ({ page }) => {
    await signIn(page);
    const inbox = new Inbox(page, site);
    const { id } = addLead({});
    await inbox.openLead(id);
    await expect.poll(() => leadIn(id).unread).toBe(0);
    await page.getByRole("button", { name: inbox.t("privacy.unread") }).click();
    await expect(inbox.search).toBeVisible();
    expect(leadIn(id).unread).toBe(1);
  });

  test.describe("the long checks of the nightly run", () => {
    test.skip(
      !isNightly,
      "A change proves a conflict above, and domain/leads/store and domain/colleagues/store/rights.test.ts the rules.",
    );

    test("two quick actions both succeed, before the page shows the first", async ({ page }) => {
      const me = await signIn(page);
      const inbox = new Inbox(page, site);
      const { id } = addLead({});
      await inbox.openLead(id);
      await expect.poll(() => leadIn(id).unread).toBe(0);
      const shown = Promise.withResolvers<void>();
      await page.route(/\/admin\/.*\.data/, async (route) => {
        if (route.request().method() === "GET") await shown.promise;
        await route.continue();
      });
      await page.getByRole("button", { name: wordsOf(site, "lead")("statuses.contacted") }).click();
      await expect.poll(() => leadIn(id).status).toBe("contacted");
      await page.getByRole("button", { name: inbox.t("assign.me") }).click();
      await expect.poll(() => leadIn(id).assignee).toBe(me.id);
      shown.resolve();
      await expect(page.getByRole("region", { name: inbox.t("timeline.label") }).getByRole("listitem")).toHaveCount(3);
    });

    test("if two colleagues correct a customer at once, each keeps the fields that the other did not change", async ({
      page,
    }) => {
      await signIn(page);
      const inbox = new Inbox(page, site);
      const { t } = inbox;
      const { id } = addLead({ phone: newPhone(), service: null });
      await inbox.openLead(id);
      await page.getByRole("button", { name: t("edit.open"), exact: true }).click();
      const dialog = page.getByRole("dialog", { name: t("edit.title") });
      const [mine, theirs] = [newPhone(), newPhone()];
      await dialog.getByLabel(wordsOf(site, "lead")("fields.phone"), { exact: true }).fill(mine);
      const edit = {
        intent: "edit",
        seen: "newest",
        changed: "phone service",
        name: "Sara",
        phone: theirs,
        service: "plumbing",
        locale: "en",
      };
      const path = `${site.path("/admin")}/leads/${id}`;
      expect((await post(path, edit, await cookieFor({ name: "Sara Quick" }))).status).toBe(200);
      await expect(dialog.getByRole("status"), "live").toContainText(theirs);
      const keep = dialog.getByRole("button", { name: t("edit.keep") });
      await keep.click();
      await expect(inbox.toast(t("problems.conflict", { name: "Sara Quick" }))).toBeVisible();
      expect(leadIn(id)).toMatchObject({ phone: theirs });
      await keep.click();
      await expect(dialog).toBeHidden();
      expect(leadIn(id)).toMatchObject({ phone: mine, service: "plumbing" });
    });

    test("an agent may neither erase nor export a person's data", async ({ page }) => {
      await signIn(page, { role: "agent" });
      const inbox = new Inbox(page, site);
      const { id, reference } = addLead({ name: "Stays" });
      await inbox.openLead(id);
      await expect(page.getByRole("link", { name: inbox.t("privacy.erase") })).toHaveCount(0);
      const path = `${site.path("/admin")}/leads/${id}`;
      expect((await page.request.get(`${path}/person.json`)).status()).toBe(403);
      const { origin } = new URL(page.url());
      const form = { reference, shown: id, erase: id };
      const answer = await page.request.post(`${path}/erase`, { headers: { origin }, form });
      expect(answer.status()).toBe(403);
      expect(leadIn(id).name).toBe("Stays");
    });
  });
});
