import { agentOf } from "#server/analytics/agent.ts";
import { triedOut } from "#server/analytics/analytics.ts";
import { isKnown, unwantedAs } from "#server/analytics/sender.ts";
import { staffIn } from "../../staff/guard.server.ts";

export type { Trial } from "#server/analytics/trial.ts";

/** What this one request says of its browser; nothing of it is kept. */
export async function trialPage(request: Request) {
  const { headers } = request;
  const agent = (headers.get("user-agent") ?? "").slice(0, 500);
  const facts = { optedOut: headers.get("sec-gpc") === "1", known: isKnown(headers.get("cookie")) };
  return {
    ...facts,
    machine: unwantedAs({ agent, optedOut: false, known: false }) === "bot",
    languages: headers.has("accept-language"),
    agent: agentOf(agent),
    staff: (await staffIn(request)) !== null,
  };
}
export type TrialData = Awaited<ReturnType<typeof trialPage>>;

/** Who has the key of a view is the page that made it. */
export function received(url: URL): Response {
  const view = url.searchParams.get("view") ?? "";
  return Response.json(/^[\w-]{16,64}$/.test(view) ? triedOut(view) : [], { headers: { "cache-control": "no-store" } });
}
