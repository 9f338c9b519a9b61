import { href } from "@site/ground/site-map/links.ts";
import { Link } from "react-router";
import { useLanguage, useT } from "#site/i18n/t.ts";
import { buttonClasses } from "#site/ui/primitives/Button.tsx";
import type { LeadVisitsData } from "./lead-visits.server.ts";
import { TellCustomer } from "./TellCustomer.tsx";

/** The visits of a lead, with a link to book a new visit. */
export function LeadVisits({ leadId, visits, closed }: { leadId: string; visits: LeadVisitsData; closed: boolean }) {
  const t = useT("visits");
  const language = useLanguage();
  return (
    <div className="grid gap-3 text-sm">
      {visits.length === 0 ? (
        <p className="text-soft">{t("office.lead.none")}</p>
      ) : (
        <ul className="grid gap-1">
          {visits.map(({ id, kind, state, when, team, telling }) => (
            <li key={id}>
              <Link
                to={href(`/admin/visits/${id}`, language)}
                className="block min-h-9 rounded-lg px-2 py-1 hover:bg-sand max-sm:min-h-11"
              >
                <span className="block font-semibold text-brand">{when}</span>
                <span className="block text-xs text-soft">
                  {t(`office.kinds.${kind}`)} · {t(`office.states.${state}`)} · <bdi>{team}</bdi>
                </span>
              </Link>
              {telling && (
                <section className="my-2 rounded-lg border border-line bg-sand p-3">
                  <h3 className="mb-2 text-sm">{t("office.tell.title")}</h3>
                  <TellCustomer telling={telling} />
                </section>
              )}
            </li>
          ))}
        </ul>
      )}
      {!closed && (
        <Link to={href(`/admin/leads/${leadId}/visits`, language)} className={buttonClasses({ look: "outline" })}>
          {t("office.lead.new")}
        </Link>
      )}
    </div>
  );
}
