import { href } from "@site/ground/site-map/links.ts";
import { useState } from "react";
import { useLocation, useNavigate } from "react-router";
import { useLanguage, useT } from "#site/i18n/t.ts";
import { Button } from "#site/ui/primitives/Button.tsx";
import { useAuth } from "./AuthProvider.tsx";
import { Entrance } from "./Entrance.tsx";
import { withNext } from "./next.ts";
import { ForAccount, OneClick } from "./OneClick.tsx";
import { TextLink } from "./TextLink.tsx";
import type { MailedLink } from "./useConfirm.ts";

/**
 * Confirms a change of the email address. The account will show all enquiries of the new address, so only a person who is signed in to the
 * account can confirm the change.
 */
export function ConfirmChange({ link }: { link: MailedLink }) {
  const t = useT("auth");
  const language = useLanguage();
  const { user } = useAuth();
  const { email, account } = link;
  const isTheirs = Boolean(user && (account ? user.id === account : email ? user.email === email : user.new_email));
  // Keeps that it was the person's account, because the account has the new address after the change.
  const [wasTheirs, setWasTheirs] = useState(isTheirs);
  if (isTheirs && !wasTheirs) setWasTheirs(true);
  if (account && !wasTheirs) return <Entrance title={t("confirm.title.email_added")} text={t("confirm.elsewhere")} />;
  if (wasTheirs) return <OneClick link={link} />;
  return (
    <Entrance
      title={t("confirm.title.email_change")}
      text={
        <>
          <ForAccount email={email} /> {t("confirm.text.email_change")}
        </>
      }
      foot={user && <TextLink to={href("/account/profile", language)}>{t("confirm.toProfile")}</TextLink>}
    >
      <p>{t("confirm.signInFirst")}</p>
      <SignInFirst />
    </Entrance>
  );
}

function SignInFirst() {
  const t = useT("auth");
  const language = useLanguage();
  const navigate = useNavigate();
  const { pathname, search, hash } = useLocation();
  const { auth, user } = useAuth();
  async function signIn() {
    if (user) await auth().signOut({ scope: "local" });
    await navigate(withNext("/sign-in", language, pathname + search + hash));
  }
  return (
    <Button size="lg" onClick={signIn}>
      {t("signIn.button")}
    </Button>
  );
}
