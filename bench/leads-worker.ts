import { randomInt, randomUUID } from "node:crypto";
import { Agent, request } from "node:http";
import { parentPort, workerData } from "node:worker_threads";
import type { LeadLoad, LeadTimes } from "./leads-load.ts";

const { port, clients, seconds }: LeadLoad = workerData;
const agent = new Agent({ keepAlive: true, maxSockets: clients });
const warmUp = 2000;
const begin = performance.now() + warmUp;
const end = begin + seconds * 1000;
const times: number[] = [];
let failed = 0;
let sent = 0;

const address = () => `198.${randomInt(18, 20)}.${randomInt(256)}.${randomInt(1, 255)}`;

function form(): string {
  const key = randomUUID();
  const message = `The AC in room ${key} has been dripping since yesterday, and the filter is clean.`;
  const who = { name: "Sara Al Mansoori", email: `${key}@example.com`, phone: "+971501234567" };
  return new URLSearchParams({ ...who, message, page: "/contact", key, elapsed: "60000" }).toString();
}

function send(body: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const headers = {
      origin: `http://127.0.0.1:${port}`,
      "content-type": "application/x-www-form-urlencoded",
      "content-length": Buffer.byteLength(body),
      "x-forwarded-for": address(),
    };
    const sent = request(
      { host: "127.0.0.1", port, path: "/api/contact", method: "POST", agent, headers },
      (answer) => {
        answer.resume().on("end", () => resolve(answer.statusCode ?? 0));
      },
    );
    sent.on("error", reject).end(body);
  });
}

async function client() {
  while (performance.now() < end) {
    const body = form();
    const start = performance.now();
    const status = await send(body);
    const now = performance.now();
    sent++;
    if (start < begin || now > end) continue;
    if (status === 200) times.push(now - start);
    else failed++;
  }
}

await Promise.all(Array.from({ length: clients }, client));
times.sort((a, b) => a - b);
const at = (share: number) => times[Math.ceil(share * times.length) - 1] ?? 0;
const result: LeadTimes = { rate: times.length / seconds, p50: at(0.5), p99: at(0.99), failed, sent };
parentPort?.postMessage(result);
