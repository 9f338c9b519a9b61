import { join } from "node:path";
import SQLite from "better-sqlite3";
import { Kysely, SqliteDialect } from "kysely";
import type { Database } from "#server/db/schema.ts";
import { keepMail } from "#server/incoming/keep.ts";
import { filePart, head, mail, multipart, pdf, plainPart } from "#server/incoming/raw.fixture.ts";
import { replyAddress } from "#server/incoming/reply-address.ts";
import * as chats from "#server/whatsapp/fixture.ts";
import { forms, send } from "../support/forms.ts";
import { ask } from "../support/http.ts";
import { addLead, Inbox, wordsOf } from "../support/office.ts";
import { test as started } from "../support/process.ts";
import { database } from "../support/sessions.ts";
import { inLanguage } from "../support/site.ts";
import { signIn } from "../support/staff.ts";
import { expect, test } from "../support/test.ts";

const pattern = "reply+*@in.windtower.example";

started(
  "an answer comes in at the door for mails and stands on the private page, a stranger's does not; a chat becomes a request",
  async ({ processes }) => {
    started.slow();
    const secret = "a-secret-of-many-characters";
    const { port, output } = await processes.start({
      ...{ REPLY_ADDRESS: pattern, MAIL_HOOK_SECRET: secret },
      ...chats.settings,
    });
    const fields = forms["/api/contact"]();
    const from = fields.email;
    const { data } = await send("/api/contact", fields, { to: port });
    const db = new Kysely<Database>({
      dialect: new SqliteDialect({ database: new SQLite(join(processes.folder, "windtower.db"), { timeout: 5000 }) }),
    });
    const { id } = await db.selectFrom("leads").select("id").executeTakeFirstOrThrow();
    const to = (await replyAddress(db, id, pattern)) ?? "";
    const bring = (raw: string, authorization = `Bearer ${secret}`) =>
      ask("/hooks/mail", {
        method: "POST",
        headers: { "content-type": "message/rfc822", authorization },
        body: raw,
        to: port,
      });
    expect((await bring(head({ to, from }) + plainPart("nobody"), "Bearer x")).status).toBe(401);
    expect((await bring(head({ to: to.replace(/.{4}@/, "0000@"), from }) + plainPart("forged"))).status).toBe(200);
    for (let time = 0; time < 2; time += 1)
      expect((await bring(head({ to, from, id: "one@mail.example" }) + plainPart("It is cold again"))).status).toBe(
        200,
      );
    await expect
      .poll(async () => (await ask(data.followUrl, { to: port })).text, { timeout: 30_000 })
      .toContain("It is cold again");
    const page = (await ask(data.followUrl, { to: port })).text;
    expect(page.split("It is cold again")).toHaveLength(2);
    expect(page).not.toMatch(/forged|nobody/);
    const said = chats.saying("It drips", { phone: "+971501239999" });
    const chat = (headers: Record<string, string>) =>
      ask("/hooks/whatsapp", { method: "POST", headers, body: said, to: port });
    expect((await chat({ ...chats.signed(said), "x-hub-signature-256": "sha256=0" })).status).toBe(401);
    expect((await chat(chats.signed(said))).status).toBe(200);
    const byChat = db.selectFrom("leads").select(["name", "phone"]).where("kind", "=", "whatsapp");
    await expect.poll(() => byChat.execute()).toEqual([{ name: "Sara", phone: "+971501239999" }]);
    expect(output()).not.toMatch(/@example|It is cold|in\.windtower|It drips|501239999/);
    await db.destroy();
  },
);

inLanguage("ar", (site) => {
  const t = wordsOf(site);

  test("an answer by mail stands on the timeline with its files, what was before folded", async ({ page }) => {
    await signIn(page, { locale: "ar" });
    const { id } = addLead({ email: "sara@example.com", locale: "ar" });
    const to = (await replyAddress(database(), id, pattern)) ?? "";
    const words = "نعم، يوم الاثنين الساعة 10:00 مناسب.";
    const old = "في الاثنين، 23 نوفمبر 2026 كتب Windtower <hello@windtower.example>:\n\n> نزوركم يوم الاثنين؟";
    const files = [
      filePart("application/pdf", "plan.pdf", pdf),
      filePart("application/x-msdownload", "viewer.exe", "MZ"),
    ];
    const mails = [
      mail({ to }, multipart("mixed", [plainPart(`${words}\n\n${old}`), ...files])),
      mail({ to, from: "Omar <omar@example.org>", subject: "Gate pass" }, plainPart("I open the gate for you.")),
    ];
    for (const one of mails) expect(await keepMail(database(), one, "", "localhost")).toBe("stored");
    await new Inbox(page, site).openLead(id);
    await expect(page.getByText(words)).toBeVisible({ timeout: 20_000 });
    await expect(page.getByText("نزوركم يوم الاثنين؟")).toBeHidden();
    await page.getByText(t("mail.quoted")).click();
    await expect(page.getByText("نزوركم يوم الاثنين؟")).toBeVisible();
    await expect(page.getByText(`viewer.exe · ${t("mail.problems.type")}`)).toBeVisible();
    const file = page.getByRole("link", { name: "plan.pdf" });
    const { status, headers } = await page.request
      .get((await file.getAttribute("href")) ?? "")
      .then((answer) => ({ status: answer.status(), headers: answer.headers() }));
    expect([status, headers["content-disposition"]?.startsWith("attachment")]).toEqual([200, true]);
    await expect(page.getByText("omar@example.org")).toBeVisible();
    await expect(page.getByText("Gate pass")).toBeVisible();
  });
});
