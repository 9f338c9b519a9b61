export interface Health {
  ready(): Promise<boolean>;
  /** From here on the load balancer is told to send visitors elsewhere. */
  close(): void;
  closing(): boolean;
}

/** `ping` asks the database something; an answer that takes long is no answer. */
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

/** Whether alive or ready: one word, never to be stored. */
export const healthAnswer = (ok: boolean): Response =>
  new Response(ok ? "ok\n" : "unavailable\n", {
    status: ok ? 200 : 503,
    headers: { "content-type": "text/plain; charset=utf-8", "cache-control": "no-store" },
  });
