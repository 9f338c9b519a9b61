import type { ReactNode } from "react";
import { useT } from "#site/i18n/t.ts";
import type { TrialData } from "./types.ts";

/** Lists what the server learns from the HTTP request itself. This works without a script too. */
export function Facts({ optedOut, known, machine, languages, agent, google, staff: colleague }: TrialData) {
  const t = useT("analytics");
  const yes = (is: boolean) => t(is ? "trial.yes" : "trial.no");
  const reason = optedOut ? "opted-out" : known ? "staff" : machine ? "bot" : languages ? "counted" : "thin";
  return (
    <>
      <p className="font-semibold">{t(`trial.reasons.${reason}`)}</p>
      <dl className="mt-3 divide-y divide-line text-sm">
        <Fact name={t("trial.gpc")}>{yes(optedOut)}</Fact>
        <Fact name={t("trial.known")}>{yes(known)}</Fact>
        <Fact name={t("trial.machine")}>{yes(machine)}</Fact>
        <Fact name={t("trial.languages")}>{yes(languages)}</Fact>
        <Fact name={t("trial.agent")}>
          {t(`device.${agent.device}`)}, <bdi dir="ltr">{`${agent.browser}, ${agent.os}`}</bdi>
        </Fact>
        <Fact name={t("trial.consent")}>{t(consentOf(google))}</Fact>
        {colleague && !google && <Fact name="Google Analytics 4">{t("trial.noGa4")}</Fact>}
      </dl>
    </>
  );
}

function consentOf(google: TrialData["google"]) {
  if (!google) return "trial.noConsent";
  return google.signal ? "google.signal" : google.agreed ? "google.agreed" : "google.none";
}

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div className="grid gap-x-4 py-2 sm:grid-cols-2">
    <dt className="text-soft">{name}</dt>
    <dd>{children}</dd>
  </div>
);
