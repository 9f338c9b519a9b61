import type { ComponentProps, ReactNode } from "react";
import { useT } from "#site/i18n/t.ts";
import { PageLink } from "../primitives/PageLink.tsx";
import { PhoneNumber } from "../primitives/Phone.tsx";
import { HoursTable } from "./HoursTable.tsx";
import { useShell } from "./useShell.ts";

/** Every way to reach the office. `hours` is false if the hours are elsewhere on the page. */
export function ContactLines({ tone = "plain", hours = true }: { tone?: "plain" | "navy"; hours?: boolean }) {
  const t = useT();
  const { company, whatsapp, id } = useShell();
  return (
    <div className="grid gap-1 text-sm">
      <Line href={`tel:${company.phone}`} label={t("contact.phone")}>
        <PhoneNumber number={company.phone} />
      </Line>
      {id !== "/call-back" && (
        <p>
          <PageLink to="/call-back" className="inline-block py-1 underline">
            {t("contact.callBack")}
          </PageLink>
        </p>
      )}
      <Line href={whatsapp} label={t("contact.whatsapp")} target="_blank" rel="nofollow">
        <PhoneNumber number={company.whatsapp} />
      </Line>
      <Line href={`mailto:${company.email}`} label={t("contact.email")}>
        <bdi dir="ltr">{company.email}</bdi>
      </Line>
      <Line label={t("contact.location")}>
        {t("contact.locationText", { locality: company.locality, area: company.area })}
      </Line>
      {hours && <HoursTable tone={tone} />}
    </div>
  );
}

type LineProps = ComponentProps<"a"> & { label: string; children: ReactNode };

function Line({ label, href, children, ...rest }: LineProps) {
  return (
    <p className="py-1">
      <span className="block text-xs opacity-80">{label}</span>
      {href ? (
        <a href={href} {...rest} className="inline-block py-1 font-semibold hover:underline">
          {children}
        </a>
      ) : (
        children
      )}
    </p>
  );
}
