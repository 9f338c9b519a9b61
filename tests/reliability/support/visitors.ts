import { randomInt, randomUUID } from "node:crypto";

export interface Answer {
  status: number;
  body: { reference?: string; failed?: boolean };
}

/** The errors that the form turns into "nothing is lost: try again, or call us". */
export const failed: Answer = { status: 503, body: { failed: true } };

const address = () => `198.${randomInt(18, 20)}.${randomInt(256)}.${randomInt(1, 255)}`;

/** One contact form, as the browser's script sends it. */
export async function submit(port: number, key: string): Promise<Answer> {
  const origin = `http://127.0.0.1:${port}`;
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
  });
  return { status: response.status, body: (await response.json()) as Answer["body"] };
}

export interface Crowd {
  /** Idempotency key of the form → the reference that the sender got. */
  acknowledged: Map<string, string>;
  /** Every visitor finishes the current form. */
  leave(): Promise<void>;
}

/**
 * Visitors who send form after form, each retried under its idempotency key until it is acknowledged. `port` waits for a running server.
 */
export function crowd(size: number, port: () => Promise<number>): Crowd {
  const acknowledged = new Map<string, string>();
  let leaving = false;
  const visitor = async () => {
    while (!leaving) {
      const key = randomUUID();
      acknowledged.set(key, await insist(key, port));
    }
  };
  const visitors = Promise.all(Array.from({ length: size }, visitor));
  visitors.catch(() => {}); // noticed by the code that waits for them
  return {
    acknowledged,
    leave: async () => {
      leaving = true;
      await visitors;
    },
  };
}

async function insist(key: string, port: () => Promise<number>): Promise<string> {
  for (;;) {
    const answer = await submit(await port(), key).catch(() => undefined);
    if (answer?.body.reference) return answer.body.reference;
    if (answer && answer.status !== 503) throw new Error(`A good form was answered with ${answer.status}`);
  }
}
