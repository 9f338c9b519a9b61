import type { ComponentProps, ReactNode } from "react";
import { useT } from "#site/i18n/t.ts";
import { PageLink } from "../primitives/PageLink.tsx";
import { PhoneNumber } from "../primitives/Phone.tsx";
import { HoursTable } from "./HoursTable.tsx";
import { useShell } from "./useShell.ts";

/** Every way to reach the office, two in a row. `hours` is false if place and hours are elsewhere on the page. */
export function ContactLines({ hours = true }: { hours?: boolean }) {
  const t = useT();
  const { company, whatsapp, id } = useShell();
  return (
    <div className="text-sm">
      <div className="flex flex-wrap gap-x-6 lg:block">
        <Line href={`tel:${company.phone}`} label={t("contact.phone")}>
          <PhoneNumber number={company.phone} />
        </Line>
        <Line href={whatsapp} label={t("contact.whatsapp")} target="_blank" rel="nofollow">
          <PhoneNumber number={company.whatsapp} />
        </Line>
      </div>
      <div className="flex flex-wrap items-end justify-between gap-x-3">
        <Line href={`mailto:${company.email}`} label={t("contact.email")}>
          <bdi dir="ltr">{company.email}</bdi>
        </Line>
        {id !== "/call-back" && (
          <PageLink to="/call-back" className="inline-block py-1 underline">
            {t("contact.callBack")}
          </PageLink>
        )}
      </div>
      {hours && (
        <>
          <Location />
          <HoursTable tone="plain" />
        </>
      )}
    </div>
  );
}

export function Location() {
  const t = useT();
  const { locality, area } = useShell().company;
  return <p className="text-xs">{t("contact.locationText", { locality, area })}</p>;
}

type LineProps = ComponentProps<"a"> & { label: string; children: ReactNode };

const Line = ({ label, children, ...link }: LineProps) => (
  <p>
    <span className="block text-xs opacity-80">{label}</span>
    <a {...link} className="inline-block py-1 font-semibold hover:underline">
      {children}
    </a>
  </p>
);
