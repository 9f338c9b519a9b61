import { useLocation } from "react-router";
import * as z from "zod/mini";
import { useLanguage, useT } from "#site/i18n/t.ts";
import { EmailField } from "./EmailField.tsx";
import { Entrance } from "./Entrance.tsx";
import { nextIn, withNext } from "./next.ts";
import { Send, Trouble } from "./Parts.tsx";
import { fieldsIn } from "./schema.ts";
import { TextLink } from "./TextLink.tsx";
import { useAuthForm } from "./useAuthForm.ts";
import { useMailRequest } from "./useMailRequest.ts";

export function ForgotPassword() {
  const t = useT("auth");
  const language = useLanguage();
  const next = nextIn(useLocation().search, language);
  const request = useMailRequest("recovery", next);
  const { email } = fieldsIn(t);
  const { field, problem, busy, submit } = useAuthForm(z.object({ email }), (values) => request(values.email));
  return (
    <Entrance
      title={t("forgot.title")}
      text={t("forgot.text")}
      foot={<TextLink to={withNext("/sign-in", language, next)}>{t("forgot.back")}</TextLink>}
    >
      <form method="post" noValidate onSubmit={submit} className="grid gap-5">
        <Trouble problem={problem} />
        <EmailField id="email" {...field("email")} />
        <Send busy={busy}>{t("forgot.button")}</Send>
      </form>
    </Entrance>
  );
}
