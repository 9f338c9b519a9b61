/** A worker thread with clients that misuse their connections, again and again until they are told to stop. */
import { once } from "node:events";
import { connect, type Socket } from "node:net";
import { setTimeout } from "node:timers/promises";
import { parentPort, workerData } from "node:worker_threads";
import type { Flood, Transport } from "./bystanders.ts";
import { requestOf } from "./request.ts";

type Hostile = Exclude<Transport, "50 connections">;
const { port, how, ...flood }: Flood & { port: number; how: Hostile } = workerData;
/** Fewer than a connection may have waiting, so that none of them is cut off for their number. */
const together = 30;
const answers: Record<string, number> = {};
const open = new Set<Socket>();
let requestCount = 0;
let isOver = false;

async function connected(): Promise<Socket> {
  const socket = connect(port, "127.0.0.1").on("error", () => {});
  open.add(socket);
  socket.once("close", () => open.delete(socket));
  await Promise.race([once(socket, "connect"), once(socket, "close")]);
  return socket;
}

function textOf(): [head: string, body: string] {
  requestCount += 1;
  const { path, headers, body } = requestOf(flood, requestCount, port);
  const lines = Object.entries({ host: `127.0.0.1:${port}`, ...headers }).map(([name, value]) => `${name}: ${value}`);
  return [`${flood.method} ${path} HTTP/1.1\r\n${lines.join("\r\n")}\r\n`, body];
}

const whole = () => textOf().join("\r\n");
const many = () => Array.from({ length: together }, whole).join("");

/** Resolves when as many answers have come as were asked for, or when the connection is closed. */
function read(socket: Socket, most: number): Promise<unknown> {
  let got = 0;
  const done = Promise.withResolvers<void>();
  socket.on("data", (bytes) => {
    for (const [, status = ""] of bytes.toString("latin1").matchAll(/HTTP\/1\.1 (\d{3}) /g)) {
      answers[status] = (answers[status] ?? 0) + 1;
      got += 1;
    }
    if (got >= most) done.resolve();
  });
  return Promise.race([done.promise, once(socket, "close")]);
}

const habits: Record<Hostile, { connections: number; once(socket: Socket): Promise<unknown> }> = {
  pipelined: {
    connections: 20,
    once(socket) {
      const answered = read(socket, together);
      socket.write(many());
      return answered;
    },
  },
  reset: {
    connections: 50,
    async once(socket) {
      socket.write(whole());
      await setTimeout(5);
      socket.resetAndDestroy();
    },
  },
  unread: {
    connections: 50,
    async once(socket) {
      socket.pause();
      socket.write(many());
      await once(socket, "close");
    },
  },
  /** The head arrives line by line. If there is a body, the head is whole and the body arrives byte by byte (slow loris). */
  slow: {
    connections: 500,
    async once(socket) {
      const [head, body] = textOf();
      read(socket, 1);
      socket.write(body ? `${head}\r\n${body.slice(0, -60)}` : head);
      for (let n = 0; n < 60 && !socket.destroyed && !isOver; n += 1) {
        await setTimeout(1000);
        if (!socket.destroyed) socket.write(body ? body.slice(n - 60).slice(0, 1) : `x-${n}: slow\r\n`);
      }
    },
  },
};

async function client() {
  while (!isOver) {
    const socket = await connected();
    if (!isOver && !socket.destroyed) await habits[how].once(socket);
    socket.destroy();
  }
}

const begun = performance.now();
for (let n = 0; n < habits[how].connections; n += 1) void client();
parentPort?.once("message", () => {
  isOver = true;
  for (const socket of open) socket.destroy();
  parentPort?.postMessage({ answers, seconds: (performance.now() - begun) / 1000 });
});
