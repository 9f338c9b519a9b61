import { useEffect, useEffectEvent, useState } from "react";
import { useLocation } from "react-router";
import { useLanguage, useT } from "#site/i18n/t.ts";
import { useAuth } from "./AuthProvider.tsx";
import type { Auth } from "./client.ts";
import { Entrance, WaitingMessage } from "./Entrance.tsx";
import { nextIn, withNext } from "./next.ts";
import { StatusMessage, Trouble } from "./Parts.tsx";
import { storeProviderResult } from "./pending-mail.ts";
import { type Problem, problemIn, problemOf } from "./problems.ts";
import { TextLink } from "./TextLink.tsx";
import { useGoOn } from "./useGoOn.ts";

/** The page to which a provider or the auth server redirects, with a code or an error. */
export function Callback() {
  const t = useT("auth");
  const language = useLanguage();
  const { auth } = useAuth();
  const { search } = useLocation();
  const next = nextIn(search, language);
  const goOn = useGoOn();
  const [problem, setProblem] = useState<Problem>();
  const [half, setHalf] = useState(false);
  const read = useEffectEvent((search: string) => {
    // The server does not get the fragment, so it is read in an effect and not while rendering.
    const { hash } = location;
    if (new URLSearchParams(hash.slice(1)).has("message")) return setHalf(true);
    const linkProblem = problemIn({ search, hash });
    storeProviderResult(linkProblem?.key === "providerEmail");
    if (linkProblem) return setProblem(linkProblem);
    exchange(auth(), new URLSearchParams(search).get("code")).then(
      (failed) => (failed ? setProblem(failed) : goOn(next)),
      (error) => setProblem(problemOf(error)),
    );
  });
  useEffect(() => read(search), [search]);
  if (half)
    return (
      <Entrance title={t("confirm.title.email_change")}>
        <StatusMessage>{t("confirm.half")}</StatusMessage>
      </Entrance>
    );
  if (problem)
    return (
      <Entrance
        title={t("callback.failed")}
        foot={<TextLink to={withNext("/sign-in", language, next)}>{t("forgot.back")}</TextLink>}
      >
        <Trouble problem={problem} />
      </Entrance>
    );
  return (
    <Entrance title={t("callback.title")}>
      <WaitingMessage>{t("wait")}</WaitingMessage>
    </Entrance>
  );
}

/** The running exchanges, by code. A code can be exchanged only once, and React may run the effect twice. */
const exchanged = new Map<string, Promise<Problem | undefined>>();

function exchange(auth: Auth, code: string | null): Promise<Problem | undefined> {
  if (!code) return Promise.resolve({ key: "linkBroken" });
  const known = exchanged.get(code);
  if (known) return known;
  const started = auth.exchangeCodeForSession(code).then(({ error }) => (error ? problemOf(error) : undefined));
  exchanged.set(code, started);
  return started;
}
