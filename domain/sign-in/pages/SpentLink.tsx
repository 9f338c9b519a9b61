import { href } from "@site/ground/site-map/links.ts";
import { useLanguage, useT } from "#site/i18n/t.ts";
import { Button } from "#site/ui/primitives/Button.tsx";
import { useAuth } from "./AuthProvider.tsx";
import { Entrance } from "./Entrance.tsx";
import { withNext } from "./next.ts";
import { Send, StatusMessage, Trouble } from "./Parts.tsx";
import { TextLink } from "./TextLink.tsx";
import { useAction } from "./useAction.ts";
import type { MailedLink } from "./useConfirm.ts";
import { useGoOn } from "./useGoOn.ts";
import { useMailRequest } from "./useMailRequest.ts";
import { Address, Words } from "./Words.tsx";

/** Shown if the link was used already or has expired. It offers the next steps. */
export function SpentLink({ type, email, next }: Omit<MailedLink, "hash">) {
  const t = useT("auth");
  const { user } = useAuth();
  if (type === "signup")
    return user?.email_confirmed_at && user.email === email ? (
      <Confirmed email={email} next={next} />
    ) : (
      <ConfirmAgain email={email} next={next} />
    );
  return (
    <Entrance title={t(`confirm.title.${type}`)}>
      <Trouble problem={{ key: "linkExpired" }} />
      <Elsewhere type={type} next={next} />
    </Entrance>
  );
}

function Elsewhere({ type, next }: Pick<MailedLink, "type" | "next">) {
  const t = useT("auth");
  const language = useLanguage();
  if (type === "email_change")
    return <TextLink to={href("/account/profile", language)}>{t("confirm.toProfile")}</TextLink>;
  const page = ["recovery", "signup_password", "invite"].includes(type) ? "/forgot-password" : "/sign-in";
  return <TextLink to={withNext(page, language, next)}>{t("confirm.newLink")}</TextLink>;
}

function Confirmed({ email, next }: { email: string; next: string }) {
  const t = useT("auth");
  const goOn = useGoOn();
  return (
    <Entrance title={t("confirm.title.signup")}>
      <StatusMessage>
        <Words text={t("confirm.already", { email })} parts={[Address]} />
      </StatusMessage>
      <Button size="lg" onClick={() => goOn(next)}>
        {t("confirm.button.recovery")}
      </Button>
    </Entrance>
  );
}

/**
 * Sends the mail for the sign-up again. The next mail is confirmed by one click, so this is shown only in the browser in which the password
 * of this address was typed.
 */
function ConfirmAgain({ email, next }: { email: string; next: string }) {
  const t = useT("auth");
  const language = useLanguage();
  const { problem, busy, run } = useAction(useMailRequest("signup", next));
  return (
    <Entrance title={t("confirm.title.signup")}>
      <Trouble problem={problem ?? { key: "linkUsed" }} />
      <p>
        {t("confirm.confirmed")} <TextLink to={withNext("/sign-in", language, next)}>{t("signUp.signIn")}</TextLink>
      </p>
      {email && (
        <Send type="button" busy={busy} onClick={() => run(email)}>
          {t("signIn.confirmAgain")}
        </Send>
      )}
    </Entrance>
  );
}
