import { href } from "@site/ground/site-map/links.ts";
import { type FormState, UrgentLine } from "#domain/leads/index.ts";
import { useLanguage, useT } from "#site/i18n/t.ts";
import styles from "#site/styles/enquiry.css?url";
import { useShell } from "#site/ui/layout/useShell.ts";
import { ButtonLink } from "#site/ui/primitives/Button.tsx";
import { PageLink } from "#site/ui/primitives/PageLink.tsx";
import { PhoneNumber } from "#site/ui/primitives/Phone.tsx";
import { Reference } from "#site/ui/primitives/Reference.tsx";
import { BookForm } from "./BookForm.tsx";
import type { BookView } from "./page.server.ts";
import { CallNow, SymptomParts } from "./SymptomParts.tsx";
import { Unbooked } from "./Unbooked.tsx";
import { WorkForm } from "./WorkForm.tsx";

type Props = { view: BookView; state: FormState | undefined };

/** The page on which anybody books a visit. Its plain forms need no script. */
export function BookPage({ view, state }: Props) {
  const t = useT("visits");
  const { work, message } = view;
  const { phone } = useShell().company;
  // The page promises no times if no service is booked online.
  const hasTimes = view.services.length > 0;
  return (
    <div data-sheet-styles={styles} data-close={t("booking.close")}>
      <div className="border-b border-line bg-sand">
        <div className="mx-auto max-w-xl px-5 py-8 md:py-12">
          <p className="eyebrow">{work ? `${work.name} · ${work.where}` : hasTimes && t("booking.eyebrow")}</p>
          <h1 className="text-4xl">{message ?? t("booking.heading")}</h1>
          {hasTimes && (
            <p className="mt-4 max-w-lg text-lg text-soft">
              {t(view.days.length > 0 ? "booking.lead" : "booking.start")}
            </p>
          )}
        </div>
      </div>
      <div className="mx-auto grid max-w-xl gap-8 px-5 py-8 md:py-12">
        {view.symptom && !state && <SymptomParts symptom={view.symptom} />}
        {state?.unbooked ? <Stored state={state} view={view} /> : <Choice view={view} state={state} />}
        <p className="text-soft">
          {t("customer.call")}{" "}
          <a href={`tel:${phone}`} className="font-semibold whitespace-nowrap text-brand underline">
            <PhoneNumber number={phone} />
          </a>
        </p>
      </div>
    </div>
  );
}

function Choice({ view, state }: Props) {
  const t = useT("visits");
  const words = useT();
  const quotation = href("/quotation", useLanguage());
  const { work, days } = view;
  return (
    <>
      {view.services.length > 0 && <WorkForm view={view} />}
      {(days.length > 0 || state) && <BookForm view={view} state={state} />}
      {(work || view.services.length === 0) && days.length === 0 && !state && (
        <div>
          <p className="text-lg">{t(view.isBookable ? "booking.none" : "booking.closed")}</p>
          <ButtonLink href={`${quotation}?${view.query}`} className="mt-4">
            {words("actions.quote")}
          </ButtonLink>
        </div>
      )}
    </>
  );
}

function Stored({ view, state }: { view: BookView; state: FormState }) {
  const t = useT("visits");
  const { urgentPhone, callNote } = useShell().company;
  return (
    <section aria-labelledby="stored" data-unbooked className="card shadow-card md:p-8">
      <h2 id="stored" className="text-xl">
        {t("booking.stored")} <Reference code={state.reference ?? ""} />
      </h2>
      {state.urgent && (
        <div className="mt-4">
          <UrgentLine text={state.urgent} phone={urgentPhone} note={callNote} />
        </div>
      )}
      <Unbooked state={state} view={view} />
      {state.unbooked?.why === "near" && !state.urgent && <CallNow />}
      <p className="mt-3 text-soft">{state.thanks}</p>
      {state.followUrl && (
        <p className="mt-4">
          <a href={state.followUrl} className="inline-block py-2 font-semibold text-brand underline">
            {t("booking.follow")}
          </a>
        </p>
      )}
      <p className="mt-2 text-sm">
        <PageLink to="/call-back" className="inline-block py-2 underline">
          {t("booking.callBack")}
        </PageLink>
      </p>
    </section>
  );
}
