import type { ReactNode } from "react";
import { useT } from "#site/i18n/t.ts";
import { TextWithNumbers } from "#site/ui/primitives/TextWithNumbers.tsx";
import type { EnquiryView } from "./types.ts";

/** Shows the customer's own words. It shows only the number of the photos, because the timeline shows the photos themselves. */
export function Details({ view: { sent, service, place, message, photos } }: { view: EnquiryView }) {
  const t = useT("enquiry");
  return (
    <section aria-labelledby="details">
      <h2 id="details" className="text-2xl">
        {t("details.heading")}
      </h2>
      <dl className="mt-5 grid gap-4">
        <Detail name={t("sent")}>{sent}</Detail>
        {service && <Detail name={t("details.service")}>{service}</Detail>}
        {place && <Detail name={t("details.place")}>{place}</Detail>}
        {photos > 0 && <Detail name={t("details.photos")}>{t("photos", { count: photos })}</Detail>}
        {message && (
          <Detail name={t("details.message")}>
            <span dir="auto" className="block whitespace-pre-line wrap-anywhere">
              <TextWithNumbers text={message} />
            </span>
          </Detail>
        )}
      </dl>
    </section>
  );
}

function Detail({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-sm text-soft">{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
