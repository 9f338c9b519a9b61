import { signIn } from "../support/colleagues.ts";
import { addLead, changeLead, Inbox, newWord } from "../support/office.ts";
import { inLanguage } from "../support/site.ts";
import { expect, test } from "../support/test.ts";

inLanguage("ar", (site) => {
  test("a new lead appears in the open list, is announced, and counts in the title", async ({ page }) => {
    await signIn(page);
    const inbox = new Inbox(page, site);
    const word = newWord();
    addLead({ name: "Was there", message: word });
    const stream = page.waitForResponse(/\/admin\/live/);
    await inbox.find(word);
    await expect(inbox.rows).toHaveCount(1);
    await stream;
    // Leads from before the first poll of the stream are not new, so the test adds leads until one is announced. Leads of other tests may
    // arrive at the same moment. Then they are announced together.
    const together = [2, 3, 11].map((count) => inbox.t("live.several", { count }).replace(/\d+/, "\\d+"));
    const announced = new RegExp([`Just came ${word}`, ...together].join("|"));
    await expect(async () => {
      addLead({ name: `Just came ${word}`, message: word });
      await expect(inbox.toast(announced).first()).toBeVisible({ timeout: 2500 });
    }).toPass();
    await expect(inbox.row("Just came").first()).toBeVisible();
    await expect(page).toHaveTitle(/^\(\d+\) /);
  });

  test("every tab is updated over one connection, which is made again after an answer such as 502", async ({
    page,
    context,
    guard,
  }) => {
    guard.allow(/status of 502/);
    await signIn(page);
    const word = newWord();
    const { id } = addLead({ name: "Changes", message: word });
    const streams: string[] = [];
    context.on("request", (request) => {
      if (request.url().includes("/admin/live")) streams.push(request.url());
    });
    await page.route("**/admin/live*", (route) => route.fulfill({ status: 502 }), { times: 1 });
    const one = new Inbox(page, site);
    await one.find(word);
    const other = new Inbox(await context.newPage(), site);
    await other.find(word);
    changeLead(id, { name: "Changed", version: 2, updated_at: Date.now() });
    await expect(other.row("Changed")).toBeVisible();
    expect(streams).toHaveLength(2);
  });
});
