import { data, redirect } from "react-router";
import { languageOf } from "#app/i18n/languages.ts";
import { company } from "#app/site/content.server.ts";
import { href } from "#app/site/links.ts";
import { db } from "#server/db/db.ts";
import { audit } from "#server/staff/audit.ts";
import { becomeOwner } from "#server/staff/first-owner.ts";
import { enter, linkFor } from "#server/staff/links.ts";
import { closeSession, closeSessionsOf } from "#server/staff/sessions.ts";
import type { Staff } from "#server/staff/types.ts";
import { noCookie, sessionCookie, tokenIn } from "./cookie.server.ts";
import { staffIn } from "./guard.server.ts";
import { type Problem, personSchema, problemsOf } from "./schema.ts";

/** Opening a link only shows it: scanners of mails and messengers open every link, and must not use it up. */
export async function invitation(request: Request, url: URL) {
  const language = languageOf(url.pathname);
  const token = url.searchParams.get("token");
  if (token === null && (await staffIn(request))) throw redirect(href("/admin", language));
  const invitation = await invitationOf(token);
  const answer = { invitation, company: company().shortName[language] };
  return data(answer, { status: invitation.kind === "gone" ? 410 : 200 });
}

async function invitationOf(token: string | null) {
  if (token === null) return { kind: "none" as const };
  const link = await linkFor(await db(), token);
  if (link === null) return { kind: "gone" as const };
  return link === "first owner" ? { kind: link, token } : { kind: "colleague" as const, token, name: link.name };
}

type Refusal = { problems: Problem[]; values: { name: string; email: string } };

/** The button was pressed: the link is used up and a session begins. */
export async function comeIn(request: Request) {
  const form = await request.formData();
  const fields = Object.fromEntries(form) as Record<string, string>;
  const token = String(fields.token ?? "");
  const link = await linkFor(await db(), token);
  if (link === null) return gone();
  if (link !== "first owner") return entered(await enterAgain(request, token, link), link.locale);
  const checked = personSchema.safeParse(fields);
  if (!checked.success) {
    const values = { name: String(fields.name ?? "").slice(0, 100), email: String(fields.email ?? "").slice(0, 254) };
    return data<Refusal>({ problems: problemsOf(checked.error), values }, { status: 422 });
  }
  return entered(await becomeOwner(await db(), token, checked.data, tokenIn(request)), checked.data.locale);
}

const enterAgain = async (request: Request, token: string, { id }: Staff) =>
  enter(await db(), token, id, tokenIn(request), async (transaction) => {
    await audit(transaction, id, "staff.enter");
    return id;
  });

const entered = (session: string | null, locale: Staff["locale"]) =>
  session === null
    ? gone()
    : redirect(href("/admin", locale), { status: 303, headers: { "set-cookie": sessionCookie(session) } });

const gone = () => data({ problems: [], values: undefined }, { status: 410 });

/** Out, and nothing of it stays in the browser: neither pages of customers in its cache nor half-written replies. */
export async function leave(request: Request, url: URL) {
  const staff = await staffIn(request);
  if (staff) {
    const everywhere = (await request.formData()).has("everywhere");
    const database = await db();
    if (everywhere) await closeSessionsOf(database, staff.id);
    else await closeSession(database, tokenIn(request));
    await audit(database, staff.id, everywhere ? "staff.leave-everywhere" : "staff.leave");
  }
  const headers = { "set-cookie": noCookie(), "clear-site-data": '"cache", "storage"' };
  return redirect(href("/admin/enter", languageOf(url.pathname)), { status: 303, headers });
}
