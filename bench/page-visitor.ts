/**
 * A worker thread that requests a page again and again until it is told to stop. It is a thread of its own, so that other clients do not
 * delay its measurements.
 */
import { parentPort, workerData } from "node:worker_threads";

const { url, address }: { url: string; address: string } = workerData;
const times: number[] = [];
let failed = 0;
let isOver = false;
parentPort?.once("message", () => {
  isOver = true;
});
while (!isOver) {
  const began = performance.now();
  const answer = await fetch(url, { headers: { "x-forwarded-for": address } });
  await answer.arrayBuffer();
  times.push(performance.now() - began);
  if (answer.status !== 200) failed += 1;
}
parentPort?.postMessage({ times, failed });
