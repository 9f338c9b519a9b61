import { createHmac } from "node:crypto";
import type { IncomingMessage } from "node:http";
import { connect } from "node:net";
import { Readable } from "node:stream";
import fc from "@site/testing/fast-check.ts";
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from "vitest";
import { setLogLevel } from "#platform/process/log.ts";
import { bodyLimits } from "./body.ts";
import { startTestServer } from "./fixture.ts";
import { spool } from "./spool.ts";

setLogLevel("silent");
const secret = "the-first-secret-of-the-provider";
const next = "whsec_dGhlIHNlY29uZCBzZWNyZXQgb2YgdGhlIHByb3ZpZGVy";
const raw = { "content-type": "message/rfc822" };
const known = { ...raw, authorization: `Bearer ${secret}` };
const mail = "From: a@b.example\r\n\r\nhello \xff";

const mega = 1024 * 1024;
const chunk = "x".repeat(mega);

/**
 * Acts as a stranger who claims to sign a mail of 8 MB, sends nearly all of it and stops. Resolves when the server has received that much.
 */
async function dribble(port: number) {
  const socket = connect(port, "127.0.0.1").on("error", () => {});
  const at = Math.floor(Date.now() / 1000);
  const headers = `Content-Type: message/rfc822\r\nWebhook-Timestamp: ${at}\r\nWebhook-Signature: v1,x\r\n`;
  socket.write(`POST /hooks/mail HTTP/1.1\r\nHost: x\r\n${headers}Content-Length: ${8 * mega}\r\n\r\n`);
  const ended = new Promise((resolve) => socket.once("data", resolve).once("close", resolve));
  await new Promise((resolve) => socket.write(Buffer.alloc(8 * mega - 1, "x"), resolve));
  return { socket, ended };
}

describe("the route for mails", () => {
  let server: Awaited<ReturnType<typeof startTestServer>>;
  let taken: [string, string][] = [];
  let noted: [string, string, number][] = [];
  let blocked = false;
  beforeEach(async () => {
    taken = [];
    noted = [];
    blocked = false;
    server = await startTestServer({
      mailHook: {
        secrets: [secret, next],
        isBlocked: async () => blocked,
        take: async (bytes, recipients) => taken.push([bytes.toString("latin1"), recipients]),
        note: async (bytes, recipients, size) =>
          noted.push([bytes.toString("latin1").slice(0, 40), recipients, Math.round(size / mega)]),
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

  it("accepts the secret as a bearer, as a password, or as the key of a signature, the old and the next", async () => {
    const basic = (password: string) => `Basic ${Buffer.from(`any:${password}`).toString("base64")}`;
    for (const headers of [known, { ...raw, authorization: basic(next) }, signed("m"), signed("m", next)])
      expect((await post(headers, "m")).status).toBe(200);
    expect(taken).toHaveLength(4);
  });

  it("refuses everybody else", async () => {
    const wrong = [
      raw,
      { ...raw, authorization: "Bearer the-first-secret-of-the-provideR" },
      { ...raw, authorization: "Bearer" },
      { ...raw, authorization: "Digest x" },
      signed("m", "another secret of many characters"),
      signed("m", secret, Math.floor(Date.now() / 1000) - 301),
      signed("other"),
      // A valid signature does not make up for a wrong secret.
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

  it("notes and refuses a mail that is too large but comes from a proven sender", async () => {
    const ascii = mail.slice(0, -2);
    const large = (size: number) => Array.from({ length: size }, (_, n) => (n ? chunk : ascii.padEnd(mega, "x")));
    const json = { ...known, "content-type": "application/json" };
    const escaped = JSON.stringify({ recipient: "r@x.example", RawEmail: `${ascii}${chunk.repeat(14)}` });
    const tooLarge: [Record<string, string>, string | string[]][] = [
      [{ ...known, "x-original-to": "o@x.example" }, large(11)],
      [signed(large(12).join("")), large(12)],
      [json, JSON.stringify({ raw: Buffer.from(large(11).join(""), "latin1").toString("base64") })],
      [json, escaped],
    ];
    for (const [headers, body] of tooLarge) expect((await post(headers, body)).status).toBe(413);
    const start = ascii.padEnd(40, "x");
    expect(noted).toEqual([
      [start, "o@x.example", 10],
      [start, "", 12],
      [start, " ", 11],
      [start, "r@x.example ", 11],
    ]);
    expect((await post(signed("other"), large(12))).status).toBe(401);
    expect((await post({ ...known, "content-type": "multipart/form-data; boundary=x" })).status).toBe(415);
    expect((await post(known, large(9))).status).toBe(200);
    expect([taken.length, noted.length]).toEqual([1, 4]);
  });

  it("does not let a proven sender wait for strangers who send slowly", async () => {
    const strangers = await Promise.all([dribble(server.port), dribble(server.port)]);
    const honest = "x".repeat(200_000);
    expect((await post(signed(honest), honest)).status).toBe(200);
    expect((await post(known, honest)).status).toBe(200);
    // More slow strangers fill the space, so the oldest of them are cut off for a later sender.
    const more = await Promise.all(Array.from({ length: 4 }, () => dribble(server.port)));
    await Promise.race([...strangers, ...more].map(({ ended }) => ended));
    expect((await post(signed(honest), honest)).status).toBe(200);
    for (const { socket } of [...strangers, ...more]) socket.destroy();
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

it("the route for mails does not exist if it is not set up", async () => {
  const server = await startTestServer();
  const { status } = await server.ask("/hooks/mail", { method: "POST", headers: known, body: mail });
  expect(status).toBe(403);
  await server.close();
});

it("a mail whose file cannot be written is never taken for an empty one", async () => {
  vi.stubEnv("TMPDIR", "/no/such/folder");
  onTestFinished(() => void vi.unstubAllEnvs());
  const receive = spool({ total: mega, perAddress: mega });
  const options = { limit: mega, most: mega, small: 1, pace: bodyLimits.pace, onChunk: () => {} };
  const request = Readable.from([Buffer.from("From: a@b.example")]) as IncomingMessage;
  const body = await receive(request, "192.0.2.1", options);
  if (typeof body === "number") throw new Error(String(body));
  for (const _ of ["while it fails", "afterwards"]) await expect(body.read()).rejects.toThrow("ENOENT");
});
