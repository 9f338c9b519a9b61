import { useT } from "#app/i18n/t.ts";
import { useShell } from "../layout/useShell.ts";
import { Section, useAnchor } from "../primitives/Section.tsx";
import { Actions } from "./PageHero.tsx";

/** Not on a phone, where the same three ways are always under the thumb (ContactBar). */
export function CallToAction() {
  const t = useT();
  const { company, urgent } = useShell();
  return (
    <div data-print="no" className="max-md:hidden">
      <Section tone="navy" label="cta">
        <h2 id={useAnchor("cta")} className="text-3xl">
          {t(urgent ? "cta.urgentHeading" : "cta.heading")}
        </h2>
        <p className="mt-2 max-w-md text-lg">
          {urgent ? t("cta.urgentText") : t("cta.text", { hours: company.claims.replyWithinHours })}
        </p>
        <div className="mt-8">
          <Actions />
        </div>
      </Section>
    </div>
  );
}
