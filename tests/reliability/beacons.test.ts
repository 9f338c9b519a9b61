import { randomUUID } from "node:crypto";
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from "vitest";
import { type Place, placeOn, places } from "../../server/db/fixture.ts";
import { expectAllStored } from "./support/acknowledgements.ts";
import { storedViews, tell, viewFields } from "./support/beacons.ts";
import { type Server, startServer } from "./support/server.ts";
import { startTcpProxy } from "./support/tcp-proxy.ts";
import { crowd, submit } from "./support/visitors.ts";

const addressOf = (n: number) => `198.18.${n >> 8}.${n & 255}`;

describe.each(places)("what pages tell, on %s", { timeout: 240_000 }, (_, make) => {
  let place: Place;
  let server: Server;
  beforeEach(async () => {
    place = await make();
    server = await startServer(place);
  });
  afterEach(async () => {
    server.child.kill("SIGKILL");
    await server.ended;
    await place.clear();
  });

  it("malformed, huge, replayed and foreign, 300 a second, is refused or forgotten, and every form is answered", async () => {
    const visitors = crowd(3, async () => server.port);
    const again = viewFields();
    const kinds = [
      () => tell(server.port, `e=view&i=${"\u202e%00%ff".repeat(20)}&p=//evil.example`),
      () => tell(server.port, "x".repeat(3000)),
      () => tell(server.port, again),
      () => tell(server.port, viewFields(), { origin: "https://elsewhere.example" }),
      () => tell(server.port, JSON.stringify(again), { type: "application/json" }),
    ];
    const statuses: Promise<number>[] = [];
    for (let second = 0; second < 4; second += 1) {
      const end = performance.now() + 1000;
      for (let n = 0; n < 300; n += 1) statuses.push((kinds[n % kinds.length] ?? kinds[0])?.() ?? Promise.resolve(0));
      await vi.waitUntil(() => performance.now() >= end, { timeout: 5000, interval: 20 });
    }
    const answers = await Promise.all(statuses);
    const before = visitors.acknowledged.size;
    await vi.waitUntil(() => visitors.acknowledged.size > before, { timeout: 20_000, interval: 20 });
    await visitors.leave();
    const answered = kinds.map((_kind, kind) => [
      ...new Set(answers.filter((_status, n) => n % kinds.length === kind)),
    ]);
    expect(answered).toEqual([[204], [413], [204], [403], [415]]);
    await vi.waitUntil(async () => (await storedViews(place)).length > 0, { timeout: 20_000, interval: 200 });
    expect(await storedViews(place)).toEqual([again.i]);
    await server.kill();
    await expectAllStored(place, visitors.acknowledged);
  });

  it("is lost by a kill only as far as it waited in memory, and no request with it", async () => {
    const early = Array.from({ length: 40 }, () => viewFields());
    for (const [n, view] of early.entries()) expect(await tell(server.port, view, { address: addressOf(n) })).toBe(204);
    const visitors = crowd(3, async () => server.port);
    await vi.waitUntil(async () => (await storedViews(place)).length === early.length, {
      timeout: 20_000,
      interval: 100,
    });
    await vi.waitUntil(() => visitors.acknowledged.size > 5, { timeout: 20_000, interval: 5 });
    const late = await Promise.all(
      Array.from({ length: 20 }, async (_view, n) => {
        const view = viewFields();
        await tell(server.port, view, { address: addressOf(100 + n) });
        return view;
      }),
    );
    await visitors.leave();
    await server.kill();
    const stored = await storedViews(place);
    expect(stored.slice(0, early.length)).toEqual(early.map(({ i }) => i));
    const possible = new Set<string>([...early, ...late].map(({ i }) => i));
    expect(stored.filter((key) => !possible.has(key))).toEqual([]);
    await expectAllStored(place, visitors.acknowledged);
    server = await startServer(place);
    const after = viewFields();
    expect(await tell(server.port, after)).toBe(204);
    await vi.waitUntil(async () => (await storedViews(place)).includes(after.i), { timeout: 20_000, interval: 100 });
  });
});

it.skipIf(!places.some(([name]) => name === "PostgreSQL"))(
  "what pages tell while PostgreSQL is away waits for it, and is answered at once",
  { timeout: 120_000 },
  async () => {
    const place = await placeOn("PostgreSQL");
    onTestFinished(() => place.clear());
    const url = new URL(place.settings.DATABASE_URL ?? "");
    const cable = await startTcpProxy(Number(url.port));
    onTestFinished(cable.remove);
    url.port = String(cable.port);
    const server = await startServer({ ...place, settings: { DATA_DIR: "", DATABASE_URL: url.href } });
    onTestFinished(() => void server.child.kill("SIGKILL"));
    const first = viewFields();
    await tell(server.port, first);
    await vi.waitUntil(async () => (await storedViews(place)).length === 1, { timeout: 20_000, interval: 100 });
    cable.cut();
    const away = Array.from({ length: 10 }, () => viewFields());
    for (const [n, view] of away.entries()) expect(await tell(server.port, view, { address: addressOf(n) })).toBe(204);
    cable.mend();
    await vi.waitUntil(async () => (await storedViews(place)).length === 11, { timeout: 60_000, interval: 200 });
    expect(new Set(await storedViews(place))).toEqual(new Set([first, ...away].map(({ i }) => i)));
    expect((await submit(server.port, randomUUID())).status).toBe(200);
  },
);
