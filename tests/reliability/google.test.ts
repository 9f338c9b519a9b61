import { randomUUID } from "node:crypto";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { startGoogle } from "#domain/analytics/store/ga4/fixture.ts";
import { connectToWrite } from "#platform/db/connection.ts";
import { type Place, places } from "#platform/db/fixture.ts";
import { patience } from "#platform/webhook/post.ts";
import { isNightly } from "#tests/set.ts";
import { type Server, startServer } from "./support/server.ts";

type Headers = Record<string, string>;
const soon = { timeout: 20_000, interval: 50 };

describe.each(places)("Google Analytics as seen from outside, on %s", { timeout: 120_000 }, (name, make) => {
  let place: Place;
  let server: Server;
  let google: Awaited<ReturnType<typeof startGoogle>>;
  const start = async () => {
    [place, google] = await Promise.all([make(), startGoogle()]);
    server = await startServer(place, google.settings);
  };
  const stop = async () => {
    server.child.kill("SIGKILL");
    await server.ended;
    await Promise.all([place.clear(), google.stop()]);
  };

  const post = (path: string, fields: Headers, headers: Headers = {}) => {
    const origin = `http://127.0.0.1:${server.port}`;
    const body = new URLSearchParams(fields);
    return fetch(origin + path, { method: "POST", redirect: "manual", headers: { origin, ...headers }, body });
  };
  const choose = async (google: string, headers: Headers = {}) => {
    const answer = await post("/privacy", { google }, headers);
    expect([answer.status, answer.headers.get("location")]).toEqual([303, "/privacy#google"]);
    return answer.headers.get("set-cookie")?.split(";", 1)[0] ?? "";
  };
  const submit = async (headers: Headers = {}, key = randomUUID()) => {
    const fields = { name: "Sara Al Mansoori", email: `${key}@example.com`, phone: "0501234567", page: "/contact" };
    const answer = await post(
      "/api/contact",
      { ...fields, message: `Room ${key} drips.`, elapsed: "60000", key },
      headers,
    );
    expect(answer.status).toBe(200);
  };

  /** Returns the number of messages to Google that are not sent yet. */
  const waiting = async () => {
    const { db, close } = connectToWrite(place.settings);
    const rows = db.selectFrom("outbox").select("id").where("topic", "=", "ga4.lead").where("state", "<>", "done");
    return (await rows.execute().finally(close)).length;
  };

  describe("with answers", () => {
    beforeAll(start);
    afterAll(stop);
    /**
     * Resets the fake Google, because all tests share it. Each test also waits at its end until its messages are sent, so that the next
     * test does not receive them.
     */
    beforeEach(() => {
      google.status = 204;
      google.received.length = 0;
    });

    it.runIf(isNightly || name === "SQLite")("is told about exactly the leads whose browser agreed", async () => {
      const cookie = await choose("yes");
      expect(cookie).toMatch(/^ga=1\.[\da-f-]{36}$/);
      expect(await choose("yes", { cookie }), "it stays the same").toBe(cookie);
      expect(await choose("yes", { "sec-gpc": "1" })).toBe("ga=");
      await submit();
      const forged = [
        "ga=yes",
        "ga=1",
        `ga=2.${randomUUID()}`,
        "ga=1.' or true --",
        `ga=1.${"f".repeat(8000)}`,
        "ga=%00",
      ];
      for (const one of forged) await submit({ cookie: one });
      for (const signal of ["sec-gpc", "dnt"]) await submit({ cookie, [signal]: "1" });
      const key = randomUUID();
      await Promise.all([submit({ cookie }, key), submit({ cookie }, key)]);
      await submit({ cookie }, key);
      await vi.waitUntil(() => google.received.length > 0, soon);
      const another = await choose("yes");
      await submit({ cookie: another });
      await vi.waitUntil(async () => google.received.length > 1 && (await waiting()) === 0, soon);
      expect(google.told().map(({ client_id, events }) => [client_id, events.length, events[0].name])).toEqual(
        [cookie, another].map((one) => [one.slice("ga=1.".length), 1, "generate_lead"]),
      );
    });

    it.runIf(isNightly)(
      "is told nothing after the visitor withdrew the consent, whatever the browser still sends",
      async () => {
        google.status = 500;
        const cookie = await choose("yes");
        await submit({ cookie });
        await vi.waitUntil(() => google.received.length === 1, soon);
        expect(await choose("no", { cookie })).toBe("ga=");
        google.status = 204;
        const other = await choose("yes");
        await submit({ cookie: other });
        await vi.waitUntil(async () => (await waiting()) === 0, soon);
        expect(google.told().map(({ client_id }) => `ga=1.${client_id}`)).toEqual([cookie, other]);
      },
    );

    it.runIf(isNightly || name === "SQLite")("is chosen only by a form of ours", async () => {
      const refused = await post("/privacy", { google: "yes" }, { origin: "https://elsewhere.example" });
      expect(refused.status).toBe(403);
      for (const google of ["", "YES", "no", "yes\0"]) expect(await choose(google)).toBe("ga=");
      expect((await post("/terms", { google: "yes" })).status).toBe(405);
      expect((await post("/analytics-test", {})).status).toBe(405);
      expect(google.received).toEqual([]);
    });
  });

  describe("without an answer", () => {
    beforeEach(start);
    afterEach(stop);

    it.runIf(isNightly)("delays no form while it never answers", async () => {
      google.status = null;
      const cookie = await choose("yes");
      // If a form waited for Google, it would take as long as the timeout for Google. That is many times longer than a form takes on a busy
      // machine.
      for (let form = 0; form < 10; form += 1) {
        const began = performance.now();
        await submit({ cookie });
        expect(performance.now() - began).toBeLessThan(patience);
      }
      await vi.waitUntil(() => google.received.length >= 5, soon);
    });
  });
});
