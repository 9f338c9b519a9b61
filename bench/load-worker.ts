import { connect } from "node:net";
import { parentPort, workerData } from "node:worker_threads";
import type { Load } from "./load.ts";

const { port, request, connections, seconds, status }: Load = workerData;
const bytes = Buffer.from(request);
const start = Buffer.from(`HTTP/1.1 ${status} `);
let answered = 0;

/**
 * Opens a keep-alive connection that sends the next request when the last one was answered. An HTTP library would use more processor time
 * than the servers that are measured. All answers have the same length, so it is enough to count bytes.
 */
function ask(fail: (error: Error) => void) {
  const socket = connect({ port, host: "127.0.0.1", noDelay: true });
  let length = 0;
  let received = 0;
  let opening = Buffer.alloc(0);
  socket.on("connect", () => socket.write(bytes));
  socket.on("error", fail);
  socket.on("close", () => fail(new Error("The server closed a connection under load")));
  socket.on("data", (chunk) => {
    if (received === 0 && chunk.length >= start.length && !chunk.subarray(0, start.length).equals(start)) {
      fail(new Error(`Not a ${status}: ${chunk.subarray(0, 80).toString("latin1")}`));
    }
    received += chunk.length;
    if (length === 0) {
      opening = Buffer.concat([opening, chunk]);
      length = lengthOf(opening);
    }
    if (length === 0 || received < length) return;
    if (received > length) fail(new Error(`An answer of ${received} bytes where ${length} were expected`));
    received = 0;
    answered++;
    socket.write(bytes);
  });
  return socket;
}

/** Returns the length of the whole answer (headers and body), or 0 if the headers have not arrived completely. */
function lengthOf(answer: Buffer): number {
  const end = answer.indexOf("\r\n\r\n");
  if (end < 0) return 0;
  const head = answer.subarray(0, end).toString("latin1");
  return end + 4 + (status === 304 ? 0 : Number(/\r\ncontent-length: (\d+)/i.exec(head)?.[1] ?? Number.NaN));
}

const sockets = Array.from({ length: connections }, () =>
  ask((error) => {
    parentPort?.postMessage({ error: error.message });
    process.exit(0);
  }),
);

setTimeout(() => {
  const before = answered;
  const since = performance.now();
  setTimeout(() => {
    parentPort?.postMessage({ rate: ((answered - before) * 1000) / (performance.now() - since) });
    for (const socket of sockets) socket.removeAllListeners("close").destroy();
    process.exit(0);
  }, seconds * 1000);
}, 400);
