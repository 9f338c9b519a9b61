import { wait } from "#platform/machine/timers.ts";

export interface Health {
  ready(): Promise<boolean>;
  /** After this call, the checks for readiness and serving fail, so that the load balancer sends visitors to another process. */
  close(): void;
  closing(): boolean;
}

/** Makes the health checks. `ping` queries the database. If it does not answer within `patience` ms, the process is not ready. */
export function createHealth(ping: () => Promise<unknown>, patience = 2000): Health {
  let closed = false;
  const answers = () =>
    Promise.race([
      ping().then(
        () => true,
        () => false,
      ),
      wait(patience, { ref: false }).then(() => false),
    ]);
  return {
    ready: async () => !closed && (await answers()),
    close: () => {
      closed = true;
    },
    closing: () => closed,
  };
}

/** Makes the answer of a health check: one word and an optional remark. The answer is never cached. */
export const healthAnswer = (ok: boolean, remark = ""): Response =>
  new Response(`${ok ? "ok" : "unavailable"}${remark}\n`, {
    status: ok ? 200 : 503,
    headers: { "content-type": "text/plain; charset=utf-8", "cache-control": "no-store" },
  });
