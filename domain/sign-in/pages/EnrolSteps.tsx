import { type ReactNode, useEffect, useRef, useState } from "react";
import * as z from "zod/mini";
import { useT } from "#site/i18n/t.ts";
import { Button, ButtonLink } from "#site/ui/primitives/Button.tsx";
import { useAuth } from "./AuthProvider.tsx";
import { CodeField } from "./CodeField.tsx";
import { Send, Trouble } from "./Parts.tsx";
import { QrCode } from "./QrCode.tsx";
import { fieldsIn } from "./schema.ts";
import { useAuthForm } from "./useAuthForm.ts";

export type EnrolledFactor = { id: string; secret: string; uri: string };

/** Shows the key as a QR code and as text, and asks for the first code of the app. */
export function EnrolSteps({ factor, onDone }: { factor: EnrolledFactor; onDone: () => unknown }) {
  const t = useT("auth");
  const { auth } = useAuth();
  const steps = useRef<HTMLOListElement>(null);
  // The button that had the focus is gone, so the steps get the focus.
  useEffect(() => steps.current?.focus(), []);
  const { code } = fieldsIn(t);
  const { field, problem, busy, submit } = useAuthForm(z.object({ code }), async (values) => {
    const { error } = await auth().mfa.challengeAndVerify({ factorId: factor.id, ...values });
    if (error) return { error };
    await onDone();
  });
  return (
    <ol ref={steps} tabIndex={-1} className="grid gap-7 outline-none">
      <Step number={1} title={t("enrol.scan")}>
        <p className="text-sm text-soft">{t("enrol.scanText")}</p>
        <QrCode text={factor.uri} label={t("enrol.qr")} />
        <ButtonLink look="outline" href={factor.uri} className="md:hidden">
          {t("enrol.open")}
        </ButtonLink>
        <Key secret={factor.secret} />
      </Step>
      <Step number={2} title={t("enrol.type")}>
        <form method="post" noValidate onSubmit={submit} className="grid gap-5">
          <Trouble problem={problem} />
          <CodeField id="code" {...field("code")} />
          <Send busy={busy}>{t("enrol.button")}</Send>
        </form>
      </Step>
      <li className="rounded-xl bg-brand-tint p-4 text-sm">
        <strong>{t("enrol.advice")}</strong>
        <p className="mt-1">{t("enrol.adviceText")}</p>
      </li>
    </ol>
  );
}

function Step({ number, title, children }: { number: number; title: string; children: ReactNode }) {
  return (
    <li className="grid gap-4">
      <h2 className="flex items-center gap-3 text-base">
        <span
          aria-hidden
          className="grid size-7 shrink-0 place-items-center rounded-full bg-brand text-sm text-surface"
        >
          {number}
        </span>
        {title}
      </h2>
      {children}
    </li>
  );
}

/** Shows the key in groups of four, which are easier to read. The copy button copies it without spaces. */
function Key({ secret }: { secret: string }) {
  const t = useT("auth");
  const [copied, setCopied] = useState(false);
  async function copy() {
    await navigator.clipboard.writeText(secret);
    setCopied(true);
  }
  return (
    <div className="text-sm">
      <p className="text-soft">{t("enrol.byHand")}</p>
      <p className="mt-1 flex flex-wrap items-center justify-between gap-x-3">
        <code dir="ltr" className="font-semibold break-all">
          {secret.replace(/(.{4})(?=.)/g, "$1 ")}
        </code>
        <Button look="quiet" onClick={copy} className="!px-3">
          <span aria-live="polite">{t(copied ? "enrol.copied" : "enrol.copy")}</span>
        </Button>
      </p>
    </div>
  );
}
