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
  /** Where several mails belong to one flow. */
  flowId?: string | null;
  to?: string;
}

/** Inside a transaction: token, mail and the instant of sending belong together. What finds no room leaves the link mailed before as it was. */
export async function mailLink(db: Db, context: Context, user: User, kind: MailKind, options: MailOptions) {
  const to = options.to ?? user.email ?? "";
  if (!(await hasRoom(db, context, user, kind, to))) return noteSent(db, context, user, about[kind].sentAt);
  const { link, token, code, type, seconds, ...made } = await makeLink(db, context, user, kind, options);
  const { redirectTo } = options;
  const letter = { kind, to, language: languageOf(user), code, link, tokenHash: token, type, redirectTo, seconds };
  await context.send(db, { ...letter, ...(user.new_email && { newEmail: user.new_email }) });
  return made.user;
}

/** Inside a transaction: what a mail would bring. Where somebody asked for it in the person's place it is handed over, not mailed. */
export async function makeLink(db: Db, context: Context, user: User, kind: MailKind, options: MailOptions) {
  const { kind: token, sentAt, type } = about[kind];
  const { redirectTo, to = user.email ?? "" } = options;
  const flowId = options.flowId ?? (await flowFor(db, context, user, kind, options));
  const seconds = kind === "invite" ? context.config.inviteSeconds : context.config.codeSeconds;
  const made = await issue(db, context, { userId: user.id, kind: token, to, flowId, seconds });
  const link = linkFor(context, made.token, type, redirectTo);
  return { ...made, link, type, seconds, user: await noteSent(db, context, user, sentAt) };
}

/** Also where it was dropped, which is told to nobody. */
const noteSent = (db: Db, { now }: Context, user: User, sentAt: keyof UsersTable): Promise<User> =>
  updateUser(db, user.id, now(), { [sentAt]: now() });

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
  const letter: AuthMessage["kind"] = byMail ? "reauthentication" : "sms";
  if (await hasRoom(db, context, user, letter, to)) {
    const seconds = byMail ? context.config.codeSeconds : context.config.smsSeconds;
    const { code } = await issue(db, context, { userId: user.id, kind, to, seconds });
    await context.send(db, { kind: letter, to, language: languageOf(user), code, seconds });
  }
  return noteSent(db, context, user, `${kind}_sent_at`);
}

/** Inside a transaction: what was done to the account goes to whose it is, where we know that. */
export async function tell(db: Db, { send }: Context, user: User, kind: AuthMessage["kind"]): Promise<void> {
  if (user.email && user.email_confirmed_at !== null)
    await send(db, { kind, to: user.email, language: languageOf(user) });
}

/**
 * Inside a transaction, after its person is held: so many to one recipient and so many in all, counted where one really goes out.
 * What is too many is dropped, for a refusal would tell that the address is somebody's. Strangers' addresses have a measure of their
 * own, so that made-up ones keep no mail from who has an account; and colleagues may always invite. Nobody uses up the codes that
 * only who is signed in can ask for.
 */
async function hasRoom(db: Db, context: Context, user: User, kind: AuthMessage["kind"], to: string): Promise<boolean> {
  if (kind === "invite") return true;
  const whose = (user.email_confirmed_at ?? user.phone_confirmed_at) ? "known" : "strangers";
  const inAll = to.includes("@") ? "mails" : "texts";
  const isFree = kind === "reauthentication" || (await take(context, "recipient", to, db));
  const full = !isFree ? "recipient" : !(await take(context, inAll, whose, db)) && whose;
  if (full) context.log({ level: "warn", event: "auth-mails-limit", code: full });
  return !full;
}

/**
 * Where a mail is about to be sent: not so soon after the last one about the same. Where the answer must not tell whether there is
 * somebody to send it to, also in front of a mail that is only pretended; there outside of a transaction, before anybody is held.
 */
export async function maySend(context: Context, kind: string, address: string, db = context.db): Promise<void> {
  const byMail = address.includes("@");
  const code = byMail ? "over_email_send_rate_limit" : "over_sms_send_rate_limit";
  const wait = await pause(context, db, kind, address);
  if (wait > 0)
    throw new AuthError(429, code, `For security purposes, you can only request this after ${wait} seconds.`);
}
