import { nth } from "@site/typed";
import type { Factor } from "@supabase/supabase-js";
import { useEffect, useEffectEvent, useState } from "react";
import { useLocation, useNavigate } from "react-router";
import * as z from "zod/mini";
import { useLanguage, useT } from "#site/i18n/t.ts";
import { Select } from "#site/ui/controls/Select.tsx";
import { Button } from "#site/ui/primitives/Button.tsx";
import { useAuth } from "./AuthProvider.tsx";
import { CodeField } from "./CodeField.tsx";
import { Enrol } from "./Enrol.tsx";
import { Entrance, WaitingMessage } from "./Entrance.tsx";
import { nextIn, withNext } from "./next.ts";
import { Send, Trouble } from "./Parts.tsx";
import { PasskeyStep } from "./PasskeyStep.tsx";
import { PhoneChallenge } from "./PhoneChallenge.tsx";
import { makesPasskeys } from "./passkey.ts";
import { fieldsIn } from "./schema.ts";
import { useAuthForm } from "./useAuthForm.ts";
import { useGoOn } from "./useGoOn.ts";
import { methodOf } from "./useMethods.ts";

/** The page of the second step. It asks for the step, or sets one up if there is none yet. */
export function SecondFactor() {
  const t = useT("auth");
  const language = useLanguage();
  const { pathname, search } = useLocation();
  const next = nextIn(search, language);
  const navigate = useNavigate();
  const { loading, user, session, auth, passkeys } = useAuth();
  const goOn = useGoOn();
  /** Undefined until it is known that the session lacks the second step. */
  const [hasPasskey, setHasPasskey] = useState<boolean>();
  /** False if a passkey was used and the session still lacks the second step. Another passkey would not help. */
  const [counts, setCounts] = useState(true);
  const [done, setDone] = useState(false);
  const onDone = () => {
    setDone(true);
    return goOn(next);
  };
  const enter = useEffectEvent(() => navigate(withNext("/sign-in", language, pathname + search), { replace: true }));
  /** True if the second step was long ago and an important change needs it again. */
  const isAgain = new URLSearchParams(search).has("again");
  const look = useEffectEvent(async () => {
    const { data } = await auth().mfa.getAuthenticatorAssuranceLevel();
    if (data?.currentLevel === "aal2" && !isAgain) return goOn(next);
    const isShown =
      !isAgain && (data?.currentAuthenticationMethods.some((one) => methodOf(one) === "passkey") ?? false);
    const known = passkeys && !isShown ? (await auth().passkey.list()).data : null;
    setCounts(!isShown);
    setHasPasskey(Boolean(known?.length));
  });
  const token = session?.access_token;
  useEffect(() => {
    if (token) void look();
    else if (!loading) void enter();
  }, [loading, token]);
  if (!user || hasPasskey === undefined || done)
    return (
      <Entrance title={t("second.title")}>
        <WaitingMessage>{t("wait")}</WaitingMessage>
      </Entrance>
    );
  const factors = (user.factors ?? []).filter(({ status }) => status === "verified");
  if (factors.length > 0) return <Challenge factors={factors} hasPasskey={hasPasskey} onDone={onDone} />;
  if (!hasPasskey) {
    const withPasskey = passkeys && counts && makesPasskeys();
    return (
      <Entrance title={t("enrol.title")} text={t(withPasskey ? "enrol.choice" : "enrol.text")} foot={<Leave />}>
        <Enrol withPasskey={withPasskey} onPasskey={() => setHasPasskey(true)} onDone={onDone} />
      </Entrance>
    );
  }
  return (
    <Entrance title={t("second.title")} text={t("second.passkeyText")} foot={<Lost />}>
      <PasskeyStep look="accent" onDone={onDone} />
    </Entrance>
  );
}

type ChallengeProps = { factors: Factor[]; hasPasskey: boolean; onDone: () => Promise<void> };

function Challenge({ factors, hasPasskey, onDone }: ChallengeProps) {
  const t = useT("auth");
  const [chosen, setChosen] = useState(factors[0]?.id);
  const factor = factors.find(({ id }) => id === chosen) ?? nth(factors, 0);
  const names = factors.map(({ id, friendly_name }): [string, string] => [id, friendly_name || t("second.unnamed")]);
  return (
    <Entrance title={t("second.title")} text={factor.factor_type === "totp" && t("second.text")} foot={<Lost />}>
      {factors.length > 1 && (
        <Select
          id="factor"
          label={t("second.which")}
          options={names}
          value={factor.id}
          onChange={({ target }) => setChosen(target.value)}
        />
      )}
      {factor.factor_type === "phone" ? (
        <PhoneChallenge key={factor.id} factor={factor} onDone={onDone} />
      ) : (
        <AppChallenge key={factor.id} factor={factor} onDone={onDone} />
      )}
      {hasPasskey && <PasskeyStep look="outline" onDone={onDone} />}
    </Entrance>
  );
}

function AppChallenge({ factor, onDone }: { factor: Factor; onDone: () => Promise<void> }) {
  const t = useT("auth");
  const { auth } = useAuth();
  const { code } = fieldsIn(t);
  const { field, problem, busy, submit } = useAuthForm(z.object({ code }), async (values) => {
    const { error } = await auth().mfa.challengeAndVerify({ factorId: factor.id, ...values });
    if (error) return { error };
    await onDone();
  });
  return (
    <form method="post" noValidate onSubmit={submit} className="grid gap-5">
      <Trouble problem={problem} />
      <CodeField id="code" autoFocus {...field("code")} />
      <Send busy={busy}>{t("second.button")}</Send>
    </form>
  );
}

function Lost() {
  const t = useT("auth");
  return (
    <div className="grid gap-4">
      <p>
        <strong className="text-ink">{t("second.lost")}</strong> {t("second.lostText")}
      </p>
      <Leave />
    </div>
  );
}

function Leave() {
  const t = useT("auth");
  const { auth } = useAuth();
  return (
    <Button look="quiet" className="justify-self-start !px-0" onClick={() => auth().signOut({ scope: "local" })}>
      {t("second.leave")}
    </Button>
  );
}
