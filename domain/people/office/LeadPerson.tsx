import { href } from "@site/ground/site-map/links.ts";
import { Link } from "react-router";
import { useLanguage, useT } from "#site/i18n/t.ts";
import { Reference } from "#site/ui/primitives/Reference.tsx";
import type { BehindLead } from "./lead-person.server.ts";

const row = "flex min-h-9 flex-wrap items-center justify-between gap-x-3 rounded-lg px-2 hover:bg-sand max-sm:min-h-11";

/** The person and the place of a lead, and their other leads. */
export function LeadPerson({ behind: { person, place, beside } }: { behind: BehindLead }) {
  const t = useT("people");
  const language = useLanguage();
  return (
    <div className="grid gap-1 text-sm">
      <Link to={href(`/admin/people/${person.id}`, language)} className={`${row} font-semibold text-brand`}>
        <bdi>{person.name || t("unnamed")}</bdi>
      </Link>
      {place && (
        <Link to={href(`/admin/places/${place.id}`, language)} className={`${row} text-brand`}>
          <bdi>{place.address || t("places.unnamed")}</bdi>
        </Link>
      )}
      {beside.length > 0 && (
        <>
          <p className="mt-2 px-2 text-xs text-soft">{t("card.others")}</p>
          <ul>
            {beside.map(({ id, reference, service, state, here }) => (
              <li key={id}>
                <Link to={href(`/admin/leads/${id}`, language)} className={row}>
                  <span className="font-semibold text-brand">
                    <Reference code={reference} />
                  </span>
                  <span className="text-xs text-soft">
                    {[service, state, here && t("card.here")].filter(Boolean).join(" · ")}
                  </span>
                </Link>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}
