export interface Health {
  ready(): Promise<boolean>;
  /** The checks for readiness and serving fail from here on, so that the load balancer sends visitors elsewhere. */
  close(): void;
  closing(): boolean;
}

/** `ping` queries the database; no answer in time counts as a failure. */
export function createHealth(ping: () => Promise<unknown>, patience = 2000): Health {
  let closed = false;
  const answers = () =>
    Promise.race([
      ping().then(
        () => true,
        () => false,
      ),
      new Promise<boolean>((resolve) => setTimeout(resolve, patience, false).unref()),
    ]);
  return {
    ready: async () => !closed && (await answers()),
    close: () => {
      closed = true;
    },
    closing: () => closed,
  };
}

/** Answers for liveness and readiness with one word and an optional remark. It is never cached. */
export const healthAnswer = (ok: boolean, remark = ""): Response =>
  new Response(`${ok ? "ok" : "unavailable"}${remark}\n`, {
    status: ok ? 200 : 503,
    headers: { "content-type": "text/plain; charset=utf-8", "cache-control": "no-store" },
  });
