import { languageOf } from "@site/ground/language/languages.ts";
import { href } from "@site/ground/site-map/links.ts";
import { isAuthError } from "@supabase/supabase-js";
import { data, redirect } from "react-router";
import { entranceFor, noAccess } from "#domain/sign-in/index.server.ts";
import { hasCookie, reportsCookie, setLeftCookie } from "#domain/sign-in/index.ts";
import { db } from "#platform/db/db.ts";
import { logError } from "#platform/process/log.ts";
import { company } from "#site/content/content.server.ts";
import { tie } from "../store/accounts.ts";
import { audit } from "../store/audit.ts";
import { colleagueOf } from "../store/colleagues.ts";
import { AddressTaken, claimOwnership, releaseOwnership } from "../store/first-owner.ts";
import { consumeLink, linkFor, restoreLink } from "../store/links.ts";
import type { Colleague } from "../store/types.ts";
import { openAccount } from "./accounts.server.ts";
import { colleagueIn } from "./guard.server.ts";
import { ownerSchema, type Problem, passwordSchema, problemsOf } from "./schema.ts";
import { endSession } from "./session.server.ts";

/** Shows the page of a sign-in link. This does not use the link up, because the scanners of mails and chats open every link. */
export async function invitation(request: Request, url: URL) {
  const language = languageOf(url.pathname);
  const token = url.searchParams.get("token");
  if (token === null && (await colleagueIn(request))) throw redirect(href("/admin", language));
  const invitation = await invitationOf(token);
  const { backend, minPassword } = await entranceFor(url.pathname);
  const answer = { invitation, backend, minPassword, company: company().shortName[language] };
  return data(answer, { status: invitation.kind === "gone" ? 410 : 200 });
}

async function invitationOf(token: string | null) {
  if (token === null) return { kind: "none" as const };
  const link = await linkFor(await db(), token);
  if (link === null) return { kind: "gone" as const };
  return link === "first owner" ? { kind: link, token } : { kind: "colleague" as const, token, name: link.name };
}

export interface EnterAnswer {
  /** The email address with which the browser now signs in. */
  entered?: string;
  problems?: Problem[];
  values?: { name: string; email: string };
}

/** Handles the button on the page of a sign-in link: uses the link up, and creates or recovers the account. */
export async function redeemLink(request: Request) {
  const fields = Object.fromEntries(await request.formData()) as Record<string, string>;
  const token = String(fields.token ?? "");
  const link = await linkFor(await db(), token);
  if (link === null) return gone();
  return link === "first owner" ? becomeOwner(token, fields) : recoverAccount(token, link, fields);
}

async function becomeOwner(token: string, fields: Record<string, string>) {
  const values = { name: String(fields.name ?? "").slice(0, 100), email: String(fields.email ?? "").slice(0, 254) };
  const checked = ownerSchema.safeParse(fields);
  if (!checked.success) return refused(problemsOf(checked.error), values);
  const database = await db();
  const { password, ...person } = checked.data;
  const id = await claimOwnership(database, token, person).catch((error: unknown) => {
    if (error instanceof AddressTaken) return undefined;
    throw error;
  });
  if (id === undefined) return refused(["taken"], values);
  if (id === null) return gone();
  try {
    await tie(database, id, await openAccount({ ...person, role: "owner", authId: null }, password));
  } catch (error) {
    await releaseOwnership(database, token, id);
    return refused([problemIn(error)], values);
  }
  await audit(database, id, "staff.owner");
  return entered(person.email);
}

/** Gives a colleague who lost the password or the second factor access again. */
async function recoverAccount(token: string, { id }: Colleague, fields: Record<string, string>) {
  const checked = passwordSchema.safeParse(fields);
  if (!checked.success) return refused(problemsOf(checked.error));
  const database = await db();
  const colleague = await colleagueOf(database, id);
  if (!colleague || !(await consumeLink(database, token, id))) return gone();
  try {
    await tie(database, id, await openAccount(colleague, checked.data.password));
  } catch (error) {
    await restoreLink(database, token);
    return refused([problemIn(error)]);
  }
  await audit(database, id, "staff.enter");
  return entered(colleague.email);
}

/**
 * The action sets the status 200. Otherwise the response would have the status of the loader, which no longer finds the link after the
 * action.
 */
const entered = (email: string) => data<EnterAnswer>({ entered: email }, { status: 200 });
const gone = () => data<EnterAnswer>({ problems: [] }, { status: 410 });
const refused = (problems: Problem[], values?: EnterAnswer["values"]) =>
  data<EnterAnswer>({ problems, values }, { status: 422 });

/** Returns the field that the auth backend refused; it has rules of its own. */
function problemIn(error: unknown): Problem {
  const code = isAuthError(error) ? error.code : undefined;
  if (code === "weak_password" || code === "validation_failed") return "password";
  if (code === "email_address_invalid") return "email";
  logError(error);
  return "away";
}

/**
 * Signs out. It ends the session and tells the browser to delete cached pages with customer data and unsent replies. If reports of visits
 * wait on a phone, the browser must not delete all storage. Then the page's script has deleted the rest before, or, if it had not run yet,
 * the next page deletes it.
 */
export async function leave(request: Request, url: URL) {
  const colleague = await colleagueIn(request);
  await endSession(request);
  if (colleague) await audit(await db(), colleague.id, "staff.leave");
  const hasCleared = url.searchParams.has("reports");
  const stay = hasCleared || hasCookie(request.headers.get("cookie"), reportsCookie);
  const headers = new Headers({ "clear-site-data": stay ? '"cache"' : '"cache", "storage"' });
  headers.append("set-cookie", noAccess());
  if (stay && !hasCleared) headers.append("set-cookie", setLeftCookie());
  return redirect(href("/sign-in", languageOf(url.pathname)), { status: 303, headers });
}
