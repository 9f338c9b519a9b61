import { signIn } from "../support/colleagues.ts";
import { addLead, Inbox, leadIn, newWord, wordsOf } from "../support/office.ts";
import { inLanguage } from "../support/site.ts";
import { expect, test } from "../support/test.ts";

/** Adds three leads with the same new word. A search for the word finds them in this order. */
function three() {
  const word = newWord();
  const leads = ["Anna", "Badr", "Chen"].map((name, index) =>
    addLead({
      name,
      message: `${word} ${index}`,
      created_at: Date.now() - 60_000 * (9 - index),
      updated_at: Date.now(),
    }),
  );
  return { word, ids: leads.map(({ id }) => id), references: leads.map(({ reference }) => reference) };
}

inLanguage("en", (site) => {
  test("an opened lead is marked as read, and the list keeps its position", async ({ page }) => {
    await signIn(page);
    const inbox = new Inbox(page, site);
    const { word } = three();
    await inbox.find(word);
    await expect(inbox.rows).toHaveText([/Anna/, /Badr/, /Chen/]);
    await expect(inbox.link("Badr")).toContainText(inbox.t("list.unread"));
    await inbox.link("Badr").click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Badr");
    await page.getByRole("link", { name: inbox.t("lead.next") }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Chen");
    await page.getByRole("link", { name: inbox.t("lead.back") }).click();
    await expect(inbox.link("Badr")).not.toContainText(inbox.t("list.unread"));
    await expect(inbox.row("Chen")).toHaveAttribute("aria-current", "true");
    await expect(page).toHaveURL(new RegExp(`text=${word}`));
  });

  test("the keyboard moves up and down, selects, sets the status, marks as unread, searches and shows help, in an Arabic layout too", async ({
    page,
  }) => {
    await signIn(page);
    const inbox = new Inbox(page, site);
    const { word, ids } = three();
    await inbox.find(word);
    const pressArabic = (key: string, code: string) =>
      page.evaluate(
        ([key, code]) =>
          (document.activeElement ?? document.body).dispatchEvent(
            new KeyboardEvent("keydown", { key, code, bubbles: true, cancelable: true }),
          ),
        [key, code],
      );
    await pressArabic("ت", "KeyJ");
    await expect(inbox.link("Anna")).toBeFocused();
    await pressArabic("ء", "KeyX");
    await expect(inbox.tick("Anna")).toBeChecked();
    await pressArabic("ء", "KeyX");
    await expect(inbox.tick("Anna")).not.toBeChecked();
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("j");
    await expect(inbox.link("Chen")).toBeFocused();
    await page.keyboard.press("k");
    await expect(inbox.link("Badr")).toBeFocused();
    await page.keyboard.press("x");
    await expect(inbox.tick("Badr")).toBeChecked();
    await page.keyboard.press("j");
    await page.keyboard.press("Shift+X");
    await expect(inbox.tick("Chen")).toBeChecked();
    await page.keyboard.press("e");
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Enter");
    await expect.poll(() => ids.map((id) => leadIn(id).status)).toEqual(["new", "contacted", "contacted"]);

    // Until the server has answered, the shortcuts still apply to the selected leads.
    await expect(inbox.tick("Badr")).not.toBeChecked();
    await inbox.link("Anna").focus();
    await page.keyboard.press("u");
    await expect.poll(() => leadIn(ids[0] ?? "").unread).toBe(0);
    await page.keyboard.press("?");
    const help = page.getByRole("dialog", { name: inbox.t("keys.title") });
    await expect(help).toContainText(inbox.t("keys.assign"));
    await page.keyboard.press("Escape");
    await expect(help).toBeHidden();
    await page.keyboard.press("/");
    await expect(inbox.search).toBeFocused();
    const nothing = `xj${newWord()}`;
    await page.keyboard.type(nothing);
    await expect(inbox.search).toHaveValue(nothing);
    await expect(inbox.rows).toHaveCount(0);
    await inbox.search.fill(word);
    await expect(inbox.rows).toHaveCount(3);
    await inbox.search.press("ArrowDown");
    await expect(inbox.link("Anna")).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Anna");
  });

  test("leads that are selected with Shift are assigned, moved to spam and back", async ({ page }) => {
    const me = await signIn(page);
    const inbox = new Inbox(page, site);
    const { word, ids } = three();
    await inbox.find(word);
    await inbox.tick("Anna").click();
    await inbox.tick("Chen").click({ modifiers: ["Shift"] });
    await expect(inbox.bar).toContainText(inbox.t("bulk.selected", { count: 3 }));
    await inbox.bar.getByText(inbox.t("bulk.assign"), { exact: true }).click();
    await inbox.bar.getByRole("button", { name: inbox.t("assign.me") }).click();
    await expect(inbox.toast(inbox.t("done.changed", { count: 3 }))).toBeVisible();
    expect(ids.map((id) => leadIn(id).assignee)).toEqual([me.id, me.id, me.id]);
    await expect(inbox.row("Badr")).toContainText(me.name);

    await page.getByRole("checkbox", { name: inbox.t("list.selectAll") }).click();
    await inbox.bar.getByRole("button", { name: inbox.t("bulk.spam"), exact: true }).click();
    await expect(page.getByText(inbox.t("list.none"))).toBeVisible();
    await inbox.open(`folder=spam&text=${word}`);
    await page.getByRole("checkbox", { name: inbox.t("list.selectAll") }).click();
    await inbox.bar.getByRole("button", { name: inbox.t("bulk.notSpam") }).click();
    await expect.poll(() => ids.map((id) => leadIn(id).spam)).toEqual([0, 0, 0]);
  });

  test("search and filters are in the address, and can be saved and removed", async ({ page }) => {
    await signIn(page);
    const inbox = new Inbox(page, site);
    const word = newWord();
    addLead({ name: "Dubai one", message: word, place: "dubai" });
    addLead({ name: "Ajman one", message: word, place: "ajman" });
    await inbox.open("folder=inbox&sort=newest");
    await inbox.search.fill(word);
    await expect(inbox.rows).toHaveCount(2);
    const lead = wordsOf(site, "lead");
    await page.locator("summary", { hasText: inbox.t("filters.place") }).click();
    await page.getByRole("checkbox", { name: lead("places.ajman"), exact: true }).check();
    await expect(inbox.rows).toHaveText([/Ajman one/]);
    await expect(page).toHaveURL(/place=ajman/);

    await page.keyboard.press("Escape");
    await page.getByText(inbox.t("views.save")).click();
    await page.getByRole("textbox", { name: inbox.t("views.name") }).fill("My Ajman");
    await page.getByRole("button", { name: inbox.t("views.keep"), exact: true }).click();
    const view = page.getByRole("link", { name: "My Ajman" });
    await expect(view).toHaveAttribute("aria-current", "page");
    await page.getByRole("link", { name: inbox.t("folders.all") }).click();
    await view.click();
    await expect(inbox.rows).toHaveText([/Ajman one/]);
    await page.getByRole("button", { name: inbox.t("views.remove", { name: "My Ajman" }) }).click();
    await expect(view).toBeHidden();

    const menu = page.locator("summary", { hasText: inbox.t("views.label") });
    addLead({ name: "Somebody new", message: newWord() });
    await inbox.toast("").first().hover();
    for (const [width, height] of [
      [1280, 800],
      [390, 844],
      [390, 420], // This is the height that is left above an on-screen keyboard.
    ] as const) {
      await page.setViewportSize({ width, height });
      expect(await inbox.coveredByToasts(), `${width} × ${height}`).toEqual([]);
    }
    await menu.click();
    await page.getByRole("textbox", { name: inbox.t("views.name") }).fill("On the way");
    await page.getByRole("button", { name: inbox.t("views.keep"), exact: true }).click();
    await expect(page.getByRole("link", { name: "On the way" })).toHaveAttribute("aria-current", "page");
    await menu.click();
    await page.getByRole("button", { name: inbox.t("views.remove", { name: "On the way" }) }).click();
    await expect(page.getByRole("link", { name: "On the way" })).toHaveCount(0);
  });

  test("the export contains exactly what the list shows", async ({ page }) => {
    await signIn(page);
    const inbox = new Inbox(page, site);
    const { word, references } = three();
    const formula = addLead({ name: "=1+1", message: word, created_at: Date.now() });
    addLead({ name: "Elsewhere", message: `${word} but won`, status: "won" });
    await inbox.find(word, "sort=oldest&status=new");
    await expect(inbox.rows).toHaveCount(4);
    const href = await page.getByRole("link", { name: inbox.t("list.csvLong") }).getAttribute("href");
    const answer = await page.request.get(href ?? "");
    expect(answer.headers()["content-type"]).toContain("text/csv");
    const lines = (await answer.text()).trim().split("\r\n");
    expect(lines[0]).toContain(inbox.t("csv.reference"));
    const found = lines.slice(1).map((line) => /WT-[A-Z0-9]{6}/.exec(line)?.[0]);
    expect(found).toEqual([...references, formula.reference]);
    expect(lines.at(-1)).toContain("'=1+1");
  });

  test("the next page continues where this one ends, and a bulk action on all pages applies to exactly those", async ({
    page,
  }) => {
    const me = await signIn(page);
    const inbox = new Inbox(page, site);
    const word = newWord();
    const lead = (n: number) => addLead({ name: `Lead ${n}`, message: word, created_at: Date.now() - 1000 * n });
    const ids = Array.from({ length: 53 }, (_, n) => lead(n).id);
    const other = addLead({ name: "Another", message: "nothing of the kind" });
    await inbox.find(word, "sort=newest");
    await expect(inbox.rows).toHaveCount(50);
    await page.getByRole("link", { name: inbox.t("list.next") }).click();
    await expect(inbox.rows).toHaveText([/Lead 50/, /Lead 51/, /Lead 52/]);
    await page.getByRole("link", { name: inbox.t("list.first") }).click();
    await expect(inbox.rows).toHaveCount(50);
    await page.getByRole("checkbox", { name: inbox.t("list.selectAll") }).click();
    await expect(inbox.bar).toContainText(inbox.t("bulk.selected", { count: 50 }));
    await inbox.bar.getByRole("button", { name: inbox.t("bulk.all", { total: 53 }) }).click();
    await expect(inbox.bar).toContainText(inbox.t("bulk.selected", { count: 53 }));
    await inbox.bar.getByText(inbox.t("bulk.assign"), { exact: true }).click();
    await inbox.bar.getByRole("button", { name: inbox.t("assign.me") }).click();
    await expect(inbox.toast(inbox.t("done.changed", { count: 53 }))).toBeVisible();
    expect(new Set(ids.map((id) => leadIn(id).assignee))).toEqual(new Set([me.id]));
    expect(leadIn(other.id).assignee).toBeNull();
    await page.getByRole("checkbox", { name: inbox.t("list.selectAll") }).click();
    await inbox.bar.getByRole("button", { name: inbox.t("bulk.all", { total: 53 }) }).click();
    await inbox.rows.first().getByRole("checkbox").click();
    await expect(inbox.bar).toContainText(inbox.t("bulk.selected", { count: 49 }));
  });

  test("urgent leads are first, marked, and have a filter", async ({ page }) => {
    await signIn(page);
    const inbox = new Inbox(page, site);
    const word = newWord();
    const due = Date.now() - 86_400_000;
    addLead({ name: "Late one", message: word, reply_due_at: due });
    addLead({ name: "Leaking one", message: word, reply_due_at: due + 1, urgency: "now" });
    addLead({ name: "Planning one", message: word, urgency: "planning" });
    await inbox.find(word, "sort=due");
    await expect(inbox.rows).toHaveText([/Leaking one/, /Late one/, /Planning one/]);
    await expect(inbox.rows.filter({ hasText: inbox.t("list.urgent") })).toHaveText([/Leaking one/]);
    await page.locator("summary", { hasText: wordsOf(site, "lead")("fields.urgency") }).click();
    await page.getByRole("checkbox", { name: wordsOf(site, "lead")("urgencies.planning") }).check();
    await expect(inbox.rows).toHaveText([/Planning one/]);
    await page.keyboard.press("Escape");
    await inbox.open(`text=${word}&sort=due`);
    await inbox.link("Leaking one").click();
    await expect(page.getByRole("article")).toContainText(inbox.t("list.urgent"));
  });

  test("spam is found by reference, and by its text in a search everywhere", async ({ page }) => {
    await signIn(page);
    const inbox = new Inbox(page, site);
    const word = newWord();
    const { reference } = addLead({ name: "Held back", message: word, spam: 1 });
    await inbox.find(reference);
    await expect(inbox.row("Held back")).toContainText(inbox.t("folders.spam"));
    await inbox.find(word);
    await expect(inbox.rows).toHaveCount(0);
    await expect(page.getByRole("link", { name: inbox.t("list.inSpam", { count: 1 }) })).toBeVisible();
    await page.getByRole("link", { name: inbox.t("list.everywhere") }).click();
    await expect(inbox.rows).toHaveText([/Held back/]);
  });

  test("without JavaScript, search, open, select and mark as read work", async ({ browser }) => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await signIn(page);
    const inbox = new Inbox(page, site);
    const { word, ids } = three();
    await page.goto(site.path("/admin"));
    await inbox.search.fill(word);
    await inbox.search.press("Enter");
    await expect(inbox.rows).toHaveCount(3);
    await expect(inbox.bar).toBeHidden();
    await inbox.tick("Badr").check();
    await inbox.bar.getByRole("button", { name: inbox.t("bulk.read"), exact: true }).click();
    await expect.poll(() => ids.map((id) => leadIn(id).unread)).toEqual([1, 0, 1]);
    await page.goto(`${site.path("/admin")}?text=${word}`);
    await inbox.link("Chen").click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Chen");
    await context.close();
  });
});
