import { useLocation, useNavigate } from "react-router";
import { useLanguage, useT } from "#app/i18n/t.ts";
import { checksIn } from "./checks.ts";
import { EmailField } from "./EmailField.tsx";
import { Entrance } from "./Entrance.tsx";
import { nextIn, withNext } from "./next.ts";
import { Send, Trouble, useSay } from "./Parts.tsx";
import { TextLink } from "./TextLink.tsx";
import { useEntry } from "./useEntry.ts";
import { useMailed } from "./useMailed.ts";

export function ForgotPassword() {
  const t = useT("auth");
  const language = useLanguage();
  const next = nextIn(useLocation().search, language);
  const navigate = useNavigate();
  const mailed = useMailed();
  const { errors, problem, busy, submit } = useEntry({
    checks: { email: checksIn(t).email },
    say: useSay(),
    async send({ email }) {
      const answer = await mailed.send({ kind: "recovery", email, next });
      if (answer.error) return answer;
      await navigate(withNext("/check-mail", language, next));
    },
  });
  return (
    <Entrance
      title={t("forgot.title")}
      text={t("forgot.text")}
      foot={<TextLink to={withNext("/sign-in", language, next)}>{t("forgot.back")}</TextLink>}
    >
      <form method="post" noValidate onSubmit={submit} className="grid gap-5">
        <Trouble problem={problem} />
        <EmailField id="email" error={errors.email} />
        <Send busy={busy}>{t("forgot.button")}</Send>
      </form>
    </Entrance>
  );
}
