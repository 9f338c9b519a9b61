import { randomInt, randomUUID } from "node:crypto";
import { EventEmitter, once } from "node:events";

export interface Answer {
  status: number;
  body: { reference?: string; failed?: boolean };
}

/** The answer that the form turns into "nothing is lost: try again, or call us". */
export const failedAnswer: Answer = { status: 503, body: { failed: true } };

/** Writes a line of a drill's history. */
export type Note = (what: string, facts?: object) => void;

export interface Watch {
  note?: Note;
  /** Ends the work of the visitors at once. */
  signal?: AbortSignal;
}

const address = () => `198.${randomInt(18, 20)}.${randomInt(256)}.${randomInt(1, 255)}`;

/** One contact form, as the browser's script sends it. */
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
  /** The idempotency key of each form, with the reference that the sender got. */
  acknowledged: Map<string, string>;
  /** Resolves at the answer that makes so many acknowledged. Its time limit is long, because a busy machine is slow and that loses nothing. */
  reaches(count: number, patience?: number): Promise<void>;
  /** The time in milliseconds that the last acknowledged form took. */
  latency(): number;
  /** The number of forms without an answer. */
  unanswered(): number;
  /** Lets every visitor finish the current form. */
  leave(): Promise<void>;
}

/** Visitors who send form after form. Each is retried under its idempotency key until it is acknowledged. `port` waits for a running server. */
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
  for (const end of [visitors, gone]) end.catch(() => {}); // The code that waits for them notices the error.
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
