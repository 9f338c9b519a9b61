import { href } from "@site/ground/site-map/links.ts";
import { useEffect, useEffectEvent, useState } from "react";
import { authOf, type Backend } from "#domain/sign-in/index.ts";
import { useLanguage, useT } from "#site/i18n/t.ts";
import { ButtonLink } from "#site/ui/primitives/Button.tsx";

/** Signs in with the password that was just typed, once the account is ready. If that fails, it shows a link to sign in. */
export function SignInNow({ email, password, backend }: { email: string; password: string; backend: Backend }) {
  const t = useT("colleagues");
  const language = useLanguage();
  const [byHand, setByHand] = useState(password === "");
  const signIn = useEffectEvent(async () => {
    if (byHand) return;
    const { error } = await authOf(backend).auth.signInWithPassword({ email, password });
    if (error) setByHand(true);
    else location.replace(href("/admin", language));
  });
  useEffect(() => void signIn(), []);
  return (
    <>
      <h1 className="text-2xl">{t("enter.entered.title")}</h1>
      <p role="status" className="mt-2 text-soft">
        {t(byHand ? "enter.entered.byHand" : "enter.entered.text")}
      </p>
      {byHand && (
        <ButtonLink className="mt-6" href={`${href("/sign-in", language)}?next=${href("/admin", language)}`}>
          {t("enter.none.button")}
        </ButtonLink>
      )}
    </>
  );
}
