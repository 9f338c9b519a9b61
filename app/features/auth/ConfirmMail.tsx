import { useState } from "react";
import { useLocation } from "react-router";
import { useLanguage, useT } from "#app/i18n/t.ts";
import { href } from "#app/site/links.ts";
import { useAuth } from "./AuthProvider.tsx";
import { Entrance } from "./Entrance.tsx";
import { nextIn, ownPath, withNext } from "./next.ts";
import { Done, Send, Trouble, useSay } from "./Parts.tsx";
import { SpentLink } from "./SpentLink.tsx";
import { TextLink } from "./TextLink.tsx";
import { useEntry } from "./useEntry.ts";
import { useGoOn } from "./useGoOn.ts";

const types = ["signup", "email", "magiclink", "recovery", "invite", "email_change"] as const;

/** What a link in a mail opens. Only the button uses it up, for scanners of mail open links too. */
export function ConfirmMail() {
  const t = useT("auth");
  const language = useLanguage();
  const { search } = useLocation();
  const { auth } = useAuth();
  const goOn = useGoOn();
  const [half, setHalf] = useState(false);
  const [expired, setExpired] = useState(false);
  const given = new URLSearchParams(search);
  const hash = given.get("token_hash") ?? "";
  const type = types.find((known) => known === given.get("type"));
  const next = innermost(nextIn(search, language), language);
  const { problem, busy, submit } = useEntry({
    checks: {},
    say: useSay(),
    async send() {
      const { data, error } = await auth().verifyOtp({ token_hash: hash, type: type ?? "email" });
      if (error?.code === "otp_expired") return void setExpired(true);
      if (error) return { error };
      if (!data.session) return setHalf(true);
      await goOn(type === "recovery" || type === "invite" ? afterChoosing(next) : next);
    },
  });
  const afterChoosing = (way: string) =>
    way.startsWith(href("/reset-password", language)) ? way : withNext("/reset-password", language, way);

  if (!type || !hash) return <Broken next={next} />;
  if (expired) return <SpentLink type={type} next={next} />;
  return (
    <Entrance title={t(`confirm.title.${type}`)} text={half ? undefined : t(`confirm.text.${type}`)}>
      {half ? (
        <Done>{t("confirm.half")}</Done>
      ) : (
        <form method="post" noValidate onSubmit={submit} className="grid gap-5">
          <Trouble problem={problem} />
          <Send busy={busy}>{t(`confirm.button.${type}`)}</Send>
        </form>
      )}
    </Entrance>
  );
}

/** The mail was asked for with a way back through the callback, which has nothing to do any more. */
function innermost(next: string, language: "en" | "ar"): string {
  if (!/^(\/ar)?\/auth\/callback\b/.test(next)) return next;
  const search = next.slice(next.indexOf("?"));
  return ownPath(new URLSearchParams(search).get("next")) ?? href("/account", language);
}

function Broken({ next }: { next: string }) {
  const t = useT("auth");
  const language = useLanguage();
  return (
    <Entrance
      title={t("confirm.failed")}
      foot={<TextLink to={withNext("/sign-in", language, next)}>{t("forgot.back")}</TextLink>}
    >
      <Trouble problem={{ key: "linkBroken" }} />
    </Entrance>
  );
}
