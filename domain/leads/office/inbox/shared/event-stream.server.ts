import { hasRight, requireRight } from "#domain/colleagues/index.server.ts";
import { budgets } from "#platform/http/budgets.ts";
import { startInterval } from "#platform/machine/timers.ts";
import { keepNewest } from "./keep-newest.server.ts";
import { subscribe } from "./poll-leads.server.ts";

const heartbeat = 20_000;
const encoder = new TextEncoder();
const hold = keepNewest(budgets.streams.most);

/**
 * Streams changes of leads to the browser (server-sent events). The stream ends when the browser disconnects or the colleague loses the
 * right to see leads.
 */
export async function eventStream(request: Request): Promise<Response> {
  const colleague = await requireRight(request, "leads");
  const since = new URL(request.url).searchParams.get("since") ?? "";
  let leave = () => {};
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      const say = (text: string) => controller.enqueue(encoder.encode(text));
      say("retry: 2000\n\n");
      const beat = startInterval(heartbeat, async () => {
        if (await hasRight(request, "leads").catch(() => false)) say(": still here\n\n");
        else end();
      });
      const unsubscribe = subscribe(since, (arrived) => {
        if (arrived) say(`event: change\ndata: ${JSON.stringify(arrived)}\n\n`);
        else end();
      });
      const end = () => {
        leave();
        controller.close();
      };
      const release = hold(colleague.id, end);
      leave = () => {
        beat.cancel();
        unsubscribe();
        release();
      };
    },
    cancel: () => leave(),
  });
  request.signal.addEventListener("abort", () => leave());
  return new Response(body, { headers: { "content-type": "text/event-stream", "cache-control": "no-store" } });
}
