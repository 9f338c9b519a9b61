import { languageOf } from "@site/ground/language/languages.ts";
import { href } from "@site/ground/site-map/links.ts";
import { redirect } from "react-router";
import { type Identity, identityOf } from "#domain/sign-in/index.server.ts";
import { db } from "#platform/db/db.ts";
import { currentTime } from "#platform/machine/time.ts";
import { env } from "#platform/process/env.ts";
import { showTiming } from "#platform/trace/trace.ts";
import { colleagueOfAccount } from "../store/accounts.ts";
import { changeRight, may, type Right, rights } from "../store/rights.ts";
import { longestSession, noteSignIn } from "../store/signins.ts";
import type { Colleague } from "../store/types.ts";
import { endSession } from "./session.server.ts";

export type { Colleague };

/** Why access is refused. OfficeError has a text for each reason. */
export type RefusalReason = "signed out" | "not staff" | "second factor" | "not owner" | "not yours";

/** Returns the colleague behind a request, or the reason why access is refused. No other function decides this. */
async function accessOf(
  request: Request,
): Promise<{ colleague: Colleague; identity: Identity } | { why: RefusalReason; email: string }> {
  const identity = await identityOf(request);
  if (!identity) return { why: "signed out", email: "" };
  const colleague = await colleagueOfAccount(await db(), identity);
  if (!colleague) return { why: "not staff", email: identity.email };
  if (env().STAFF_MFA === "on" && identity.aal !== "aal2") return { why: "second factor", email: identity.email };
  showTiming();
  return { colleague, identity };
}

/** Returns the colleague who sends the request, or null. */
export async function colleagueIn(request: Request): Promise<Colleague | null> {
  const found = await accessOf(request);
  return "colleague" in found ? found.colleague : null;
}

/** Before a change that concerns owners, a second step counts for five minutes. */
const provenFor = 5 * 60_000;

/** Tells whether the person has passed a second step in the last five minutes. It is always true if colleagues need no second step. */
export async function hasJustShownFactor(request: Request): Promise<boolean> {
  if (env().STAFF_MFA !== "on") return true;
  const identity = await identityOf(request);
  return identity?.aal === "aal2" && identity.raisedAt > currentTime() - provenFor;
}

/** Tells whether the request comes from a colleague with this right. An open event stream checks this repeatedly. */
export async function hasRight(request: Request, right: Right): Promise<boolean> {
  const colleague = await colleagueIn(request);
  return colleague !== null && may(colleague.role, right);
}

/**
 * Admits every colleague; each action then checks a right of its own. Other people, and sessions that are too old, are redirected to
 * sign-in if they open a page, and refused otherwise.
 */
export async function requireColleague(request: Request): Promise<Colleague> {
  const found = await accessOf(request);
  if (!("colleague" in found)) return refuse(request, found.why, found.email);
  const since = await noteSignIn(await db(), found.colleague.id, found.identity);
  if (since > currentTime() - longestSession) return found.colleague;
  await endSession(request);
  return refuse(request, "signed out");
}

/**
 * Admits colleagues whose role has the right (domain/colleagues/store/rights.ts). A request other than GET and HEAD needs the right to
 * change.
 */
export async function requireRight(request: Request, pageRight: Right): Promise<Colleague> {
  const colleague = await requireColleague(request);
  const right = request.method === "GET" || request.method === "HEAD" ? pageRight : changeRight(pageRight);
  if (may(colleague.role, right)) return colleague;
  return refuse(request, rights[right].some((role) => role !== "owner") ? "not yours" : "not owner");
}

const waysIn = { "signed out": "/sign-in", "second factor": "/second-factor" } as const;

function refuse(request: Request, why: RefusalReason, email = ""): never {
  const { pathname, search } = new URL(request.url);
  if ((why === "signed out" || why === "second factor") && asksForPage(request, pathname))
    throw redirect(`${href(waysIn[why], languageOf(pathname))}?next=${encodeURIComponent(pathname + search)}`);
  throw Response.json({ why, email }, { status: why === "signed out" ? 401 : 403 });
}

/** Tells whether a browser requests a page. Requests of React Router itself end in .data, and its scripts show the result. */
const asksForPage = ({ method, headers }: Request, pathname: string) =>
  method === "GET" && !pathname.endsWith(".data") && headers.get("accept")?.includes("text/html");
