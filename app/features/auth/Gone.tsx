import { useEffect, useState } from "react";
import { useLocation } from "react-router";
import { useT } from "#app/i18n/t.ts";
import { ButtonPageLink } from "#app/ui/primitives/ButtonPageLink.tsx";
import { Entrance } from "./Entrance.tsx";

/** What became of the requests of an account that was deleted just now. */
export type Farewell = { erased: number; kept: number };

/** Handed on by the page before, and said once: who comes back later comes to sign in. */
export function useFarewell(): Farewell | undefined {
  const given: Farewell | undefined = useLocation().state?.farewell;
  const [farewell, setFarewell] = useState<Farewell>();
  useEffect(() => {
    if (!given) return;
    setFarewell(given);
    history.replaceState({ ...history.state, usr: null }, "");
  }, [given]);
  return farewell;
}

export function Gone({ erased, kept }: Farewell) {
  const t = useT("account");
  const said = [erased > 0 && t("data.goneText", { count: erased }), kept > 0 && t("data.keptText", { count: kept })];
  return (
    <Entrance title={t("data.gone")} text={said.filter(Boolean).join(" ")}>
      <ButtonPageLink to="/" look="outline">
        {t("data.home")}
      </ButtonPageLink>
    </Entrance>
  );
}
