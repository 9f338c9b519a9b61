import type { Role } from "@site/ground/company/roles.ts";
import { type Language, languageCodes, languageOf, languages } from "@site/ground/language/languages.ts";
import type { AuthMessage } from "#platform/identity/mail.ts";
import { env } from "#platform/process/env.ts";
import { translator } from "#site/i18n/t.ts";
import type { Block, Letter } from "#site/letters/letter.ts";
import { absoluteAddress, senderIn } from "#site/letters/sender.server.ts";

/** The colleague who invites another one, and the role that is offered. */
export interface Invitation {
  by: string;
  role: Role;
}

/**
 * Writes a mail of the auth server in the reader's language. It has a link, a code if there is one, and advice for readers who did not ask for it.
 * Somebody who was invited and has an account already gets the link for a new password, with the words of the invitation.
 */
export function authLetter(message: AuthMessage, invitation?: Invitation): Letter {
  const language = languageFor(message);
  const t = translator(language, "auth-mail");
  const sender = senderIn(language);
  const { code = "", newEmail = "", account = "" } = message;
  const kind = invitation ? "invite" : message.kind;
  const words = { newEmail, account, code, name: sender.name };
  const text = invitation
    ? t("text.inviteBy", {
        ...words,
        by: invitation.by,
        role: translator(language, "colleagues")(`roles.${invitation.role}`),
      })
    : t(message.anonymous ? "text.email_added" : `text.${kind}`, words);
  const subject = t(message.anonymous ? "subject.email_added" : `subject.${kind}`);
  return {
    language,
    subject,
    preview: text,
    heading: subject,
    sender,
    blocks: [
      { kind: "text", text },
      ...actionOf(message, language, kind),
      ...codeOf(message, language, invitation !== undefined),
      ...(kind === "sms"
        ? []
        : [{ kind: "note" as const, text: t(message.anonymous ? "notYou.email_added" : `notYou.${kind}`) }]),
    ],
  };
}

/** Returns the language that the person chose. Otherwise it returns the language of the page on which the mail was requested. */
function languageFor({ language, redirectTo = "" }: AuthMessage): Language {
  return languageCodes.find((code) => code === language) ?? languageOf(URL.parse(redirectTo)?.pathname ?? "");
}

function actionOf(message: AuthMessage, language: Language, kind: AuthMessage["kind"]): Block[] {
  if (kind === "sms" || kind === "reauthentication") return [];
  const href = linkOf(message, language);
  return href
    ? [
        {
          kind: "action",
          label: translator(language, "auth-mail")(message.anonymous ? "action.email_added" : `action.${kind}`),
          href,
        },
      ]
    : [];
}

/** The link in these mails adds an address to an account. The page shows which account, so the link names it. */
const asksWhose: AuthMessage["kind"][] = ["signup", "email_change_current", "email_change_new"];

/** These mails report a change of the things that somebody signs in with. */
const aboutSecurity: AuthMessage["kind"][] = ["factor_added", "factor_removed", "passkey_added", "passkey_removed"];

/**
 * Returns the link of a mail. It leads to a page of the site, which asks for one more click, so that mail scanners do not use up the link. An app
 * with its own redirect address gets the auth server's link instead. It does not get it if somebody else could have requested the mail in the
 * person's name.
 */
function linkOf(message: AuthMessage, language: Language): string | undefined {
  const { kind, to, account = to, tokenHash, type, link, redirectTo = "" } = message;
  const { prefix } = languages[language];
  if (kind === "password_changed") return absoluteAddress(`${prefix}/forgot-password`);
  if (aboutSecurity.includes(kind)) return absoluteAddress(`${prefix}/account/security`);
  const target = URL.parse(redirectTo);
  const own = target?.origin === new URL(env().SITE_URL).origin ? target.pathname + target.search : undefined;
  const asks = asksWhose.includes(kind);
  if (!tokenHash || !type || (!own && !asks)) return link;
  const isToChoose = kind === "signup_password";
  const next = isToChoose ? `${prefix}/reset-password` : (own ?? "/");
  const given = { token_hash: tokenHash, type: isToChoose ? kind : type, ...(next !== "/" && { next }) };
  // A browser never sends the fragment of an address to a server.
  const whose = message.anonymous ? ["account", message.anonymous] : ["email", account];
  const hash = asks ? `#${new URLSearchParams([whose])}` : "";
  return absoluteAddress(`${prefix}/auth/confirm?${new URLSearchParams(given)}${hash}`);
}

/** These mails have no page on which a code could be typed. A new password is chosen through the link. */
const byLinkOnly: AuthMessage["kind"][] = ["signup_password", "invite", "email_change_current", "email_change_new"];

function codeOf({ kind, code, link }: AuthMessage, language: Language, isInvited: boolean): Block[] {
  if (!code || kind === "sms") return [];
  const t = translator(language, "auth-mail");
  if (isInvited || byLinkOnly.includes(kind))
    return [{ kind: "note", text: t(kind === "invite" ? "validInvite" : "validLink") }];
  return [
    { kind: "code", label: link ? t("codeText") : t("code"), code },
    { kind: "note", text: link ? t("valid") : t("validCode") },
  ];
}
