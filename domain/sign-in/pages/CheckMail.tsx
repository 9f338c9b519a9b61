import { href } from "@site/ground/site-map/links.ts";
import { useEffect, useEffectEvent, useMemo, useState } from "react";
import { useLocation } from "react-router";
import * as z from "zod/mini";
import { useLanguage, useT } from "#site/i18n/t.ts";
import { Button } from "#site/ui/primitives/Button.tsx";
import { useHydrated } from "#site/ui/useHydrated.ts";
import { useAuth } from "./AuthProvider.tsx";
import { CodeField } from "./CodeField.tsx";
import { EmailField } from "./EmailField.tsx";
import { Entrance, WaitingMessage } from "./Entrance.tsx";
import { nextIn, withNext } from "./next.ts";
import { Send, StatusMessage, Trouble } from "./Parts.tsx";
import { clearPending, type PendingMail, storedPending } from "./pending-mail.ts";
import { fieldsIn } from "./schema.ts";
import { TextLink } from "./TextLink.tsx";
import { useAction } from "./useAction.ts";
import { useAuthForm } from "./useAuthForm.ts";
import { useGoOn } from "./useGoOn.ts";
import { useMailed } from "./useMailed.ts";
import { useSecondsUntil } from "./useSecondsUntil.ts";
import { Address, Words } from "./Words.tsx";

/** The page after a mail was sent. If the mail is read on another device, its code can be typed here. */
export function CheckMail() {
  const t = useT("auth");
  const { passkeys } = useAuth();
  const language = useLanguage();
  const queryNext = nextIn(useLocation().search, language);
  const hydrated = useHydrated();
  // Read once, because another tab may remove the entry.
  const pending = useMemo(() => (hydrated ? storedPending() : undefined), [hydrated]);
  const next = pending?.next ?? queryNext;
  const isSignedIn = useContinueOnSignIn(pending?.kind, next);
  if (!hydrated || isSignedIn)
    return (
      <Entrance title={t("checkMail.title")}>{isSignedIn && <WaitingMessage>{t("wait")}</WaitingMessage>}</Entrance>
    );
  return (
    <Entrance
      title={t("checkMail.title")}
      text={
        pending ? (
          <Words text={t("checkMail.sent", { email: pending.email })} parts={[Address]} />
        ) : (
          t("checkMail.unknown")
        )
      }
      foot={<Nothing kind={pending?.kind} next={next} />}
    >
      <CodeForm pending={pending} />
      {pending && <Again pending={pending} />}
      {pending?.kind === "signup" && passkeys && <p className="text-sm text-soft">{t("checkMail.passkey")}</p>}
    </Entrance>
  );
}

/**
 * Continues as soon as the person has signed in, by the code or by the link in another tab. After a lost password, the next page is the one
 * for a new password.
 */
function useContinueOnSignIn(kind: PendingMail["kind"] | undefined, next: string): boolean {
  const language = useLanguage();
  const { user, recovering } = useAuth();
  const goOn = useGoOn();
  const isLost = kind === "recovery";
  // A person who is already signed in may still have requested a new password. Then only the link or code of that mail counts.
  const isSignedIn = isLost ? recovering : user !== null;
  const leave = useEffectEvent(() => {
    clearPending();
    void goOn(isLost ? withNext("/reset-password", language, next) : next);
  });
  useEffect(() => {
    if (isSignedIn) leave();
  }, [isSignedIn]);
  return isSignedIn;
}

function CodeForm({ pending }: { pending: PendingMail | undefined }) {
  const t = useT("auth");
  const { auth } = useAuth();
  const { email, code } = fieldsIn(t);
  const { field, problem, busy, submit } = useAuthForm(
    z.object({ email, code }),
    // The code confirms a sign-up only in the browser in which the password was typed.
    (values) => auth().verifyOtp({ email: values.email, token: values.code, type: pending?.kind ?? "magiclink" }),
    { email: pending?.email },
  );
  return (
    <form method="post" noValidate onSubmit={submit} className="grid gap-5">
      <Trouble problem={problem} />
      {!pending && <EmailField id="email" {...field("email")} />}
      <CodeField id="code" autoFocus={Boolean(pending)} {...field("code")} />
      <Send busy={busy}>{t("checkMail.button")}</Send>
    </form>
  );
}

function Again({ pending }: { pending: PendingMail }) {
  const t = useT("auth");
  const { mailIntervalMs } = useAuth();
  const mailed = useMailed();
  const [sent, setSent] = useState(pending.sentAt);
  const wait = useSecondsUntil(sent + mailIntervalMs);
  const again = useAction(async () => {
    const { error } = await mailed.send(pending);
    if (error && error.code !== "otp_disabled") return { error };
    setSent(Date.now());
  });
  return (
    <div className="grid gap-3">
      <Trouble problem={again.problem} />
      <StatusMessage>{sent !== pending.sentAt && t("checkMail.sentAgain")}</StatusMessage>
      <Button look="quiet" onClick={() => again.run()} disabled={wait > 0}>
        {wait > 0 ? t("checkMail.againIn", { count: wait }) : t("checkMail.again")}
      </Button>
    </div>
  );
}

/** Names possible reasons why no mail has come. It does not reveal whether the account exists. */
function Nothing({ kind, next }: { kind: PendingMail["kind"] | undefined; next: string }) {
  const t = useT("auth");
  const language = useLanguage();
  const to = (page: "/sign-in" | "/sign-up" | "/forgot-password") => (text: string) => (
    <TextLink to={withNext(page, language, next)}>{text}</TextLink>
  );
  return (
    <div className="grid gap-2">
      <p>
        <strong className="text-ink">{t("checkMail.nothing")}</strong> {t("checkMail.spam")}
      </p>
      {kind && (
        <p>
          {kind === "signup" ? (
            <Words text={t("checkMail.signup")} parts={[to("/sign-in"), to("/forgot-password")]} />
          ) : (
            <Words text={t("checkMail.recovery")} parts={[to("/sign-in"), to("/sign-up")]} />
          )}
        </p>
      )}
      {kind === "signup" && (
        <p>
          <Words text={t("checkMail.elsewhere")} parts={[to("/sign-in")]} />
        </p>
      )}
      <p>
        <TextLink to={href("/sign-in", language)}>{t("checkMail.otherAddress")}</TextLink>
      </p>
    </div>
  );
}
