import { languageOf } from "@site/ground/language/languages.ts";
import { data } from "react-router";
import { hasRight } from "#domain/colleagues/index.server.ts";
import { clock } from "#domain/leads/index.server.ts";
import { db } from "#platform/db/db.ts";
import { listMails, readMail } from "#platform/mail/mailbox.ts";
import { env } from "#platform/process/env.ts";
import { isAtThisMachine } from "#site/content/local.server.ts";

/**
 * Refuses everybody who may not read the mails in the mailbox. Allowed are requests from this machine, and owners. Some mails let the
 * receiver sign in, so a colleague must not see an owner's mails. Nothing else checks this.
 */
async function guard(request: Request): Promise<void> {
  if (!isAtThisMachine(request) && !(await hasRight(request, "mailbox"))) throw data(null, { status: 404 });
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

/**
 * The Content Security Policy for a shown mail. The mail is treated as a stranger's page: it runs no scripts, loads nothing and has no
 * access to our cookies. Its links open in a new window.
 */
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
