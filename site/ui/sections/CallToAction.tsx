import { useT } from "#site/i18n/t.ts";
import { useShell } from "../layout/useShell.ts";
import { Section, useAnchor } from "../primitives/Section.tsx";
import { Actions } from "./HeroActions.tsx";

/** Phones do not show this part, because their contact bar always has the same three links (ContactBar). */
export function CallToAction() {
  const t = useT();
  const { company, urgent } = useShell();
  return (
    <div data-print="no" className="max-md:hidden">
      <Section tone="navy" label="cta">
        <h2 id={useAnchor("cta")} className="text-3xl">
          {urgent ? <ByHour open={t("cta.urgentHeading")} closed={t("cta.closedHeading")} /> : t("cta.heading")}
        </h2>
        <p className="mt-2 max-w-md text-lg">
          {urgent ? (
            <ByHour open={t("cta.urgentText")} closed={t("cta.closedText")} />
          ) : (
            t("cta.text", { hours: company.claims.replyWithinHours })
          )}
        </p>
        <div className="mt-8">
          <Actions />
        </div>
      </Section>
    </div>
  );
}

/**
 * Shows one text while the office is open, and another while it is closed. Only a company that answers at all hours asks somebody to call while it is
 * closed.
 */
function ByHour({ open, closed }: { open: string; closed: string }) {
  if (useShell().company.urgentHours === "always") return open;
  return (
    <>
      <span data-when="open">{open}</span>
      <span data-when="closed">{closed}</span>
    </>
  );
}
