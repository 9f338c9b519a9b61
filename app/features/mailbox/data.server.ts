import { data } from "react-router";
import { languageOf } from "#app/i18n/languages.ts";
import { isAtThisMachine } from "#app/site/local.server.ts";
import { db } from "#server/db/db.ts";
import { env } from "#server/env.ts";
import { listMails, readMail } from "#server/mail/mailbox.ts";
import { clock } from "../mail/facts.server.ts";
import { staffIn } from "../staff/guard.server.ts";

/**
 * The one place that decides who may read the mails that went nowhere: whoever sits at this machine, and owners. Letters of the
 * auth server let their reader in, so a colleague must not see an owner's.
 */
async function guard(request: Request): Promise<void> {
  if (!isAtThisMachine(request) && (await staffIn(request))?.role !== "owner") throw data(null, { status: 404 });
}

export async function mailbox(request: Request, pathname: string) {
  await guard(request);
  const language = languageOf(pathname);
  const mails = await listMails(await db());
  return {
    sending: env().SMTP_URL !== undefined,
    mails: mails.map((mail) => ({ ...mail, when: clock(mail.at, language) })),
  };
}

export async function mailAt(request: Request, id: string, pathname: string) {
  const { html: _, ...mail } = await find(request, id);
  return { ...mail, when: clock(mail.at, languageOf(pathname)) };
}

/** As if it were somebody else's page: no scripts, nothing loaded, no way to our cookies; its links open elsewhere. */
const policy = [
  "default-src 'none'",
  "style-src 'unsafe-inline'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'self'",
  "sandbox allow-popups allow-popups-to-escape-sandbox",
].join("; ");

export async function letterAt(request: Request, id: string): Promise<Response> {
  const { html } = await find(request, id);
  return new Response(html.replace("<head>", '<head><base target="_blank">'), {
    headers: { "content-type": "text/html; charset=utf-8", "content-security-policy": policy },
  });
}

async function find(request: Request, id: string) {
  await guard(request);
  const mail = await readMail(await db(), id);
  if (!mail) throw data(null, { status: 404 });
  return mail;
}
