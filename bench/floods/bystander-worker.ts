/**
 * A worker thread with two visitors and a load balancer: one sends contact forms, one requests files, and one asks whether the site is ready,
 * again and again until they are told to stop.
 */
import { randomInt, randomUUID } from "node:crypto";
import { setTimeout } from "node:timers/promises";
import { parentPort, workerData } from "node:worker_threads";
import type { Times } from "./bystanders.ts";

const { origin }: { origin: string } = workerData;
const pause = 25;
const patience = 20_000;
let isOver = false;
parentPort?.once("message", () => {
  isOver = true;
});

/** Each form comes from its own address, because the number of forms from one address is limited. */
function form(): Promise<Response> {
  const key = randomUUID();
  const message = `The AC in room ${key} has been dripping since yesterday, and the filter is clean.`;
  const who = { name: "Sara Al Mansoori", email: `${key}@example.com`, phone: "+971501234567" };
  return fetch(`${origin}/api/contact`, {
    method: "POST",
    headers: { origin, "x-forwarded-for": `198.${randomInt(18, 20)}.${randomInt(256)}.${randomInt(1, 255)}` },
    body: new URLSearchParams({ ...who, message, page: "/contact", key, elapsed: "60000" }),
    signal: AbortSignal.timeout(patience),
  });
}

const file = () =>
  fetch(`${origin}/dubai/ac-services/dubai-marina`, {
    headers: { "x-forwarded-for": "198.19.255.1" },
    signal: AbortSignal.timeout(patience),
  });

const ready = () => fetch(`${origin}/readyz`, { signal: AbortSignal.timeout(patience) });

async function again(ask: () => Promise<Response>): Promise<Times> {
  const times: number[] = [];
  let failed = 0;
  while (!isOver) {
    const began = performance.now();
    const isFine = await ask().then(
      async (answer) => (await answer.arrayBuffer()) && answer.status === 200,
      () => false,
    );
    times.push(performance.now() - began);
    if (!isFine) failed += 1;
    await setTimeout(pause);
  }
  return { times, failed };
}

const [forms, files, checks] = await Promise.all([again(form), again(file), again(ready)]);
parentPort?.postMessage({ form: forms, file: files, ready: checks });
