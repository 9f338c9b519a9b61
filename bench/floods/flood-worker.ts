/**
 * A worker thread with fifty visitors, each on its own keep-alive connection. They request one kind of page again and again until they are
 * told to stop.
 */
import { Agent, request } from "node:http";
import { parentPort, workerData } from "node:worker_threads";
import type { Flood } from "./bystanders.ts";
import { requestOf } from "./request.ts";

const { port, ...flood }: Flood & { port: number } = workerData;
const connections = 50;
const agent = new Agent({ keepAlive: true, maxSockets: connections });
const answers: Record<string, number> = {};
let requestCount = 0;
let isOver = false;
parentPort?.once("message", () => {
  isOver = true;
});

function ask(): Promise<string> {
  requestCount += 1;
  const { path, headers, body } = requestOf(flood, requestCount, port);
  return new Promise((resolve) => {
    const sent = request({ host: "127.0.0.1", port, agent, headers, method: flood.method, path }, (answer) => {
      answer.resume().on("end", () => resolve(String(answer.statusCode)));
    });
    sent.on("error", () => resolve("failed")).end(body);
  });
}

async function visitor() {
  while (!isOver) {
    const status = await ask();
    answers[status] = (answers[status] ?? 0) + 1;
  }
}

for (let n = 0; n < connections; n += 1) void visitor();
const begun = performance.now();
parentPort?.once("message", () => {
  const seconds = (performance.now() - begun) / 1000;
  parentPort?.postMessage({ answers, seconds });
  process.exit(0);
});
