import { createHmac } from "node:crypto";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import fc from "#tests/fast-check.ts";
import { setLogLevel } from "../log.ts";
import { startTestServer } from "./fixture.ts";
import { maxMail } from "./mail-hook.ts";

setLogLevel("silent");
const secret = "the-first-secret-of-the-provider";
const next = "whsec_dGhlIHNlY29uZCBzZWNyZXQgb2YgdGhlIHByb3ZpZGVy";
const raw = { "content-type": "message/rfc822" };
const known = { ...raw, authorization: `Bearer ${secret}` };
const mail = "From: a@b.example\r\n\r\nhello \xff";

describe("the door for mails", () => {
  let server: Awaited<ReturnType<typeof startTestServer>>;
  let taken: [string, string][] = [];
  let blocked = false;
  beforeEach(async () => {
    taken = [];
    blocked = false;
    server = await startTestServer({
      mailHook: {
        secrets: [secret, next],
        isBlocked: async () => blocked,
        take: async (bytes, recipients) => taken.push([bytes.toString("latin1"), recipients]),
      },
    });
  });
  afterEach(() => server.close());
  const post = (headers: Record<string, string>, body: string | string[] = mail) =>
    server.ask("/hooks/mail", { method: "POST", headers, body });
  const signed = (body: string, key = secret, at = Math.floor(Date.now() / 1000)) => {
    const bytes = key.startsWith("whsec_") ? Buffer.from(key.slice(6), "base64") : key;
    const hash = createHmac("sha256", bytes).update(`m1.${at}.${body}`).digest("base64");
    return { ...raw, "webhook-id": "m1", "webhook-timestamp": String(at), "webhook-signature": `v1,x v1,${hash}` };
  };

  it("opens to the secret as a bearer, as a password, or as the key of a signature, the old and the next", async () => {
    const basic = (password: string) => `Basic ${Buffer.from(`any:${password}`).toString("base64")}`;
    for (const headers of [known, { ...raw, authorization: basic(next) }, signed("m"), signed("m", next)])
      expect((await post(headers, "m")).status).toBe(200);
    expect(taken).toHaveLength(4);
  });

  it("stays closed to everybody else", async () => {
    const wrong = [
      raw,
      { ...raw, authorization: "Bearer the-first-secret-of-the-provideR" },
      { ...raw, authorization: "Bearer" },
      { ...raw, authorization: "Digest x" },
      signed("m", "another secret of many characters"),
      signed("m", secret, Math.floor(Date.now() / 1000) - 301),
      signed("other"),
      // A wrong secret is not made good by a signature.
      { ...signed("m"), authorization: "Bearer x" },
    ];
    for (const headers of wrong) expect((await post(headers, "m")).status).toBe(401);
    blocked = true;
    expect((await post(raw)).status).toBe(429);
    expect(taken).toEqual([]);
    expect((await server.ask("/hooks/mail", { headers: known })).status).toBe(405);
  });

  it("takes the raw message, and JSON in two shapes, byte by byte", async () => {
    const json = { ...known, "content-type": "application/json; charset=utf-8" };
    await post({ ...known, "x-original-to": "reply+1@in.example" }, "a\xff");
    await post(json, JSON.stringify({ raw: Buffer.from(mail, "latin1").toString("base64"), recipient: "r@x.example" }));
    await post(json, JSON.stringify({ RawEmail: "From: سارة", OriginalRecipient: "o@x.example" }));
    expect(taken).toEqual([
      [Buffer.from("a\xff").toString("latin1"), "reply+1@in.example"],
      [mail, "r@x.example"],
      [Buffer.from("From: سارة").toString("latin1"), "o@x.example"],
    ]);
  });

  it("refuses what is too large, before and while it reads, and what is no mail", async () => {
    expect((await post({ ...known, "content-length": String(maxMail + 1) }, "")).status).toBe(413);
    const chunk = "x".repeat(1024 * 1024);
    expect(
      (
        await post(
          known,
          Array.from({ length: 11 }, () => chunk),
        )
      ).status,
    ).toBe(413);
    expect(
      (
        await post(
          known,
          Array.from({ length: 9 }, () => chunk),
        )
      ).status,
    ).toBe(200);
    expect((await post({ ...known, "content-type": "multipart/form-data; boundary=x" })).status).toBe(415);
    const json = { ...known, "content-type": "application/json" };
    const big = Buffer.alloc(maxMail + 1).toString("base64");
    expect((await post(json, JSON.stringify({ raw: big }))).status).toBe(413);
    expect(taken).toHaveLength(1);
  });

  it("never fails, whatever JSON comes", async () => {
    const json = { ...known, "content-type": "application/json" };
    await fc.assert(
      fc.asyncProperty(fc.oneof(fc.json(), fc.string()), async (body) => {
        expect([200, 400]).toContain((await post(json, body)).status);
      }),
      { numRuns: 60 },
    );
  });
});

it("there is no such door where it is not set up", async () => {
  const server = await startTestServer();
  const { status } = await server.ask("/hooks/mail", { method: "POST", headers: known, body: mail });
  expect(status).toBe(403);
  await server.close();
});
