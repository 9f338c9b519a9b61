import type { AuthMessage, Context, Db, User } from "./context.ts";
import { AuthError } from "./errors.ts";
import { pause, take } from "./limits.ts";
import { issue } from "./one-time.ts";
import { type Challenge, startFlow } from "./pkce.ts";
import type { TokenKind, UsersTable } from "./tables.ts";
import { updateUser } from "./users.ts";

/** What a mail is about: which token it brings, when it was sent, which type its link has, and how a PKCE session is named. */
const about = {
  signup: { kind: "confirmation", sentAt: "confirmation_sent_at", type: "signup", method: "email/signup" },
  invite: { kind: "confirmation", sentAt: "invited_at", type: "invite", method: "invite" },
  recovery: { kind: "recovery", sentAt: "recovery_sent_at", type: "recovery", method: "recovery" },
  magiclink: { kind: "recovery", sentAt: "recovery_sent_at", type: "magiclink", method: "magiclink" },
  email_change_current: {
    kind: "email_change_current",
    sentAt: "email_change_sent_at",
    type: "email_change",
    method: "email_change",
  },
  email_change_new: {
    kind: "email_change_new",
    sentAt: "email_change_sent_at",
    type: "email_change",
    method: "email_change",
  },
} as const satisfies Record<string, { kind: TokenKind; sentAt: keyof UsersTable; type: string; method: string }>;

export type MailKind = keyof typeof about;

export interface MailOptions {
  redirectTo: string;
  challenge?: Challenge | null;
  /** Where several mails belong to one flow. */
  flowId?: string | null;
  to?: string;
  /** A link that somebody asked for in the person's place is handed over, not mailed. */
  silent?: boolean;
}

/** Inside a transaction: token, mail and the instant of sending belong together. */
export async function mailLink(db: Db, context: Context, user: User, kind: MailKind, options: MailOptions) {
  const { kind: token, sentAt, type } = about[kind];
  const { redirectTo, silent, to = user.email ?? "" } = options;
  const flowId = options.flowId ?? (await flowFor(db, context, user, kind, options));
  const made = await issue(db, context, {
    userId: user.id,
    kind: token,
    to,
    flowId,
    seconds: context.config.codeSeconds,
  });
  const link = linkFor(context, made.token, type, redirectTo);
  const letter = {
    kind,
    to,
    language: languageOf(user),
    code: made.code,
    link,
    tokenHash: made.token,
    type,
    redirectTo,
  };
  if (!silent) await context.send(db, { ...letter, ...(user.new_email && { newEmail: user.new_email }) });
  const sent = await updateUser(db, user.id, context.now(), { [sentAt]: context.now() });
  return { user: sent, link, token: made.token, code: made.code, type };
}

/** Who asked with a challenge gets a code instead of tokens once the link is opened. */
export async function flowFor(db: Db, { now }: Context, user: User, kind: MailKind, options: MailOptions) {
  const { challenge, redirectTo } = options;
  if (!challenge) return null;
  const flow = { challenge, authMethod: about[kind].method, provider: "email", userId: user.id, redirectTo };
  return startFlow(db, flow, now());
}

const linkFor = ({ config }: Context, token: string, type: string, redirectTo: string): string =>
  `${config.externalUrl}/verify?${new URLSearchParams({ token, type, redirect_to: redirectTo })}`;

export function languageOf({ user_metadata }: User): string | null {
  const { language } = JSON.parse(user_metadata) as { language?: unknown };
  return typeof language === "string" ? language : null;
}

/** A code alone, to be typed: for a number, or before a password is changed. */
export async function sendCode(
  db: Db,
  context: Context,
  user: User,
  kind: "confirmation" | "recovery" | "phone_change" | "reauthentication",
  to: string,
) {
  const byMail = to.includes("@");
  const seconds = byMail ? context.config.codeSeconds : context.config.smsSeconds;
  const { code } = await issue(db, context, { userId: user.id, kind, to, seconds });
  const letter: AuthMessage["kind"] = byMail ? "reauthentication" : "sms";
  await context.send(db, { kind: letter, to, language: languageOf(user), code });
  const sentAt = `${kind}_sent_at` as const;
  return updateUser(db, user.id, context.now(), { [sentAt]: context.now() });
}

/** Before anything is sent, to an address known or not: once a minute each, and so many an hour in all. */
export async function maySend(context: Context, kind: string, address: string): Promise<void> {
  const byMail = address.includes("@");
  const code = byMail ? "over_email_send_rate_limit" : "over_sms_send_rate_limit";
  const wait = await pause(context, context.db, kind, address);
  if (wait > 0)
    throw new AuthError(429, code, `For security purposes, you can only request this after ${wait} seconds.`);
  if (!(await take(context, byMail ? "mails" : "texts", "all")))
    throw new AuthError(429, code, `${byMail ? "email" : "sms"} rate limit exceeded`);
}
