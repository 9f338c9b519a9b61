import { randomUUID } from "node:crypto";
import { last } from "@site/typed";
import { isNightly } from "#tests/set.ts";
import { signIn } from "../support/colleagues.ts";
import { forms, leadBy, picture, rows, send } from "../support/forms.ts";
import { ask } from "../support/http.ts";
import { appHydrated } from "../support/hydrated.ts";
import { addLead, failMail, Inbox, leadIn, newWord, wordsOf } from "../support/office.ts";
import { authDb } from "../support/sessions.ts";
import { byTurns, inLanguage } from "../support/site.ts";
import { expect, test } from "../support/test.ts";

inLanguage("en", (site) => {
  const t = wordsOf(site);

  test("an ended session is announced in the office's own design", async ({ page, guard }) => {
    guard.allow(/admin|grant_type=refresh_token|scope=local/);
    const { authId } = await signIn(page);
    const inbox = new Inbox(page, site);
    await inbox.open("open=1");
    const font = () => page.evaluate(() => getComputedStyle(document.body).fontFamily);
    const before = await font();
    await authDb().deleteFrom("auth_sessions").where("user_id", "=", authId).execute();
    await page.context().clearCookies();
    // The next click shows that the session has ended, unless the page's event stream has shown it first.
    const ended = page.getByRole("heading", { name: "Your session has ended", level: 1 });
    const folder = page.getByRole("link", { name: inbox.t("folders.all") });
    await Promise.race([folder.click().catch(() => {}), ended.waitFor()]);
    await expect(ended).toBeVisible();
    expect(await font()).toBe(before);
  });

  test("a message that could not be sent is marked in the list and counted in the menu", async ({ page }) => {
    await signIn(page);
    const inbox = new Inbox(page, site);
    const word = newWord();
    const { id } = addLead({ name: "Unsent", message: word });
    addLead({ name: "Sent", message: word });
    failMail(id);
    await inbox.find(word);
    await expect(inbox.row("Unsent").filter({ hasText: t("list.dead") })).toHaveCount(1);
    await expect(inbox.rows.filter({ hasText: t("list.dead") })).toHaveCount(1);
    const more = page.getByRole("button", { name: /\d+ could not be sent/ });
    await more.click();
    await expect(page.getByRole("link", { name: /Messages \d+ could not be sent/ })).toBeVisible();
  });

  test.describe("the long checks of the nightly run", () => {
    test.skip(
      !isNightly,
      "The same notice and the same stream are proved in each change by the other tests of live notices.",
    );

    test("a colleague who works on the calendar hears at once that a lead was assigned to them", async ({
      page,
      browser,
    }) => {
      const me = await signIn(page);
      await page.goto(site.path("/admin/visits"));
      await appHydrated(page);
      const { id, reference } = addLead({ name: "For a colleague" });
      const office = await browser.newContext();
      const desk = await office.newPage();
      await signIn(desk, { name: "Anna Karim" });
      await new Inbox(desk, site).openLead(id);
      await desk.getByRole("combobox", { name: t("assign.label") }).selectOption(me.id);
      const text = wordsOf(site, "colleagues")("notices.assigned", { by: "Anna Karim", reference });
      await expect(new Inbox(page, site).toast(text)).toBeVisible();
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(wordsOf(site, "visits")("office.title"));
      await office.close();
    });

    test("a reminder that comes due appears in an open list by itself", async ({ page }) => {
      await signIn(page);
      const inbox = new Inbox(page, site);
      const word = newWord();
      await inbox.open(`reminder=1&text=${word}`);
      await expect(inbox.rows).toHaveCount(0);
      addLead({ name: "Remember", message: word, reminder_at: Date.now() + 2500, updated_at: 1 });
      await expect(inbox.rows).toHaveCount(1, { timeout: 30_000 });
    });
  });
});

byTurns((site) => {
  test("the private page shows the office's answer, and the photos of its own enquiry only", async ({ page }) => {
    const photos = [{ bytes: await picture() }];
    const path = site.language === "ar" ? "/ar/quotation" : "/quotation";
    const ordered = async () => {
      const sent = { ...forms["/api/quote"](), page: path, key: randomUUID() };
      const { data } = await send("/api/quote", sent, { photos });
      const { id } = leadBy(data.reference);
      const [file] = rows<{ id: string }>("select id from lead_files where lead_id = ?", [id]);
      return { id: String(id), url: String(data.followUrl), file: file?.id ?? "" };
    };
    const [mine, theirs] = [await ordered(), await ordered()];
    await signIn(page);
    const inbox = new Inbox(page, site);
    await inbox.openLead(mine.id);
    await page.getByRole("textbox", { name: inbox.t("compose.subject") }).fill("Visit");
    await page.getByRole("textbox", { name: inbox.t("compose.text"), exact: true }).fill("Sunday at ten?");
    await page.keyboard.press("Control+Enter");
    await expect.poll(() => leadIn(mine.id).status).toBe("contacted");
    await page.goto(mine.url);
    await expect(page.getByText("Sunday at ten?")).toBeVisible();
    const photo = page.locator(`img[src$="${mine.file}"]`);
    await expect(photo).toBeVisible();
    await expect.poll(() => photo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
    const key = last(mine.url.split("/"));
    expect((await ask(`/enquiry/${key}/photos/${mine.file}`)).status).toBe(200);
    for (const wrong of [`${key}/photos/${theirs.file}`, `${"x".repeat(22)}/photos/${mine.file}`, `${key}/photos/x`])
      expect((await ask(`/enquiry/${wrong}`)).status, wrong).toBe(404);
  });
});

inLanguage("en", (site) => {
  test("a colleague hears at once of an assignment, and chooses whether mails come too", async ({ page, browser }) => {
    const me = await signIn(page);
    const inbox = new Inbox(page, site);
    await inbox.open("open=1");
    const { id, reference } = addLead({ name: "For you" });
    const theirs = await (await browser.newContext()).newPage();
    await signIn(theirs);
    const desk = new Inbox(theirs, site);
    await desk.openLead(id);
    await theirs.getByRole("combobox", { name: desk.t("assign.label") }).selectOption({ value: me.id });
    const toast = inbox.toast(reference);
    await expect(toast).toBeVisible();
    await toast.getByRole("button", { name: "Open" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("For you");
    await page.goto("/admin/notices");
    await expect(page.getByRole("link", { name: reference })).toBeVisible();
    await page.getByRole("checkbox").uncheck();
    await page.getByRole("button", { name: "Save" }).first().click();
    await expect(page.getByText("Saved")).toBeVisible();
    await page.reload();
    await expect(page.getByRole("checkbox")).not.toBeChecked();
    await theirs.context().close();
  });
});
