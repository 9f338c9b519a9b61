import type { IncomingMessage } from "node:http";

/** No form is larger (`budgets.uploads`), so a body above this size is not read any further. */
const most = 64 * 2 ** 20;

/**
 * Reads a body and drops it. If the answer came and the connection was closed while the browser is still sending, the browser would show an
 * error instead of following a redirect. For a body that never ends, the time limit of the request applies (`requestTimeout`).
 */
export const readToItsEnd = (incoming: IncomingMessage): Promise<void> =>
  new Promise((done) => {
    let received = 0;
    incoming.on("data", (chunk: Buffer) => {
      received += chunk.length;
      if (received > most) done();
    });
    incoming.once("end", done).once("close", done).once("error", done);
  });
