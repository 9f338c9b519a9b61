import { randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { expect, it, onTestFinished } from "vitest";
import { type Place, placeOn, places } from "#platform/db/fixture.ts";
import { startPostgres } from "#scripts/test/postgres.ts";
import { isNightly } from "#tests/set.ts";
import { ask, post } from "../e2e/support/http.ts";
import { expectAllStored } from "./support/acknowledgements.ts";
import { startDrill } from "./support/drill.ts";
import { startTcpProxy } from "./support/tcp-proxy.ts";
import { failedAnswer } from "./support/visitors.ts";

const outage = isNightly ? 5000 : 1000;

it.skipIf(!process.env.TEST_DATABASE_URL)(
  "PostgreSQL crashes under load and comes back: nothing acknowledged is lost, and no restart is needed",
  async (context) => {
    // This test needs its own PostgreSQL, because it crashes the server.
    const postgres = await startPostgres();
    if (!postgres) throw new Error("There was a PostgreSQL a moment ago.");
    onTestFinished(() => postgres.stop());
    const place: Place = { settings: { DATA_DIR: "", DATABASE_URL: postgres.url }, clear: async () => {} };
    const drill = startDrill(context, place);
    const server = await drill.start(place);
    const visitors = drill.crowd(8, async () => server.port);
    await visitors.reaches(101);

    drill.note("PostgreSQL crashes");
    postgres.crash();
    for (let sent = 0; sent < 5; sent++)
      expect(await drill.submit(server.port, randomUUID())).toMatchObject(failedAnswer);
    await expectKeptOnPage(server.port);
    const before = visitors.acknowledged.size;
    expect((await ask("/healthz", { to: server.port })).status).toBe(200);
    expect((await ask("/readyz", { to: server.port })).status).toBe(503);
    await pause(outage);

    postgres.start();
    drill.note("PostgreSQL is back");
    const back = performance.now();
    await visitors.reaches(before + 1, 10_000);
    console.log(`A form was acknowledged ${Math.round(performance.now() - back)} ms after PostgreSQL was back`);
    await visitors.leave();
    expect((await ask("/readyz", { to: server.port })).status).toBe(200);
    await server.kill();
    await expectAllStored(place, visitors.acknowledged);
  },
);

const hasPostgres = places.some(([name]) => name === "PostgreSQL");

it.runIf(isNightly && hasPostgres)(
  "PostgreSQL stops answering: forms get an error in time, and are accepted once it answers again",
  async (context) => {
    const place = await placeOn("PostgreSQL");
    onTestFinished(() => place.clear());
    const url = new URL(place.settings.DATABASE_URL ?? "");
    const cable = await startTcpProxy(Number(url.port));
    onTestFinished(cable.remove);
    url.port = String(cable.port);
    const drill = startDrill(context, place);
    const server = await drill.start({ ...place, settings: { DATA_DIR: "", DATABASE_URL: url.href } });
    const several = () => Promise.all(Array.from({ length: 4 }, () => drill.submit(server.port, randomUUID())));
    for (const { status } of await several()) expect(status).toBe(200);

    cable.cut();
    drill.note("the cable is cut");
    const start = performance.now();
    for (const answer of await several()) expect(answer).toMatchObject(failedAnswer);
    expect(performance.now() - start, "ms; the form itself gives up after 20 s").toBeLessThan(18_000);
    expect((await ask("/healthz", { to: server.port })).status).toBe(200);

    cable.mend();
    drill.note("the cable is mended");
    const mended = performance.now();
    for (const { status } of await several()) expect(status).toBe(200);
    expect(performance.now() - mended).toBeLessThan(10_000);
  },
);

/** Expects that a page without JavaScript is shown again with the typed values and a telephone number. */
async function expectKeptOnPage(port: number) {
  const message = "The AC on the second floor drips.";
  const fields = { name: "Sara", email: "sara@example.com", phone: "050 123 4567", message };
  const key = "a".repeat(22);
  for (const path of ["/contact", `/quotation/${key}`, `/ar/enquiry/${key}/visit`]) {
    const page = await post(path, fields, { "x-forwarded-for": "198.18.0.1" }, port);
    expect([path, page.status, page.headers["retry-after"]]).toEqual([path, 503, "10"]);
    expect(page.text.split("</head>", 1)[0]?.match(/<title>/g), path).toHaveLength(1);
    for (const kept of Object.values(fields)) expect(page.text).toContain(kept);
    expect(page.text).toMatch(/<a[^>]+href="tel:/);
  }
}
