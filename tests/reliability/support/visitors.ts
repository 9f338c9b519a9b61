import { randomInt, randomUUID } from "node:crypto";
import { EventEmitter, once } from "node:events";

export interface Answer {
  status: number;
  body: { reference?: string; failed?: boolean };
}

/** The answer for which the form shows "nothing is lost: try again, or call us". */
export const failedAnswer: Answer = { status: 503, body: { failed: true } };

/** Writes a line into the history of a drill. */
export type Note = (what: string, facts?: object) => void;

export interface Watch {
  note?: Note;
  /** Stops the visitors at once. */
  signal?: AbortSignal;
}

const address = () => `198.${randomInt(18, 20)}.${randomInt(256)}.${randomInt(1, 255)}`;

/** Sends a contact form as the script in the browser does. */
export async function submit(port: number, key: string, { note = () => {}, signal }: Watch = {}): Promise<Answer> {
  const origin = `http://127.0.0.1:${port}`;
  note("sent", { key });
  try {
    const response = await fetch(`${origin}/api/contact`, {
      method: "POST",
      headers: { origin, "x-forwarded-for": address() },
      body: new URLSearchParams({
        name: "Sara Al Mansoori",
        email: `${key}@example.com`,
        phone: `+971501${String(randomInt(1_000_000)).padStart(6, "0")}`,
        message: `The AC in room ${key} drips.`,
        page: "/contact",
        elapsed: "60000",
        key,
      }),
      signal,
    });
    const { status } = response;
    const body = (await response.json()) as Answer["body"];
    note("answered", { key, status, reference: body.reference });
    return { status, body };
  } catch (error) {
    note("unanswered", { key, error: String((error as Error).cause ?? error) });
    throw error;
  }
}

export interface Crowd {
  /** The idempotency key of each acknowledged form, with the reference that the visitor got. */
  acknowledged: Map<string, string>;
  /** Resolves when this many forms are acknowledged. The timeout is long, because a busy machine is slow without losing anything. */
  reaches(count: number, patience?: number): Promise<void>;
  /** Returns how long the last acknowledged form took, in milliseconds. */
  latency(): number;
  /** Returns the number of forms without an answer. */
  unanswered(): number;
  /** Stops the visitors after each has finished its current form. */
  leave(): Promise<void>;
}

/**
 * Visitors who send one form after the other. Each form is sent again with its idempotency key until it is acknowledged. `port` resolves
 * when a server is running.
 */
export function crowd(size: number, port: () => Promise<number>, watch: Watch = {}): Crowd {
  const acknowledged = new Map<string, string>();
  const news = new EventEmitter().setMaxListeners(0);
  let [latency, unanswered, leaving] = [0, 0, false];
  const insist = async (key: string): Promise<string> => {
    for (;;) {
      watch.signal?.throwIfAborted();
      const to = await port();
      const began = performance.now();
      const answer = await submit(to, key, watch).catch(() => undefined);
      if (!answer) unanswered++;
      else if (answer.body.reference) {
        latency = performance.now() - began;
        return answer.body.reference;
      } else if (answer.status !== 503) throw new Error(`A good form was answered with ${answer.status}`);
    }
  };
  const visitor = async () => {
    while (!leaving) {
      const key = randomUUID();
      acknowledged.set(key, await insist(key));
      news.emit("acknowledged");
    }
  };
  const visitors = Promise.all(Array.from({ length: size }, visitor));
  const gone = visitors.then(() => Promise.reject(new Error("The visitors have left.")));
  for (const end of [visitors, gone]) end.catch(() => {}); // The error is reported where the test waits for these promises.
  return {
    acknowledged,
    reaches: async (count, patience = 120_000) => {
      const signal = AbortSignal.timeout(patience);
      while (acknowledged.size < count)
        await Promise.race([once(news, "acknowledged", { signal }), gone]).catch((error) => {
          throw signal.aborted
            ? new Error(`${acknowledged.size} of ${count} forms acknowledged in ${patience} ms`)
            : error;
        });
    },
    latency: () => latency,
    unanswered: () => unanswered,
    leave: async () => {
      leaving = true;
      await visitors;
    },
  };
}
