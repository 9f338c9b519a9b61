import type { Language } from "@site/ground/language/languages.ts";
import { href } from "@site/ground/site-map/links.ts";
import { ownPath } from "@site/ground/urls/own-path.ts";
import { useLocation } from "react-router";
import { useLanguage, useT } from "#site/i18n/t.ts";
import { useHydrated } from "#site/ui/useHydrated.ts";
import { useAuth } from "./AuthProvider.tsx";
import { ConfirmChange } from "./ConfirmChange.tsx";
import { ConfirmSignUp } from "./ConfirmSignUp.tsx";
import { Entrance, WaitingMessage } from "./Entrance.tsx";
import { nextIn, withNext } from "./next.ts";
import { OneClick } from "./OneClick.tsx";
import { Trouble } from "./Parts.tsx";
import { TextLink } from "./TextLink.tsx";
import { linkTypes, type MailedLink } from "./useConfirm.ts";

/**
 * The page behind a link in a mail. The link is used only when a button is pressed, because mail scanners open links too. If the account
 * could belong to somebody else, the page also asks for the password or for a sign-in.
 */
export function ConfirmMail() {
  const t = useT("auth");
  const language = useLanguage();
  const hydrated = useHydrated();
  const { loading } = useAuth();
  const { search, hash } = useLocation();
  const query = new URLSearchParams(search);
  const token = query.get("token_hash");
  const type = linkTypes.find((known) => known === query.get("type"));
  const next = innermost(nextIn(search, language), language);
  if (!type || !token) return <Broken next={next} />;
  // The account is in the fragment, which the server does not get. It can be read only after hydration.
  const whose = new URLSearchParams(hydrated ? hash.slice(1) : "");
  const email = whose.get("email") ?? "";
  const link: MailedLink = { type, hash: token, email, account: whose.get("account") ?? undefined, next };
  if (type !== "signup" && type !== "email_change") return <OneClick link={link} />;
  if (!hydrated || loading)
    return (
      <Entrance title={t(`confirm.title.${type}`)}>
        <WaitingMessage>{t("wait")}</WaitingMessage>
      </Entrance>
    );
  return type === "signup" ? <ConfirmSignUp link={link} /> : <ConfirmChange link={link} />;
}

/**
 * Returns the page that the person wanted. The redirect address of the mail may lead through the callback page or the page for a new
 * password. Both are skipped: the session exists already, and the type of the link says whether a password must be chosen.
 */
function innermost(next: string, language: Language): string {
  if (!/^(\/ar)?\/(auth\/callback|reset-password)\b/.test(next)) return next;
  const search = next.replace(/^[^?]*/, "");
  return innermost(ownPath(new URLSearchParams(search).get("next")) ?? href("/account", language), language);
}

function Broken({ next }: { next: string }) {
  const t = useT("auth");
  const language = useLanguage();
  return (
    <Entrance
      title={t("confirm.failed")}
      foot={<TextLink to={withNext("/sign-in", language, next)}>{t("forgot.back")}</TextLink>}
    >
      <Trouble problem={{ key: "linkBroken" }} />
    </Entrance>
  );
}
