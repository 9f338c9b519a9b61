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
  signup_password: { kind: "confirmation", sentAt: "confirmation_sent_at", type: "signup", method: "email/signup" },
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
  const sent = await updateUser(db, user.id, context.now(), { [sentAt]: context.now() });
  if (!silent) await post(db, context, user, { ...letter, ...(user.new_email && { newEmail: user.new_email }) });
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
  const sentAt = `${kind}_sent_at` as const;
  const sent = await updateUser(db, user.id, context.now(), { [sentAt]: context.now() });
  await post(db, context, user, { kind: letter, to, language: languageOf(user), code });
  return sent;
}

/** Inside a transaction: what was done to the account goes to whose it is, where we know that. */
export async function tell(db: Db, { send }: Context, user: User, kind: AuthMessage["kind"]): Promise<void> {
  if (user.email && user.email_confirmed_at !== null)
    await send(db, { kind, to: user.email, language: languageOf(user) });
}

/**
 * Inside a transaction, after its person is held: so many an hour in all, counted where one really goes out. What is too many is
 * dropped, for a refusal would tell that the address is somebody's. Strangers' addresses have a measure of their own, so that
 * made-up ones keep no mail from who has an account; and colleagues may always invite.
 */
async function post(db: Db, context: Context, user: User, message: AuthMessage): Promise<void> {
  const name = message.to.includes("@") ? "mails" : "texts";
  const whose = (user.email_confirmed_at ?? user.phone_confirmed_at) ? "known" : "strangers";
  if (message.kind === "invite" || (await take(context, name, whose, db))) await context.send(db, message);
  else context.log({ level: "warn", event: "auth-mails-limit", code: whose });
}

/** Before anything is sent, to an address known or not: once a minute each. */
export async function maySend(context: Context, kind: string, address: string): Promise<void> {
  const byMail = address.includes("@");
  const code = byMail ? "over_email_send_rate_limit" : "over_sms_send_rate_limit";
  const wait = await pause(context, context.db, kind, address);
  if (wait > 0)
    throw new AuthError(429, code, `For security purposes, you can only request this after ${wait} seconds.`);
}
