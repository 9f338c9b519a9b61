/**
 * A worker thread with clients that request much and read nothing. They hang up at once, hang up after a moment, or stay connected and
 * never read.
 */
import { once } from "node:events";
import { connect as connectSecurely, constants } from "node:http2";
import { connect } from "node:net";
import { setTimeout } from "node:timers/promises";
import { parentPort, workerData } from "node:worker_threads";
import type { AbandonedFlood } from "./abandon.ts";

const { how, port, path, connections, requests, hold }: AbandonedFlood & { port: number } = workerData;
const pathOf = (n: number) => path.replaceAll("{n}", String(n));

const atOnce = 50;

/** Resets HTTP/2 streams as soon as they are opened. */
async function reset(first: number) {
  const session = connectSecurely(`https://127.0.0.1:${port}`, { rejectUnauthorized: false });
  session.on("error", () => {});
  await once(session, "connect");
  for (let n = 0; n < requests && !session.closed && !session.destroyed; n += atOnce) {
    const streams = Array.from({ length: atOnce }, (_, at) => session.request({ ":path": pathOf(first + n + at) }));
    for (const stream of streams) stream.on("error", () => {});
    await setTimeout(2);
    for (const stream of streams) stream.close(constants.NGHTTP2_CANCEL);
  }
  await setTimeout(hold);
  session.destroy();
}

/** Writes many HTTP/1.1 requests at once (pipelining), and reads no answer. */
async function pipeline(first: number) {
  const socket = connect(port, "127.0.0.1").pause();
  socket.on("error", () => {});
  await once(socket, "connect");
  const lines = Array.from({ length: requests }, (_, n) => `GET ${pathOf(first + n)} HTTP/1.1\r\nHost: a\r\n\r\n`);
  socket.write(lines.join(""));
  await setTimeout(hold);
  socket.destroy();
}

const one = how === "reset" ? reset : pipeline;
await Promise.all(Array.from({ length: connections }, (_, n) => one(n * requests)));
parentPort?.postMessage("gone");
