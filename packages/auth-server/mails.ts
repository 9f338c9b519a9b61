import type { AuthMessage, Context, Db, User } from "./context.ts";
import { AuthError } from "./errors.ts";
import { resendPause, takeToken } from "./limits.ts";
import { issue } from "./one-time.ts";
import { type Challenge, startFlow } from "./pkce.ts";
import type { TokenKind, UsersTable } from "./tables.ts";
import { updateUser } from "./users.ts";

/**
 * For each kind of mail: the kind of its token, the column with the time of sending, the type in its link, and the sign-in method of its
 * PKCE flow.
 */
const about = {
  signup: { kind: "confirmation", sentAt: "confirmation_sent_at", type: "signup", method: "email/signup" },
  signup_password: { kind: "confirmation", sentAt: "confirmation_sent_at", type: "signup", method: "email/signup" },
  invite: { kind: "invite", sentAt: "invited_at", type: "invite", method: "invite" },
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
  /** The id of the PKCE flow, if several mails belong to one flow. */
  flowId?: string | null;
  to?: string;
}

/**
 * Sends a mail with a link. If a limit is reached, no mail is sent, and the link in the earlier mail stays valid. Call it inside a
 * transaction, because the token, the mail and the time of sending belong together.
 */
export async function mailLink(db: Db, context: Context, user: User, kind: MailKind, options: MailOptions) {
  const to = options.to ?? user.email ?? "";
  if (!(await hasRoom(db, context, user, kind, to))) return noteSent(db, context, user, about[kind].sentAt);
  const { link, token, code, type, seconds, ...made } = await makeLink(db, context, user, kind, options);
  const { redirectTo } = options;
  const letter = { kind, to, language: languageOf(user), code, link, tokenHash: token, type, redirectTo, seconds };
  await context.send(db, { ...letter, ...(user.new_email && { newEmail: user.new_email }) });
  return made.user;
}

/**
 * Makes the link and the code of a mail. An administrator who asks for a link gets them as the answer, and no mail is sent. Call it inside
 * a transaction.
 */
export async function makeLink(db: Db, context: Context, user: User, kind: MailKind, options: MailOptions) {
  const { kind: token, sentAt, type } = about[kind];
  const { redirectTo, to = user.email ?? "" } = options;
  const flowId = options.flowId ?? (await flowFor(db, context, user, kind, options));
  const seconds = kind === "invite" ? context.config.inviteSeconds : context.config.codeSeconds;
  const made = await issue(db, context, { userId: user.id, kind: token, to, flowId, seconds });
  const link = linkFor(context, made.token, type, redirectTo);
  return { ...made, link, type, seconds, user: await noteSent(db, context, user, sentAt) };
}

/** Stores the time of sending, even if a limit stopped the mail, because the caller must not learn about the limit. */
const noteSent = (db: Db, { now }: Context, user: User, sentAt: keyof UsersTable): Promise<User> =>
  updateUser(db, user.id, now(), { [sentAt]: now() });

/** Starts a PKCE flow if the client sent a challenge. When the link is opened, such a client gets a code instead of tokens. */
export async function flowFor(db: Db, { now }: Context, user: User, kind: MailKind, options: MailOptions) {
  const { challenge, redirectTo } = options;
  if (!challenge) return null;
  const flow = { challenge, authMethod: about[kind].method, provider: "email", userId: user.id, redirectTo };
  return startFlow(db, flow, now());
}

const linkFor = ({ config }: Context, token: string, type: string, redirectTo: string): string =>
  `${config.externalUrl}/verify?${new URLSearchParams({ token, type, redirect_to: redirectTo })}`;

export function languageOf({ user_metadata }: User): string | null {
  const { language }: { language?: unknown } = JSON.parse(user_metadata);
  return typeof language === "string" ? language : null;
}

/** Sends a code to type in, without a link: to a phone number, or before a change of password. */
export async function sendCode(
  db: Db,
  context: Context,
  user: User,
  kind: "confirmation" | "recovery" | "phone_change" | "reauthentication",
  to: string,
) {
  const byMail = to.includes("@");
  const letter: AuthMessage["kind"] = byMail ? "reauthentication" : "sms";
  if (await hasRoom(db, context, user, letter, to)) {
    const seconds = byMail ? context.config.codeSeconds : context.config.smsSeconds;
    const { code } = await issue(db, context, { userId: user.id, kind, to, seconds });
    await context.send(db, { kind: letter, to, language: languageOf(user), code, seconds });
  }
  return noteSent(db, context, user, `${kind}_sent_at`);
}

/** Notifies the owner of the account, if their address is confirmed. Call it inside a transaction. */
export async function tell(db: Db, { send }: Context, user: User, kind: AuthMessage["kind"]): Promise<void> {
  if (user.email && user.email_confirmed_at !== null)
    await send(db, { kind, to: user.email, language: languageOf(user) });
}

/**
 * Tells whether a mail may be sent, and counts it. There are limits per recipient and for all mails. A mail beyond a limit is dropped
 * silently, because an error would reveal that the address has an account. Mails to unconfirmed addresses have a limit of their own, so
 * that made-up addresses cannot block mails to account holders. Invitations are not limited. Codes for `reauthentication` do not count per
 * recipient, because only a signed-in person can request them. Call it inside a transaction, after locking the person.
 */
async function hasRoom(db: Db, context: Context, user: User, kind: AuthMessage["kind"], to: string): Promise<boolean> {
  if (kind === "invite") return true;
  const whose = (user.email_confirmed_at ?? user.phone_confirmed_at) ? "known" : "strangers";
  const inAll = to.includes("@") ? "mails" : "texts";
  const isFree = kind === "reauthentication" || (await takeToken(context, "recipient", to, db));
  const full = !isFree ? "recipient" : !(await takeToken(context, inAll, whose, db)) && whose;
  if (full) context.log({ level: "warn", event: "auth-mails-limit", code: full });
  return !full;
}

/**
 * Throws if the last mail of the same kind was sent too recently. If the answer must not reveal whether the account exists, call it also
 * when no mail is sent. Then call it outside a transaction, before any person is locked.
 */
export async function maySend(context: Context, kind: string, address: string, db = context.db): Promise<void> {
  const byMail = address.includes("@");
  const code = byMail ? "over_email_send_rate_limit" : "over_sms_send_rate_limit";
  const wait = await resendPause(context, db, kind, address);
  if (wait > 0)
    throw new AuthError(429, code, `For security purposes, you can only request this after ${wait} seconds.`);
}
