import { redirect } from "react-router";
import { db } from "#platform/db/db.ts";
import { randomUUID } from "#platform/machine/chance.ts";
import { env } from "#platform/process/env.ts";
import { forgetClient } from "../../store/ga4/clients.ts";
import { agreedAs, asksNotTo, consentCookie } from "../../store/ga4/consent.ts";
import { isGa4Set } from "../../store/ga4/property.ts";
import type { Choice } from "./types.ts";

/**
 * Reads from the request which choice this browser made. Returns null if Google Analytics is not set up, because then visitors are not
 * asked.
 */
export const choiceIn = ({ headers }: Request): Choice | null =>
  isGa4Set() ? { agreed: agreedAs(headers) !== null, signal: asksNotTo(headers) } : null;

/**
 * Handles the form of the card. When a visitor withdraws the consent, Google gets no more events about enquiries that were sent under this
 * consent.
 */
export async function answerChoice(request: Request, url: URL): Promise<Response> {
  if (!isGa4Set()) throw new Response(null, { status: 405 });
  const form = await request.formData().catch(() => null);
  const before = agreedAs(request.headers);
  const agrees = form?.get("google") === "yes" && !asksNotTo(request.headers);
  if (!agrees && before) await forgetClient(await db(), before);
  const client = agrees ? (before ?? randomUUID()) : null;
  const secure = env().SITE_URL.startsWith("https:");
  return redirect(`${url.pathname}#google`, { status: 303, headers: { "set-cookie": consentCookie(client, secure) } });
}
