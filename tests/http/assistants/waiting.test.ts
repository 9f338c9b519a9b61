import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { linkKeyOf } from "#domain/assistants/store/keys.ts";
import { addWaiting } from "#domain/assistants/store/waiting.ts";
import { newId } from "#platform/db/ids.ts";
import { cookieFor } from "#tests/e2e/support/colleagues.ts";
import { leadBy, rows, send } from "#tests/e2e/support/forms.ts";
import { ask } from "#tests/e2e/support/http.ts";
import { newEmail } from "#tests/e2e/support/leads.ts";
import { database } from "#tests/e2e/support/sessions.ts";

const message = '<img src=x onerror="alert(1)"> [see](https://evil.example) **now**';

/** Stores an enquiry as the tool for programs does, and returns the path of its page. */
async function waiting(program: string, prefix = "") {
  const email = newEmail();
  const choice = { service: "plumbing", place: "dubai", urgency: "week", channel: "email", time: "any" };
  const data = { name: "Sara Al Mansoori", phone: "050 123 4567", email, ...choice, message };
  const written = { program, data, phone: "+971501234567", phoneTyped: "050 123 4567" };
  const request = { id: newId(), idempotencyKey: randomUUID(), locale: "en", recipient: email } as const;
  const spam = { score: 0, reasons: [] };
  const row = await addWaiting(database(), { ...request, sentBy: "email", written: { ...written, spam } }, Date.now());
  if (!row) throw new Error("It was not stored");
  return { row, email, path: `${prefix}/waiting/${await linkKeyOf(database(), row)}` };
}

const leadsWith = (email: string) =>
  rows<{ reference: string }>("select reference from leads where email = ?", [email]);

test("the page shows a program's words as text, changes nothing by itself, and its yes brings the enquiry into the inbox", async () => {
  const program = `Helper ${randomUUID()}`;
  const { row, email, path } = await waiting(program);
  const headers = { accept: "text/html", ...(await cookieFor({ role: "agent" })) };
  const inbox = async () => (await ask(`/admin?text=${encodeURIComponent(email)}`, { headers })).text;
  const page = await ask(path);
  expect([page.status, page.headers["x-robots-tag"]]).toEqual([200, "noindex, nofollow, noarchive"]);
  expect(page.headers["cache-control"]).toMatch(/no-store/);
  expect(page.text).toContain("&lt;img src=x");
  expect(page.text).not.toMatch(/<img src=x|href="https:\/\/evil/);
  expect(page.text).toContain(program);
  expect((await ask(`/ar${path}`)).text).toContain("هل هذا طلبك؟");
  expect([
    leadsWith(email),
    rows("select id from outbox where lead_id is not null and payload like ?", [`%${row.id}%`]),
  ]).toEqual([[], []]);
  expect(await inbox()).not.toContain(row.reference);
  expect((await send(path, { answer: "" })).status).toBe(422);
  expect(leadsWith(email)).toEqual([]);
  const yes = await send(path, { answer: "yes" });
  expect([yes.status, yes.headers.location]).toEqual([303, `/enquiry/${leadBy(row.reference).follow_key}`]);
  expect(await inbox()).toContain(row.reference);
  expect(await inbox()).toContain(program);
  expect((await ask(path)).text).toContain(String(yes.headers.location));
  expect(leadsWith(email)).toHaveLength(1);
});

test("after a no nothing is left, and a key that never existed is answered alike", async () => {
  const { row, email, path } = await waiting("Helper", "/ar");
  expect((await send(path, { answer: "no" })).status).toBe(303);
  const emptied = { email: "", phone: "", content: "", recipient: row.id };
  expect(rows("select email, phone, content, recipient from waiting_enquiries where id = ?", [row.id])).toEqual([
    emptied,
  ]);
  const [gone, never] = [await ask(path), await ask(`/ar/waiting/${"x".repeat(32)}`)];
  expect([gone.status, never.status, leadsWith(email)]).toEqual([404, 404, []]);
  expect((await ask(`${path}?done=declined`)).text).toContain("حُذف الطلب");
});
