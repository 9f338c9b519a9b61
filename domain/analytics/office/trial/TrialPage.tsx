import { useT } from "#site/i18n/t.ts";
import { ListenScript } from "#site/islands/ListenScript.tsx";
import { PageLink } from "#site/ui/primitives/PageLink.tsx";
import { Section } from "#site/ui/primitives/Section.tsx";
import { Facts } from "./Facts.tsx";
import { GoogleCheck } from "./GoogleCheck.tsx";
import { Rows } from "./Rows.tsx";
import { Tries } from "./Tries.tsx";
import type { GoogleAnswer, TrialData } from "./types.ts";
import { useTrial } from "./useTrial.ts";

/** The page /analytics-test. It shows which events of a visit this browser reports, and which of them reach the server. */
export function TrialPage({ checked, ...data }: TrialData & { checked: GoogleAnswer | undefined }) {
  const t = useT("analytics");
  const trial = useTrial();
  return (
    <Section>
      <ListenScript />
      <h1 className="text-3xl">{t("trial.title")}</h1>
      <p className="mt-3 max-w-lg text-lg text-soft">{t("trial.intro")}</p>
      <div className="mt-8 grid items-start gap-6 md:grid-cols-2">
        <section aria-labelledby="trial-facts" className="card min-w-0 !p-5">
          <h2 id="trial-facts" className="mb-3 text-lg">
            {t("trial.facts")}
          </h2>
          <Facts {...data} />
          {data.google && data.staff && <GoogleCheck checked={checked} />}
        </section>
        <section aria-labelledby="trial-told" className="card min-w-0 !p-5">
          <h2 id="trial-told" className="mb-3 text-lg">
            {t("trial.told")}
          </h2>
          <noscript>
            <p>{t("trial.noScript")}</p>
          </noscript>
          {trial && <Rows {...trial} />}
          {trial && trial.rows.length > 0 && <Tries />}
        </section>
      </div>
      <p className="mt-6 max-w-lg text-sm text-soft">{t("trial.others")}</p>
      <p className="mt-3">
        <PageLink
          to="/privacy"
          hash="counting"
          className="inline-flex min-h-6 items-center text-brand underline underline-offset-4"
        >
          {t("trial.privacy")}
        </PageLink>
      </p>
    </Section>
  );
}
