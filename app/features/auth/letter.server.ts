import { type Language, languageCodes, languageOf, languages } from "#app/i18n/languages.ts";
import { translator } from "#app/i18n/t.ts";
import { env } from "#server/env.ts";
import type { AuthMessage } from "#server/identity/mail.ts";
import type { Block, Letter } from "../mail/letter.ts";
import { absolute, senderIn } from "../mail/sender.server.ts";

/** What the auth server has to say, in the language of its reader: a link, a code where there is one, and what to do who did not ask. */
export function authLetter(message: AuthMessage): Letter {
  const language = languageFor(message);
  const t = translator(language, "auth-mail");
  const sender = senderIn(language);
  const { kind, code = "", newEmail = "", account = "" } = message;
  const text = t(`text.${kind}`, { newEmail, account, code, name: sender.name });
  return {
    language,
    subject: t(`subject.${kind}`),
    preview: text,
    heading: t(`subject.${kind}`),
    sender,
    blocks: [
      { kind: "text", text },
      ...actionOf(message, language),
      ...codeOf(message, language),
      ...(kind === "sms" ? [] : [{ kind: "note" as const, text: t(`notYou.${kind}`) }]),
    ],
  };
}

/** Chosen by the person, else that of the page where the mail was asked for. */
function languageFor({ language, redirectTo = "" }: AuthMessage): Language {
  return languageCodes.find((code) => code === language) ?? languageOf(URL.parse(redirectTo)?.pathname ?? "");
}

function actionOf(message: AuthMessage, language: Language): Block[] {
  const { kind } = message;
  if (kind === "sms" || kind === "reauthentication") return [];
  const href = linkOf(message, language);
  return href ? [{ kind: "action", label: translator(language, "auth-mail")(`action.${kind}`), href }] : [];
}

/** What makes an address part of an account: the page asks whose that is, and is told here which. */
const asksWhose: AuthMessage["kind"][] = ["signup", "email_change_current", "email_change_new"];

/**
 * A page of ours, which asks for one more click: programs that open every link of a mail must not use it up. An app that
 * asked for a mail of its own gets the auth server's link, where nobody else could have asked in the person's place.
 */
function linkOf(message: AuthMessage, language: Language): string | undefined {
  const { kind, to, account = to, tokenHash, type, link, redirectTo = "" } = message;
  const { prefix } = languages[language];
  if (kind === "password_changed") return absolute(`${prefix}/forgot-password`);
  if (kind === "factor_added" || kind === "factor_removed") return absolute(`${prefix}/account/security`);
  const target = URL.parse(redirectTo);
  const own = target?.origin === new URL(env().SITE_URL).origin ? target.pathname + target.search : undefined;
  const asks = asksWhose.includes(kind);
  if (!tokenHash || !type || (!own && !asks)) return link;
  const isToChoose = kind === "signup_password";
  const next = isToChoose ? `${prefix}/reset-password` : (own ?? "/");
  const given = { token_hash: tokenHash, type: isToChoose ? kind : type, ...(next !== "/" && { next }) };
  // Behind the hash it goes to no server.
  const hash = asks ? `#${new URLSearchParams({ email: account })}` : "";
  return absolute(`${prefix}/auth/confirm?${new URLSearchParams(given)}${hash}`);
}

/** A change of address and an invitation have no page where a code could be typed; who has to choose a password goes the way that leads there. */
const byLinkOnly: AuthMessage["kind"][] = ["signup_password", "invite", "email_change_current", "email_change_new"];

function codeOf({ kind, code, link }: AuthMessage, language: Language): Block[] {
  if (!code || kind === "sms") return [];
  const t = translator(language, "auth-mail");
  if (byLinkOnly.includes(kind)) return [{ kind: "note", text: t(kind === "invite" ? "validInvite" : "validLink") }];
  return [
    { kind: "code", label: link ? t("codeText") : t("code"), code },
    { kind: "note", text: link ? t("valid") : t("validCode") },
  ];
}
