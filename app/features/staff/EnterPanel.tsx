import type { ReactNode } from "react";
import { useLanguage, useT } from "#app/i18n/t.ts";
import { ThemeToggle } from "#app/ui/layout/ThemeToggle.tsx";
import { Button } from "#app/ui/primitives/Button.tsx";
import { LogoMark } from "#app/ui/primitives/Logo.tsx";
import { OtherLanguage } from "./OtherLanguage.tsx";
import { PersonFields, type PersonState } from "./PersonFields.tsx";

type Invitation =
  | { kind: "none" | "gone" }
  | { kind: "first owner"; token: string }
  | { kind: "colleague"; token: string; name: string };

type Props = { invitation: Invitation; company: string; state: PersonState | undefined };

/** The way in. */
export function EnterPanel({ invitation, company, state }: Props) {
  const t = useT("staff");
  const language = useLanguage();
  const name = invitation.kind === "colleague" ? invitation.name : "";
  const kind = invitation.kind === "first owner" ? "owner" : invitation.kind;
  return (
    <div className="flex min-h-dvh flex-col items-center px-4 py-6">
      <header className="flex w-full max-w-md items-center">
        <LogoMark size={32} />
        <span className="ms-2.5 me-auto font-semibold">{company}</span>
        <OtherLanguage />
        <ThemeToggle />
      </header>
      <main className="card mt-8 w-full max-w-md shadow-card sm:p-8">
        <h1 className="text-2xl">{t(`enter.${kind}.title`, { name })}</h1>
        <p className="mt-2 text-soft">{t(`enter.${kind}.text`)}</p>
        {"token" in invitation && (
          <TokenForm token={invitation.token} button={t(`enter.${kind}.button` as "enter.owner.button")}>
            {kind === "owner" && <PersonFields state={state} language={language} />}
          </TokenForm>
        )}
      </main>
    </div>
  );
}

function TokenForm({ token, button, children }: { token: string; button: string; children: ReactNode }) {
  return (
    <form method="post" className="mt-6 space-y-5">
      <input type="hidden" name="token" value={token} />
      {children}
      <Button type="submit" size="lg" className="w-full">
        {button}
      </Button>
    </form>
  );
}
