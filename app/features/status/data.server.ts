import { db } from "#server/db/db.ts";
import { env } from "#server/env.ts";
import { stateOf } from "#server/metrics/state.ts";
import { requireRight } from "../staff/guard.server.ts";
import { factsOf } from "./facts.server.ts";

/** What `/metrics` tells, in words. Memory is that of the process which answers. */
export async function statusPage(request: Request) {
  await requireRight(request, "leads");
  const now = Date.now();
  return { now, facts: factsOf(await stateOf(await db(), env(), now), process.memoryUsage.rss()) };
}
