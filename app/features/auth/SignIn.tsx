import { useEffect } from "react";
import { useLocation, useNavigate } from "react-router";
import { useLanguage, useT } from "#app/i18n/t.ts";
import { Button } from "#app/ui/primitives/Button.tsx";
import { useAuth } from "./AuthProvider.tsx";
import { any, checksIn } from "./checks.ts";
import { EmailField } from "./EmailField.tsx";
import { Entrance, Waiting } from "./Entrance.tsx";
import { Gone, useFarewell } from "./Gone.tsx";
import { nextIn, withNext } from "./next.ts";
import { Send, Trouble, useSay } from "./Parts.tsx";
import { PasswordField } from "./PasswordField.tsx";
import { Providers } from "./Providers.tsx";
import { TextLink } from "./TextLink.tsx";
import { useEntry } from "./useEntry.ts";
import { useGoOn } from "./useGoOn.ts";
import { useMailed } from "./useMailed.ts";

/** By password, by a link that is mailed, or by somebody else who knows the person. */
export function SignIn() {
  const t = useT("auth");
  const language = useLanguage();
  const next = nextIn(useLocation().search, language);
  const { loading, user } = useAuth();
  const goOn = useGoOn();
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it is known who is there
  useEffect(() => {
    if (!loading && user) void goOn(next);
  }, [loading, user?.id]);
  const farewell = useFarewell();
  if (farewell) return <Gone {...farewell} />;
  if (user)
    return (
      <Entrance title={t("signIn.title")}>
        <Waiting>{t("wait")}</Waiting>
      </Entrance>
    );
  const isStaff = /^(\/ar)?\/admin\b/.test(next);
  return (
    <Entrance
      title={t("signIn.title")}
      text={isStaff ? undefined : t("signIn.text")}
      foot={
        !isStaff && (
          <>
            {t("signIn.new")} <TextLink to={withNext("/sign-up", language, next)}>{t("signIn.create")}</TextLink>
          </>
        )
      }
    >
      <Providers next={next} />
      <PasswordForm next={next} />
    </Entrance>
  );
}

function PasswordForm({ next }: { next: string }) {
  const t = useT("auth");
  const language = useLanguage();
  const checks = checksIn(t);
  const { auth } = useAuth();
  const navigate = useNavigate();
  const say = useSay();
  const mailed = useMailed();
  const { errors, problem, busy, submit } = useEntry({
    checks: { email: checks.email, password: checks.password },
    say,
    send: ({ email, password }) => auth().signInWithPassword({ email, password }),
  });
  const link = useEntry({ checks: { email: checks.email, password: any }, say, send: sendLink });
  const again = useEntry({ checks: { email: checks.email, password: any }, say, send: confirmAgain });

  async function sendLink({ email }: { email: string }) {
    const answer = await mailed.send({ kind: "magiclink", email, next });
    // Nobody learns here whether an address has an account.
    if (answer.error && answer.error.code !== "otp_disabled") return answer;
    await navigate(withNext("/check-mail", language, next));
  }
  async function confirmAgain({ email }: { email: string }) {
    const answer = await mailed.send({ kind: "signup", email, next });
    if (answer.error) return answer;
    await navigate(withNext("/check-mail", language, next));
  }
  const shown = problem ?? link.problem ?? again.problem;
  return (
    <form
      method="post"
      noValidate
      className="grid gap-5"
      onSubmit={(event) => {
        const by = (event.nativeEvent as SubmitEvent).submitter?.getAttribute("value");
        return by === "link" ? link.submit(event) : by === "again" ? again.submit(event) : submit(event);
      }}
    >
      <Trouble problem={shown}>
        {problem?.key === "emailNotConfirmed" && (
          <button type="submit" value="again" className="mt-1 block min-h-11 text-ink underline">
            {t("signIn.confirmAgain")}
          </button>
        )}
        {problem?.key === "tooManyRequests" && (
          <button type="submit" value="link" className="mt-1 block min-h-11 text-ink underline">
            {t("signIn.linkNow")}
          </button>
        )}
      </Trouble>
      <EmailField id="email" error={errors.email ?? link.errors.email} />
      <div>
        <PasswordField
          id="password"
          name="password"
          label={t("fields.password")}
          autoComplete="current-password"
          error={errors.password}
        />
        <p className="mt-1.5 text-end text-sm">
          <TextLink to={withNext("/forgot-password", language, next)}>{t("signIn.forgot")}</TextLink>
        </p>
      </div>
      <Send busy={busy || link.busy || again.busy}>{t("signIn.button")}</Send>
      <Button type="submit" value="link" look="quiet">
        {t("signIn.link")}
      </Button>
    </form>
  );
}
