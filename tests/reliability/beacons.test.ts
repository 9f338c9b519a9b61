import { randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { describe, expect, it, onTestFinished, type TestContext, vi } from "vitest";
import { placeOn, places } from "#platform/db/fixture.ts";
import { isNightly } from "#tests/set.ts";
import { expectAllStored } from "./support/acknowledgements.ts";
import { storedViews, tell, viewFields } from "./support/beacons.ts";
import { startDrill } from "./support/drill.ts";
import { startTcpProxy } from "./support/tcp-proxy.ts";

/** The duration of the flood in seconds. */
const seconds = isNightly ? 4 : 2;

const addressOf = (n: number) => `198.18.${n >> 8}.${n & 255}`;

describe.each(places)("the beacons of pages, on %s", { timeout: 240_000 }, (name, make) => {
  const begin = async (context: TestContext) => {
    const place = await make();
    onTestFinished(() => place.clear());
    const drill = startDrill(context, place);
    return { place, drill, server: await drill.start(place) };
  };

  it.runIf(isNightly || name === "SQLite")(
    "that are malformed, huge, replayed or foreign, 300 a second, are refused or forgotten, and every form is answered",
    async (context) => {
      const { place, drill, server } = await begin(context);
      const visitors = drill.crowd(3, async () => server.port);
      const again = viewFields();
      const kinds = [
        () => tell(server.port, `e=view&i=${"\u202e%00%ff".repeat(20)}&p=//evil.example`),
        () => tell(server.port, "x".repeat(3000)),
        () => tell(server.port, again),
        () => tell(server.port, viewFields(), { origin: "https://elsewhere.example" }),
        () => tell(server.port, JSON.stringify(again), { type: "application/json" }),
      ];
      const statuses: Promise<number>[] = [];
      for (let second = 0; second < seconds; second += 1) {
        const end = performance.now() + 1000;
        for (let n = 0; n < 300; n += 1) statuses.push((kinds[n % kinds.length] ?? kinds[0])?.() ?? Promise.resolve(0));
        await pause(end - performance.now());
      }
      const answers = await Promise.all(statuses);
      const before = visitors.acknowledged.size;
      await visitors.reaches(before + 1);
      await visitors.leave();
      const answered = kinds.map((_kind, kind) => [
        ...new Set(answers.filter((_status, n) => n % kinds.length === kind)),
      ]);
      expect(answered).toEqual([[204], [413], [204], [403], [415]]);
      await vi.waitUntil(async () => (await storedViews(place)).length > 0, { timeout: 20_000, interval: 200 });
      expect(await storedViews(place)).toEqual([again.i]);
      await server.kill();
      await expectAllStored(place, visitors.acknowledged);
    },
  );

  it.runIf(isNightly)(
    "are lost by a kill only if they waited in memory, and no enquiry is lost with them",
    async (context) => {
      const { place, drill, server } = await begin(context);
      const early = Array.from({ length: 40 }, () => viewFields());
      for (const [n, view] of early.entries())
        expect(await tell(server.port, view, { address: addressOf(n) })).toBe(204);
      const visitors = drill.crowd(3, async () => server.port);
      await vi.waitUntil(async () => (await storedViews(place)).length === early.length, {
        timeout: 20_000,
        interval: 100,
      });
      await visitors.reaches(6);
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
      const { port } = await drill.start(place);
      const after = viewFields();
      expect(await tell(port, after)).toBe(204);
      await vi.waitUntil(async () => (await storedViews(place)).includes(after.i), { timeout: 20_000, interval: 100 });
    },
  );
});

it.runIf(isNightly && places.some(([name]) => name === "PostgreSQL"))(
  "wait while PostgreSQL is away, and are answered at once",
  { timeout: 120_000 },
  async (context) => {
    const place = await placeOn("PostgreSQL");
    onTestFinished(() => place.clear());
    const url = new URL(place.settings.DATABASE_URL ?? "");
    const cable = await startTcpProxy(Number(url.port));
    onTestFinished(cable.remove);
    url.port = String(cable.port);
    const drill = startDrill(context, place);
    const server = await drill.start({ ...place, settings: { DATA_DIR: "", DATABASE_URL: url.href } });
    const first = viewFields();
    await tell(server.port, first);
    await vi.waitUntil(async () => (await storedViews(place)).length === 1, { timeout: 20_000, interval: 100 });
    cable.cut();
    const away = Array.from({ length: 10 }, () => viewFields());
    for (const [n, view] of away.entries()) expect(await tell(server.port, view, { address: addressOf(n) })).toBe(204);
    cable.mend();
    await vi.waitUntil(async () => (await storedViews(place)).length === 11, { timeout: 60_000, interval: 200 });
    expect(new Set(await storedViews(place))).toEqual(new Set([first, ...away].map(({ i }) => i)));
    expect((await drill.submit(server.port, randomUUID())).status).toBe(200);
  },
);
