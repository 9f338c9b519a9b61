import { join } from "node:path";
import SQLite from "better-sqlite3";
import { Kysely, SqliteDialect } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import ar from "#content/ar/messages/interface.json" with { type: "json" };
import en from "#content/en/messages/interface.json" with { type: "json" };
import { head, plainPart } from "#domain/leads/store/incoming/raw.fixture.ts";
import { replyAddress } from "#domain/leads/store/incoming/reply-address.ts";
import * as chats from "#domain/leads/store/whatsapp/fixture.ts";
import type { Database } from "#platform/db/schema.ts";
import { forms, send } from "#tests/e2e/support/forms.ts";
import { ask } from "#tests/e2e/support/http.ts";
import { newProcesses, type StartedServer } from "#tests/e2e/support/launch.ts";
import { siteIn } from "#tests/e2e/support/site-words.ts";

const pattern = "reply+*@in.windtower.example";
const secret = "a-secret-of-many-characters";

/** Servers that accept customers' answers by mail and chats by WhatsApp. */
const processes = newProcesses();
let server: StartedServer;
beforeAll(async () => {
  server = await processes.start({ REPLY_ADDRESS: pattern, MAIL_HOOK_SECRET: secret, ...chats.settings });
});
afterAll(() => processes.end());

test("an answer by mail is shown on the private page, but a stranger's is not; a chat becomes a lead", async () => {
  const { port, output } = server;
  const fields = forms["/api/contact"]();
  const from = fields.email;
  const { data } = await send("/api/contact", fields, { to: port });
  const db = new Kysely<Database>({
    dialect: new SqliteDialect({ database: new SQLite(join(processes.folder, "windtower.db"), { timeout: 5000 }) }),
  });
  const { id } = await db
    .selectFrom("leads")
    .select("id")
    .where("reference", "=", data.reference)
    .executeTakeFirstOrThrow();
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
    expect((await bring(head({ to, from, id: "one@mail.example" }) + plainPart("It is cold again"))).status).toBe(200);
  await expect
    .poll(async () => (await ask(data.followUrl, { to: port })).text, { timeout: 30_000 })
    .toContain("It is cold again");
  const page = (await ask(data.followUrl, { to: port })).text;
  expect(page.split("It is cold again")).toHaveLength(2);
  expect(page).not.toMatch(/forged|nobody/);
  const said = chats.saying("It drips", { phone: "+971501239999" });
  const chat = (headers: Record<string, string>) =>
    ask("/hooks/whatsapp", { method: "POST", headers, body: said, to: port });
  expect((await chat({ ...chats.signedHeaders(said), "x-hub-signature-256": "sha256=0" })).status).toBe(401);
  expect((await chat(chats.signedHeaders(said))).status).toBe(200);
  const byChat = db.selectFrom("leads").select(["name", "phone"]).where("kind", "=", "whatsapp");
  await expect.poll(() => byChat.execute(), { timeout: 30_000 }).toEqual([{ name: "Sara", phone: "+971501239999" }]);
  expect(output()).not.toMatch(/@example|It is cold|in\.windtower|It drips|501239999/);
  await db.destroy();
});

test("the privacy notice mentions Meta only if the office answers by WhatsApp", async () => {
  for (const [language, { chats: words }] of [
    ["en", en],
    ["ar", ar],
  ] as const)
    for (const [to, expected] of [
      [undefined, false],
      [server.port, true],
    ] as const) {
      const page = await ask(siteIn(language).path("/privacy"), { to });
      expect(page.status).toBe(200);
      for (const text of Object.values(words)) expect(page.text.includes(text), `${language}: ${text}`).toBe(expected);
    }
});
