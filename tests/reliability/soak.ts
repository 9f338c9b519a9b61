/**
 * node tests/reliability/soak.ts [minutes]: visitors read and write without a pause while the server's memory is recorded; not part of
 * `npm test`. On PostgreSQL with TEST_DATABASE_URL, otherwise on SQLite.
 */

import { randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import { setTimeout as pause } from "node:timers/promises";
import { last } from "#engine/typed.ts";
import { places } from "../../server/db/fixture.ts";
import { startServer } from "./support/server.ts";
import { submit } from "./support/visitors.ts";

const minutes = Number(process.argv[2] ?? 10);
const settle = Math.min(2, minutes / 4);
const [kind, make] = last(places);
const place = await make();
const server = await startServer(place);
const end = Date.now() + minutes * 60_000;
const count = { acknowledged: 0, pages: 0, other: 0 };

async function visitor() {
  while (Date.now() < end) {
    const { status } = await submit(server.port, randomUUID());
    if (status === 200) count.acknowledged++;
    else count.other++;
    for (const path of ["/", "/ar/contact", "/assets/nothing", "/request/nobody"]) {
      await (await fetch(`http://127.0.0.1:${server.port}${path}`)).arrayBuffer();
      count.pages++;
    }
    await pause(100);
  }
}

const memory = () =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${server.child.pid}/status`, "utf8"))?.[1]) / 1024;
const measured: number[] = [];
async function watch() {
  const begin = Date.now();
  while (Date.now() < end) {
    await pause(15_000);
    const at = (Date.now() - begin) / 60_000;
    console.log(`${at.toFixed(1)} min: ${memory().toFixed(0)} MB, ${JSON.stringify(count)}`);
    if (at >= settle) measured.push(memory());
  }
}

try {
  await Promise.all([watch(), ...Array.from({ length: 8 }, visitor)]);
  const third = Math.max(1, Math.floor(measured.length / 3));
  const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  const [early, late] = [mean(measured.slice(0, third)), mean(measured.slice(-third))];
  const growth = `${early.toFixed(0)} MB → ${late.toFixed(0)} MB (${((late / early - 1) * 100).toFixed(1)} %)`;
  console.log(`${kind}, ${minutes} min, mean of the first and the last third after ${settle} min: ${growth}`);
} finally {
  await server.kill();
  await place.clear();
}
