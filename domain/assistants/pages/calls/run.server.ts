import { answerInWorker, hasWorkers } from "#platform/compute/compute.ts";
import { budgets } from "#platform/http/budgets.ts";
import { requestLimit } from "#platform/http/request-limit.ts";
import type { Answer, Call, Peer } from "./call.server.ts";
import { queryWith } from "./query.server.ts";

const waitFor = requestLimit(budgets.calls);

/** Returns how many seconds the program has to wait. A request without an address comes from our own process, which makes part of an answer. */
export const secondsToWait = (request: Request): number =>
  request.headers.has("x-client-address") ? waitFor(request) : 0;

/** Answers a call. What can take long is answered by a worker, at the address of the call. */
export async function run(call: Call, input: unknown, peer: Peer): Promise<Answer> {
  const cost = hasWorkers() ? call.cost(input) : undefined;
  if (!cost) return call.answer(input, peer);
  const made = await answerInWorker(peer.request, `/calls/${call.name}?${queryWith(input)}`, cost);
  if (made.status === 200) return { result: await made.json() };
  if (made.status === 400) return { problems: (await made.json()).errors };
  return { retryAfterSeconds: Number(made.headers.get("retry-after") ?? 10) };
}
