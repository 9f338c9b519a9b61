import { Agent, request } from "node:http";
import { setTimeout as pause } from "node:timers/promises";
import { parentPort, workerData } from "node:worker_threads";
import type { AuthLoad, PageLoad, Times } from "./auth-load.ts";

const what: AuthLoad | PageLoad = workerData;
const agent = new Agent({ keepAlive: true });
const warmUp = 1000;
const begin = performance.now() + warmUp;
const end = begin + what.seconds * 1000;
const times: number[] = [];
let failed = 0;

async function timed(path: string, body?: object): Promise<string> {
  const start = performance.now();
  const { status, text } = await send(path, body);
  const now = performance.now();
  if (start >= begin && now <= end) {
    if (status === 200) times.push(now - start);
    else failed++;
  }
  return text;
}

function send(path: string, body?: object): Promise<{ status: number; text: string }> {
  return new Promise((resolve, reject) => {
    const headers = body ? { "content-type": "application/json" } : { "accept-encoding": "br" };
    const options = { host: "127.0.0.1", port: what.port, path, method: body ? "POST" : "GET", agent, headers };
    const sent = request(options, (answer) => {
      let text = "";
      answer.setEncoding("latin1").on("data", (chunk: string) => {
        text += chunk;
      });
      answer.on("end", () => resolve({ status: answer.statusCode ?? 0, text }));
    });
    sent.on("error", reject).end(body && JSON.stringify(body));
  });
}

async function signIn({ email, password }: AuthLoad["accounts"][number]) {
  while (performance.now() < end) await timed("/auth/v1/token?grant_type=password", { email, password });
}

async function refresh({ refreshToken }: AuthLoad["accounts"][number]) {
  let token = refreshToken;
  while (performance.now() < end) {
    const text = await timed("/auth/v1/token?grant_type=refresh_token", { refresh_token: token });
    token = JSON.parse(text).refresh_token ?? token;
  }
}

async function pages({ path, perSecond }: PageLoad) {
  const requests: Promise<string>[] = [];
  const start = performance.now();
  while (performance.now() < end) {
    requests.push(timed(path));
    await pause(Math.max(0, start + (requests.length * 1000) / perSecond - performance.now()));
  }
  await Promise.all(requests);
}

if (what.kind === "page") await pages(what);
else await Promise.all(what.accounts.map(what.kind === "sign-in" ? signIn : refresh));
times.sort((a, b) => a - b);
const at = (share: number) => times[Math.ceil(share * times.length) - 1] ?? 0;
const result: Times = { rate: times.length / what.seconds, p50: at(0.5), p99: at(0.99), max: at(1), failed };
parentPort?.postMessage(result);
