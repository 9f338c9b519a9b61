import { href } from "@site/ground/site-map/links.ts";
import { useEffect, useEffectEvent, useState } from "react";
import { useLocation, useNavigate } from "react-router";
import * as z from "zod/mini";
import { useLanguage, useT } from "#site/i18n/t.ts";
import { Button } from "#site/ui/primitives/Button.tsx";
import { useAuth } from "./AuthProvider.tsx";
import { Entrance, WaitingMessage } from "./Entrance.tsx";
import { nextIn, withNext } from "./next.ts";
import { Send, StatusMessage, Trouble } from "./Parts.tsx";
import { PasswordField } from "./PasswordField.tsx";
import { fieldsIn } from "./schema.ts";
import { TextLink } from "./TextLink.tsx";
import { useAuthForm } from "./useAuthForm.ts";
import { useGoOn } from "./useGoOn.ts";
import { useMethods } from "./useMethods.ts";
import { Address, Words } from "./Words.tsx";

/** The authentication methods of a session that was opened by a mail. */
const byMail = ["otp", "magiclink", "recovery"];

/** Asks for a new password. A person who came by the mailed link or code may choose it at once. Others need the old password. */
export function ResetPassword() {
  const t = useT("auth");
  const language = useLanguage();
  const next = nextIn(useLocation().search, language);
  const { loading, user } = useAuth();
  const goOn = useGoOn();
  const navigate = useNavigate();
  const [done, setDone] = useState(false);
  const [late, setLate] = useState(false);
  const methods = useMethods();
  const isByMail = methods?.some((method) => byMail.includes(method));
  const leave = useEffectEvent(() => navigate(href("/account/security", language), { replace: true }));
  useEffect(() => {
    if (isByMail === false) void leave();
  }, [isByMail]);
  if (loading || (user && !isByMail))
    return (
      <Entrance title={t("reset.title")}>
        <WaitingMessage>{t("wait")}</WaitingMessage>
      </Entrance>
    );
  if (!user || late)
    return (
      <Entrance title={t("confirm.failed")} text={t("reset.out")}>
        <TextLink to={withNext("/forgot-password", language, next)}>{t("reset.again")}</TextLink>
      </Entrance>
    );
  if (done)
    return (
      <Entrance title={t("reset.title")}>
        <StatusMessage>{t("reset.done")}</StatusMessage>
        <Button size="lg" onClick={() => goOn(next)}>
          {t("confirm.button.recovery")}
        </Button>
      </Entrance>
    );
  return (
    <Entrance title={t("reset.title")} text={<Words text={t("reset.text", { email: user.email })} parts={[Address]} />}>
      <NewPasswordForm email={user.email ?? ""} onDone={() => setDone(true)} onLate={() => setLate(true)} />
    </Entrance>
  );
}

type FormProps = { email: string; onDone: () => void; onLate: () => void };

function NewPasswordForm({ email, onDone, onLate }: FormProps) {
  const t = useT("auth");
  const { auth, minPassword } = useAuth();
  const navigate = useNavigate();
  const language = useLanguage();
  const { pathname, search } = useLocation();
  const schema = z.object({ password: fieldsIn(t).newPassword(minPassword) });
  const { field, problem, busy, submit } = useAuthForm(schema, async (values) => {
    const { error } = await auth().updateUser(values);
    if (error?.code === "insufficient_aal") return navigate(withNext("/second-factor", language, pathname + search));
    // The mail opened this session more than a day ago.
    if (error?.code === "reauthentication_needed") return onLate();
    if (error) return { error };
    onDone();
  });
  return (
    <form method="post" noValidate onSubmit={submit} className="grid gap-5">
      <Trouble problem={problem} />
      {/* This field tells password managers which account it is. */}
      <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
      <PasswordField
        id="password"
        label={t("fields.newPassword")}
        hint={t("fields.passwordHint", { min: minPassword })}
        autoComplete="new-password"
        {...field("password")}
      />
      <Send busy={busy}>{t("reset.button")}</Send>
    </form>
  );
}
