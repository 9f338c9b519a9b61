import type { Role } from "@site/ground/company/roles.ts";
import { type Language, languageCodes, languageOf, languages } from "@site/ground/language/languages.ts";
import type { AuthMessage } from "#platform/identity/mail.ts";
import { env } from "#platform/process/env.ts";
import { translator } from "#site/i18n/t.ts";
import type { Block, Letter } from "#site/letters/letter.ts";
import { absoluteAddress, senderIn } from "#site/letters/sender.server.ts";

/** An invitation of a new colleague: the name of the colleague who invited, and the role. */
export interface Invitation {
  by: string;
  role: Role;
}

/**
 * Writes a mail of the auth server in the reader's language: a link, a code if there is one, and advice for readers who did not request the
 * mail. If an invited person already has an account, the auth server sends a `recovery` mail. It then gets the text of an invitation.
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

/** In these mails the link adds an email address to an account. The link names the account, so that the page can show it. */
const asksWhose: AuthMessage["kind"][] = ["signup", "email_change_current", "email_change_new"];

/** These mails report that a factor or a passkey was added or removed. */
const aboutSecurity: AuthMessage["kind"][] = ["factor_added", "factor_removed", "passkey_added", "passkey_removed"];

/**
 * Returns the link of a mail. It leads to a page of the site, where the person has to press a button: a mail scanner that opens the link
 * therefore does not use it up. An app with its own redirect address gets the auth server's link instead, except in mails that a stranger
 * could request for somebody else's address.
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
  const parameters = { token_hash: tokenHash, type: isToChoose ? kind : type, ...(next !== "/" && { next }) };
  // The account goes into the fragment, because a browser never sends the fragment to a server.
  const whose = message.anonymous ? ["account", message.anonymous] : ["email", account];
  const hash = asks ? `#${new URLSearchParams([whose])}` : "";
  return absoluteAddress(`${prefix}/auth/confirm?${new URLSearchParams(parameters)}${hash}`);
}

/** No page asks for a code after these mails, so they contain only the link. */
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
