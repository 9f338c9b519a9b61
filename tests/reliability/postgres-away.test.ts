import { randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { expect, it, onTestFinished, vi } from "vitest";
import { startPostgres } from "#scripts/test/postgres.ts";
import { type Place, placeOn, places } from "../../server/db/fixture.ts";
import { ask, post } from "../e2e/support/http.ts";
import { expectAllStored } from "./support/acknowledgements.ts";
import { startServer } from "./support/server.ts";
import { startTcpProxy } from "./support/tcp-proxy.ts";
import { crowd, failed, submit } from "./support/visitors.ts";

const outage = 5000;

it.skipIf(!process.env.TEST_DATABASE_URL)(
  "PostgreSQL crashes under load and comes back: nothing acknowledged is lost, and no restart is needed",
  async () => {
    // A separate PostgreSQL: the one of the other tests must not crash.
    const postgres = await startPostgres();
    if (!postgres) throw new Error("There was a PostgreSQL a moment ago.");
    onTestFinished(() => postgres.stop());
    const place: Place = { settings: { DATA_DIR: "", DATABASE_URL: postgres.url }, clear: async () => {} };
    const server = await startServer(place);
    onTestFinished(() => void server.child.kill("SIGKILL"));
    const visitors = crowd(8, async () => server.port);
    await vi.waitUntil(() => visitors.acknowledged.size > 100, 20_000);

    postgres.crash();
    for (let sent = 0; sent < 5; sent++) expect(await submit(server.port, randomUUID())).toMatchObject(failed);
    await expectKeptOnPage(server.port);
    const before = visitors.acknowledged.size;
    expect((await ask("/healthz", { to: server.port })).status).toBe(200);
    expect((await ask("/readyz", { to: server.port })).status).toBe(503);
    await pause(outage);

    postgres.start();
    const back = performance.now();
    await vi.waitUntil(() => visitors.acknowledged.size > before, { timeout: 10_000, interval: 20 });
    console.log(`A form was acknowledged ${Math.round(performance.now() - back)} ms after PostgreSQL was back`);
    await visitors.leave();
    expect((await ask("/readyz", { to: server.port })).status).toBe(200);
    await server.kill();
    await expectAllStored(place, visitors.acknowledged);
  },
);

const hasPostgres = places.some(([name]) => name === "PostgreSQL");

it.skipIf(!hasPostgres)(
  "PostgreSQL stops answering: forms get an error in time, and are accepted once it answers again",
  async () => {
    const place = await placeOn("PostgreSQL");
    onTestFinished(() => place.clear());
    const url = new URL(place.settings.DATABASE_URL ?? "");
    const cable = await startTcpProxy(Number(url.port));
    onTestFinished(cable.remove);
    url.port = String(cable.port);
    const server = await startServer({ ...place, settings: { DATA_DIR: "", DATABASE_URL: url.href } });
    onTestFinished(() => void server.child.kill("SIGKILL"));
    const several = () => Promise.all(Array.from({ length: 4 }, () => submit(server.port, randomUUID())));
    for (const { status } of await several()) expect(status).toBe(200);

    cable.cut();
    const start = performance.now();
    for (const answer of await several()) expect(answer).toMatchObject(failed);
    expect(performance.now() - start, "ms; the form itself gives up after 20 s").toBeLessThan(18_000);
    expect((await ask("/healthz", { to: server.port })).status).toBe(200);

    cable.mend();
    const mended = performance.now();
    for (const { status } of await several()) expect(status).toBe(200);
    expect(performance.now() - mended).toBeLessThan(10_000);
  },
);

/** Expects that a page without JavaScript comes back with the typed values and a number to call. */
async function expectKeptOnPage(port: number) {
  const message = "The AC on the second floor drips.";
  const fields = { name: "Sara", email: "sara@example.com", phone: "050 123 4567", message };
  const key = "a".repeat(22);
  for (const path of ["/contact", `/offer/${key}`, `/ar/request/${key}/visit`]) {
    const page = await post(path, fields, { "x-forwarded-for": "198.18.0.1" }, port);
    expect([path, page.status, page.headers["retry-after"]]).toEqual([path, 503, "10"]);
    expect(page.text.split("</head>", 1)[0]?.match(/<title>/g), path).toHaveLength(1);
    for (const kept of Object.values(fields)) expect(page.text).toContain(kept);
    expect(page.text).toMatch(/<a[^>]+href="tel:/);
  }
}
