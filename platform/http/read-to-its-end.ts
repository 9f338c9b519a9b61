import type { IncomingMessage } from "node:http";

/** No form is larger (`budgets.uploads`), and who sends more need not be listened to. */
const most = 64 * 2 ** 20;

/**
 * Takes in a body and keeps nothing of it. A browser that is still sending when its answer has come, and the connection is closed, shows an error instead
 * of following a redirect. The time for a whole request (`requestTimeout`) ends a body that never does.
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
