import { useEffect, useState } from "react";
import { useLocation } from "react-router";
import { useT } from "#site/i18n/t.ts";
import { ButtonPageLink } from "#site/ui/primitives/ButtonPageLink.tsx";
import { Entrance } from "./Entrance.tsx";

/** How many leads were erased and how many were kept when the account was deleted. */
export type Farewell = { erased: number; kept: number };

/** Returns the numbers that the previous page passed on. They are shown only once; after a reload the sign-in form appears. */
export function useFarewell(): Farewell | undefined {
  const stateFarewell: Farewell | undefined = useLocation().state?.farewell;
  const [farewell, setFarewell] = useState<Farewell>();
  useEffect(() => {
    if (!stateFarewell) return;
    setFarewell(stateFarewell);
    history.replaceState({ ...history.state, usr: null }, "");
  }, [stateFarewell]);
  return farewell;
}

export function AccountErased({ erased, kept }: Farewell) {
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
