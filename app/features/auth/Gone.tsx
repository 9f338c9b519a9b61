import { useLocation } from "react-router";
import { useT } from "#app/i18n/t.ts";
import { ButtonPageLink } from "#app/ui/primitives/ButtonPageLink.tsx";
import { Entrance } from "./Entrance.tsx";
import { useAwake } from "./useAwake.ts";

/** What became of the requests of an account that was deleted just now. */
export type Farewell = { erased: number; kept: number };

/** Handed on by the page before; the server knows nothing of it. */
export function useFarewell(): Farewell | undefined {
  const { state } = useLocation();
  return useAwake() ? state?.farewell : undefined;
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
