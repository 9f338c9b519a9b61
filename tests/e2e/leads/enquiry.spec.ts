import { randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import SQLite from "better-sqlite3";
import { violationsIn } from "../support/axe.ts";
import { cookieFor } from "../support/colleagues.ts";
import { forms, leadBy, picture, rows, send } from "../support/forms.ts";
import { post } from "../support/http.ts";
import { dataDir } from "../support/origin.ts";
import { byTurns, forEachLanguage, type Site } from "../support/site.ts";
import { expect, test } from "../support/test.ts";

/** The texts of the private page, from their own message file. */
const wordsOf = ({ language }: Site) =>
  JSON.parse(readFileSync(new URL(`../../../content/${language}/messages/enquiry.json`, import.meta.url), "utf8"));

async function newRequest({ language }: Site, photos = 1) {
  const page = language === "ar" ? "/ar/quotation" : "/quotation";
  const all = Array(photos).fill({ bytes: await picture() });
  const { data } = await send("/api/quote", { ...forms["/api/quote"](), page, key: randomUUID() }, { photos: all });
  return { reference: String(data.reference), url: String(data.followUrl), id: leadBy(data.reference).id };
}

function set(id: string, change: string) {
  const file = new SQLite(`${dataDir}/windtower.db`, { timeout: 5000 });
  file.prepare(`update leads set ${change} where id = ?`).run(id);
  file.close();
}
/** Returns only the customer's entries in the timeline. The worker adds other entries at any time. */
const eventsOf = (id: string) =>
  rows<{ kind: string }>("select kind from lead_events where lead_id = ? and actor = 'customer' order by id", [id]).map(
    ({ kind }) => kind,
  );

/** Returns the distance of each word from the left edge. This function runs in the page. */
function placesOf(element: Element, words: string[]): number[] {
  const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  const places = new Map<string, number>();
  while (texts.nextNode()) {
    for (const word of words) {
      const at = texts.currentNode.textContent?.indexOf(word) ?? -1;
      if (at < 0) continue;
      const range = document.createRange();
      range.setStart(texts.currentNode, at);
      range.setEnd(texts.currentNode, at + word.length);
      places.set(word, range.getBoundingClientRect().left);
    }
  }
  return words.map((word) => places.get(word) ?? Number.NaN);
}

byTurns((site) => {
  const t = wordsOf(site);

  test.describe("the private page without JavaScript", () => {
    test.use({ javaScriptEnabled: false });

    test("shows the status, takes messages and photos, and withdraws after a confirmation", async ({ page }) => {
      const { url, reference, id } = await newRequest(site);
      expect(url.startsWith(site.language === "ar" ? "/ar/enquiry/" : "/enquiry/")).toBe(true);
      await page.goto(url);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(t.states.new.title);
      await expect(page.getByText(reference)).toBeVisible();
      await expect(page.getByRole("main"), "the telephone number").not.toContainText(/123 ?4567/);

      await page.getByLabel(t.add.message, { exact: true }).fill("The guard has the key.\nشكرا");
      const photo = { name: "plate.jpg", mimeType: "image/jpeg", buffer: await picture() };
      await page.getByLabel(t.add.photos, { exact: true }).setInputFiles([photo, photo]);
      await page.getByRole("button", { name: t.add.send }).click();
      await expect(page.getByRole("status")).toHaveText(t.done.added);
      await expect(page.getByText("The guard has the key.")).toBeVisible();
      await page.reload();
      expect(eventsOf(id)).toEqual(["received", "photo", "message", "photo", "photo"]);
      expect(leadBy(reference)).toMatchObject({ unread: 1, version: 2 });

      const confirm = page.getByRole("button", { name: t.withdraw.confirm });
      await expect(confirm).toBeHidden();
      await page.getByText(t.withdraw.summary, { exact: true }).click();
      await page.getByLabel(t.withdraw.reason).fill("It works again");
      await confirm.click();
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(t.states.withdrawn.title);
      await expect(page.getByText(t.withdraw.summary, { exact: true })).toHaveCount(0);
      expect(leadBy(reference)).toMatchObject({ status: "lost", lost_reason: "withdrawn" });
      const sent = rows("select topic from outbox where lead_id = ? and topic = 'mail.update'", [id]);
      expect(sent).toHaveLength(2);
    });

    test("shows an error at the field, and keeps the input", async ({ page, guard }) => {
      guard.allow(/status of 422/);
      const { url, id } = await newRequest(site);
      await page.goto(url);
      const alert = (text: string) => page.getByRole("alert").filter({ hasText: text });
      await page.getByRole("button", { name: t.add.send }).click();
      await expect(alert(t.problems.message.required)).toBeVisible();
      await page.getByLabel(t.add.message, { exact: true }).fill("Kept");
      const text = { name: "photo.jpg", mimeType: "image/jpeg", buffer: Buffer.from("<svg/>") };
      await page.getByLabel(t.add.photos, { exact: true }).setInputFiles(text);
      await page.getByRole("button", { name: t.add.send }).click();
      await expect(alert(t.problems.photos.invalid)).toBeVisible();
      await expect(page.getByLabel(t.add.message, { exact: true })).toHaveValue("Kept");
      expect(eventsOf(id)).toEqual(["received", "photo"]);
    });
  });
});

forEachLanguage((site) => {
  test("a phone number in an Arabic sentence keeps its order in both kinds of digits, and a reference is in one font", async ({
    page,
  }) => {
    const { url, reference, id } = await newRequest(site, 0);
    const groups = ["050", "765", "4321", "٠٥١", "٧٦٦", "٤٣٢٢"];
    set(id, `message = 'اتصلوا على ${groups.slice(0, 3).join(" ")} أو ${groups.slice(3).join(" ")} مساءً'`);
    await page.goto(url);
    const lefts = await page.getByText("اتصلوا على").evaluate(placesOf, groups);
    const face = site.language === "ar" ? "Plex Latin" : "Plex Sans";
    await expect(page.getByText(reference)).toHaveCSS("font-family", new RegExp(`^"${face}"`));
    for (const number of [lefts.slice(0, 3), lefts.slice(3)])
      expect(number).toEqual(number.toSorted((one, other) => one - other));
  });
});

byTurns((site) => {
  const t = wordsOf(site);

  test("the private page has no accessibility violation", async ({ page }) => {
    const { url } = await newRequest(site);
    await page.goto(`${url}?done=added`);
    await page.getByText(t.withdraw.summary, { exact: true }).click();
    for (const colorScheme of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme });
      expect.soft(await violationsIn(page), colorScheme).toEqual([]);
    }
  });
});

byTurns((site) => {
  const t = wordsOf(site);

  test("after a merge each link shows and withdraws only its own enquiry", async ({ page }) => {
    const [sara, omar] = [await newRequest(site), await newRequest(site, 2)];
    await send(sara.url, { message: "Sara has the key" });
    await send(omar.url, { message: "Omar has a dog" });
    const colleague = await cookieFor();
    await post(`/admin/leads/${sara.id}`, { intent: "merge", from: omar.id }, colleague);
    await post(`/admin/leads/${sara.id}`, { intent: "reply.phone", text: "" }, colleague);
    expect(leadBy(omar.reference).merged_into).toBe(sara.id);

    await page.goto(omar.url);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(t.states.contacted.title);
    await expect(page.getByText(t.merged)).toBeVisible();
    await expect(page.getByText("Omar has a dog")).toBeVisible();
    await expect(page.getByText(omar.reference)).toBeVisible();
    await page.getByLabel(t.add.message, { exact: true }).fill("It bites");
    await page.getByRole("button", { name: t.add.send }).click();
    await expect(page.getByRole("status")).toHaveText(t.done.added);
    await expect(page.getByText("It bites")).toBeVisible();
    await expect(page.getByText("Sara has the key")).toHaveCount(0);
    expect(leadBy(sara.reference)).toMatchObject({ status: "contacted", replied_at: null, unread: 1 });

    await page.getByText(t.withdraw.summary, { exact: true }).click();
    await page.getByRole("button", { name: t.withdraw.confirm }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(t.states.withdrawn.title);
    expect(leadBy(sara.reference)).toMatchObject({ status: "contacted", lost_reason: null });

    await page.goto(sara.url);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(t.states.contacted.title);
    await expect(page.getByText("Sara has the key")).toBeVisible();
    for (const theirs of ["Omar has a dog", "It bites"]) await expect(page.getByText(theirs)).toHaveCount(0);
  });
});
