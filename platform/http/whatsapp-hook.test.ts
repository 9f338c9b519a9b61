import { createHmac } from "node:crypto";
import fc from "@site/testing/fast-check.ts";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { setLogLevel } from "#platform/process/log.ts";
import { startTestServer } from "./fixture.ts";

setLogLevel("silent");
const [secret, next] = ["the-first-secret-of-the-app", "the-second-secret-of-the-app"];
const verifyToken = "a-token-of-24-characters";

describe("the route for WhatsApp", () => {
  let server: Awaited<ReturnType<typeof startTestServer>>;
  let taken: string[] = [];
  let blocked = false;
  beforeEach(async () => {
    taken = [];
    blocked = false;
    server = await startTestServer({
      whatsAppHook: {
        secrets: [secret, next],
        verifyToken,
        isBlocked: async () => blocked,
        take: async (raw) => taken.push(raw.toString()),
      },
    });
  });
  afterEach(() => server.close());
  const signature = (body: string, key: string) => `sha256=${createHmac("sha256", key).update(body).digest("hex")}`;
  const post = (body: string | string[], signed?: string, type = "application/json") =>
    server.ask("/hooks/whatsapp", {
      method: "POST",
      headers: { "content-type": type, ...(signed !== undefined && { "x-hub-signature-256": signed }) },
      body,
    });
  const challenge = (query: Record<string, string>) => server.ask(`/hooks/whatsapp?${new URLSearchParams(query)}`);

  it("answers Meta's question with its challenge, and nobody else's", async () => {
    const query = { "hub.mode": "subscribe", "hub.verify_token": verifyToken, "hub.challenge": "1158201444" };
    const { status, headers, body } = await challenge(query);
    expect([status, headers["content-type"], body.toString()]).toEqual([
      200,
      "text/plain; charset=utf-8",
      "1158201444",
    ]);
    for (const wrong of [
      { "hub.verify_token": "a-token-of-24-characterS" },
      { "hub.verify_token": "" },
      { "hub.mode": "unsubscribe" },
      { "hub.challenge": "<script>" },
    ])
      expect((await challenge({ ...query, ...wrong })).status).toBe(403);
    blocked = true;
    expect((await challenge({})).status).toBe(429);
  });

  it("accepts a signature over the bytes as they came, by the old secret and the next", async () => {
    const escaped = '{"text":"\\u0633\\u0627\\u0631\\u0629 \\u00e9 \\/"}';
    for (const key of [secret, next]) expect((await post(escaped, signature(escaped, key))).status).toBe(200);
    expect(taken).toEqual([escaped, escaped]);
    const again = JSON.stringify(JSON.parse(escaped));
    expect((await post(again, signature(escaped, secret))).status).toBe(401);
    const plain = '{"text":"سارة"}';
    expect(
      (await post([plain.slice(0, 5), plain.slice(5)], signature(plain, secret).toUpperCase().replace("SHA", "sha")))
        .status,
    ).toBe(200);
  });

  it("refuses everybody else", async () => {
    const body = "{}";
    const right = signature(body, secret);
    for (const wrong of [
      undefined,
      "",
      "sha256=",
      right.slice(0, -1),
      `${right}0`,
      right.replace("256", "1"),
      signature(body, "x"),
      signature("{} ", secret),
    ])
      expect((await post(body, wrong)).status, wrong).toBe(401);
    expect((await post(body, right, "text/plain")).status).toBe(415);
    expect((await server.ask("/hooks/whatsapp", { method: "PUT" })).status).toBe(405);
    const large = `"${"x".repeat(256 * 1024)}"`;
    expect((await post(large, signature(large, secret))).status).toBe(413);
    expect((await post([large.slice(0, 9), large.slice(9)], signature(large, secret))).status).toBe(413);
    blocked = true;
    expect((await post(body, "sha256=0")).status).toBe(429);
    expect(taken).toEqual([]);
  });

  it("never fails, whatever is sent", async () => {
    const some = fc.record({
      text: fc.string({ unit: "binary", maxLength: 200 }),
      isSigned: fc.boolean(),
      given: fc.string({ maxLength: 80 }),
    });
    await fc.assert(
      fc.asyncProperty(some, async ({ text, isSigned, given: anyHeader }) => {
        const header = isSigned ? signature(text, secret) : anyHeader.replace(/[^\x20-\x7e]/g, "");
        const { status } = await post(text, header);
        expect(status).toBe(isSigned ? 200 : 401);
      }),
      { numRuns: 25 },
    );
  });
});
