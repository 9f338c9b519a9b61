import { randomUUID } from "node:crypto";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { connectToWrite } from "#platform/db/connection.ts";
import { type Place, places } from "#platform/db/fixture.ts";
import { isNightly } from "#tests/set.ts";
import { type Server, startServer } from "./support/server.ts";
import { siteOnTrial } from "./support/trial-site.ts";

const soon = { timeout: 30_000, interval: 100 };
const agent = "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0 Safari/537.36";

describe.each(places)("a page with two versions, on %s", { timeout: 120_000 }, (name, make) => {
  let site: ReturnType<typeof siteOnTrial>;
  let place: Place;
  let server: Server;
  beforeEach(async () => {
    site = siteOnTrial("short-promise");
    place = await make();
    server = await startServer(place, {}, site.folder);
  });
  afterEach(async () => {
    server.child.kill("SIGKILL");
    await server.ended;
    await place.clear();
    site.clear();
  });

  const ask = (path: string, address: string, more: RequestInit = {}) => {
    const origin = `http://127.0.0.1:${server.port}`;
    const headers = {
      origin,
      "x-forwarded-for": address,
      "user-agent": agent,
      "accept-language": "en",
      ...more.headers,
    };
    return fetch(origin + path, { ...more, headers });
  };
  const versionFor = async (address: string, headers = {}) => {
    const answer = await ask("/dubai", address, { headers });
    return {
      version: /<body id="([^"]+)"/.exec(await answer.text())?.[1],
      cookie: answer.headers.get("set-cookie"),
      cache: answer.headers.get("cache-control"),
    };
  };

  it.runIf(isNightly || name === "SQLite")(
    "shows each visitor one of them all day, counts both, and the lead keeps its name and nothing of the visit",
    async () => {
      const addresses = Array.from({ length: 40 }, (_address, n) => `198.18.7.${n}`);
      await vi.waitUntil(async () => (await versionFor("198.18.7.1")).version !== undefined, soon);
      await vi.waitUntil(async () => {
        const seen = await Promise.all(addresses.map(async (address) => (await versionFor(address)).version));
        return seen.includes("short-promise.b");
      }, soon);
      const first = await Promise.all(addresses.map((address) => versionFor(address)));
      const again = await Promise.all(addresses.map((address) => versionFor(address)));
      expect(again).toEqual(first);
      expect(new Set(first.map(({ version }) => version))).toEqual(new Set(["short-promise.a", "short-promise.b"]));
      expect(first.every(({ cookie, cache }) => cookie === null && cache === "private, no-cache")).toBe(true);
      const optedOut = await Promise.all(addresses.map((address) => versionFor(address, { "sec-gpc": "1" })));
      expect(new Set(optedOut.map(({ version }) => version))).toEqual(new Set(["short-promise.a"]));

      for (const [n, { version = "" }] of first.entries()) {
        const beacon = { i: randomUUID(), p: "/dubai", e: "view", z: "true", n: "navigate", x: version };
        await ask("/seen", addresses[n] ?? "", { method: "POST", body: new URLSearchParams(beacon) });
      }
      const key = randomUUID();
      const origin = JSON.stringify({ landing: "/dubai", referrer: "", campaign: {}, variant: "short-promise.b" });
      const fields = {
        name: "Sara",
        email: `${key}@example.com`,
        phone: "0501234567",
        message: "The AC drips.",
        page: "/dubai",
      };
      const sent = await ask("/api/contact", "198.18.9.9", {
        method: "POST",
        body: new URLSearchParams({ ...fields, origin, key, elapsed: "60000" }),
      });
      expect(sent.status).toBe(200);
      const { db, close } = connectToWrite(place.settings);
      const counted = async () =>
        db
          .selectFrom("visit_events")
          .innerJoin("seen_words", "seen_words.id", "visit_events.word")
          .select(["text"])
          .where("visit_events.kind", "=", "variant")
          .execute();
      await vi.waitUntil(async () => (await counted()).length === addresses.length, soon);
      const seen = (await counted()).map(({ text }) => text).toSorted();
      expect(seen).toEqual(first.map(({ version }) => version).toSorted());
      const [lead] = await db.selectFrom("leads").selectAll().execute();
      expect(JSON.parse(lead?.origin ?? "{}")).toMatchObject({ variant: "short-promise.b" });
      expect(Object.keys(lead ?? {}).filter((column) => /visit|hash/.test(column))).toEqual([]);
      await close();
    },
  );
});
