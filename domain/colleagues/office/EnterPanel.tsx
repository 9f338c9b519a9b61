import { href } from "@site/ground/site-map/links.ts";
import { type ReactNode, useState } from "react";
import { Form, useNavigation } from "react-router";
import { type Backend, PasswordField } from "#domain/sign-in/index.ts";
import { useLanguage, useT } from "#site/i18n/t.ts";
import { Button, ButtonLink } from "#site/ui/primitives/Button.tsx";
import type { EnterAnswer } from "./enter.server.ts";
import { PersonFields } from "./PersonFields.tsx";
import { SignedOutFrame } from "./SignedOutFrame.tsx";
import { SignInNow } from "./SignInNow.tsx";

type Invitation =
  | { kind: "none" | "gone" }
  | { kind: "first owner"; token: string }
  | { kind: "colleague"; token: string; name: string };

interface Props {
  invitation: Invitation;
  company: string;
  backend: Backend;
  minPassword: number;
  state: EnterAnswer | undefined;
}

/** The page behind a sign-in link that was made in the terminal. */
export function EnterPanel({ invitation, company, backend, minPassword, state }: Props) {
  const [password, setPassword] = useState("");
  return (
    <SignedOutFrame company={company}>
      {state?.entered ? (
        <SignInNow email={state.entered} password={password} backend={backend} />
      ) : (
        <InvitationStep invitation={invitation} minPassword={minPassword} state={state} onSend={setPassword} />
      )}
    </SignedOutFrame>
  );
}

type InvitationProps = Pick<Props, "invitation" | "minPassword" | "state"> & { onSend: (password: string) => void };

function InvitationStep({ invitation, minPassword, state, onSend }: InvitationProps) {
  const t = useT("colleagues");
  const language = useLanguage();
  const kind = invitation.kind === "first owner" ? "owner" : invitation.kind;
  const name = invitation.kind === "colleague" ? invitation.name : "";
  return (
    <>
      <h1 className="text-2xl">{t(`enter.${kind}.title`, { name })}</h1>
      <p className="mt-2 text-soft">{t(`enter.${kind}.text`)}</p>
      {"token" in invitation ? (
        <TokenForm {...{ minPassword, state, onSend }} token={invitation.token} button={t(`enter.${kind}.button`)}>
          {kind === "owner" && <PersonFields state={state} language={language} />}
        </TokenForm>
      ) : (
        <ButtonLink
          look="outline"
          href={`${href("/sign-in", language)}?next=${href("/admin", language)}`}
          className="mt-6"
        >
          {t(`enter.${kind}.button`)}
        </ButtonLink>
      )}
    </>
  );
}

type FormProps = Pick<InvitationProps, "minPassword" | "state" | "onSend"> & {
  token: string;
  button: string;
  children: ReactNode;
};

function TokenForm({ token, button, minPassword, state, onSend, children }: FormProps) {
  const t = useT("colleagues");
  const busy = useNavigation().state !== "idle";
  return (
    <Form
      method="post"
      noValidate
      className="mt-6 space-y-5"
      onSubmit={({ currentTarget }) => onSend(String(new FormData(currentTarget).get("password")))}
    >
      <p role="alert" className="rounded-xl border border-danger p-4 text-sm font-semibold text-danger empty:hidden">
        {state?.problems?.includes("away") && t("problems.away")}
        {state?.problems?.includes("taken") && t("colleagues.refused.taken")}
      </p>
      <input type="hidden" name="token" value={token} />
      {children}
      <PasswordField
        id="password"
        name="password"
        label={t("fields.password")}
        hint={t("fields.passwordHint", { min: minPassword })}
        autoComplete="new-password"
        error={state?.problems?.includes("password") ? t("problems.password", { min: minPassword }) : undefined}
      />
      <Button type="submit" size="lg" className="w-full" aria-disabled={busy || undefined}>
        {button}
      </Button>
    </Form>
  );
}
