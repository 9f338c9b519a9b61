import { colleagueIn } from "#domain/colleagues/index.server.ts";
import { agentOf } from "#platform/http/agent.ts";
import { triedOut } from "../../store/analytics.ts";
import { checkWithGoogle } from "../../store/ga4/debug.ts";
import { unwantedAs, willOf } from "../../store/sender.ts";
import { choiceIn } from "../google/choice.server.ts";

export type { Trial } from "../../store/trial.ts";

/** Reads what this request says about the browser. Nothing is stored. */
export async function trialPage(request: Request) {
  const { headers } = request;
  const { agent, ...facts } = willOf((name) => headers.get(name));
  return {
    ...facts,
    machine: unwantedAs({ agent, optedOut: false, known: false }) === "bot",
    languages: headers.has("accept-language"),
    agent: agentOf(agent),
    google: choiceIn(request),
    staff: (await colleagueIn(request)) !== null,
  };
}
export type TrialData = Awaited<ReturnType<typeof trialPage>>;

/** Lets a colleague test whether Google accepts our events. Anybody else gets status 405, as on a page that has no form. */
export async function askGoogle(request: Request) {
  const checked = (await colleagueIn(request)) && (await checkWithGoogle());
  if (!checked) throw new Response(null, { status: 405 });
  return checked;
}

/**
 * Returns the events that arrived for a page view. The key of the view is random and only the page itself knows it, so nobody else can ask.
 */
export function receivedOfView(url: URL): Response {
  const view = url.searchParams.get("view") ?? "";
  return Response.json(/^[\w.-]{16,64}$/.test(view) ? triedOut(view) : [], {
    headers: { "cache-control": "no-store" },
  });
}
