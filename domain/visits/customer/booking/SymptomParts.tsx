import type { symptomSheet } from "#site/content/help.server.ts";
import { useT } from "#site/i18n/t.ts";
import { useShell } from "#site/ui/layout/useShell.ts";
import { PhoneNumber } from "#site/ui/primitives/Phone.tsx";
import { Checks } from "#site/ui/sections/help/Checks.tsx";
import { Danger } from "#site/ui/sections/help/Danger.tsx";
import { VisitPrice } from "#site/ui/sections/help/VisitPrice.tsx";

type SymptomSheet = NonNullable<ReturnType<typeof symptomSheet>>;

/** Shows what to know before a visit for a fault is booked: the danger, three checks, whose job it is, and the price. */
export function SymptomParts({ symptom: { danger, checks, solved, whose, price } }: { symptom: SymptomSheet }) {
  const t = useT("visits");
  return (
    <div className="grid gap-6">
      <Danger text={danger} />
      <section aria-labelledby="checks">
        <h2 id="checks" className="mb-2 text-xl">
          {t("booking.checks")}
        </h2>
        <Checks checks={checks} solved={solved} />
      </section>
      <section aria-labelledby="whose">
        <h2 id="whose" className="mb-2 text-xl">
          {whose.question}
        </h2>
        {whose.answers.map((answer) => (
          <details key={answer.find} name="whose" className="border-t border-line">
            <summary className="min-h-11 py-2 font-semibold">{answer.find}</summary>
            <p className="pb-3 text-soft">{answer.whose}</p>
          </details>
        ))}
      </section>
      {price && (
        <section aria-labelledby="price">
          <h2 id="price" className="text-xl">
            {t("booking.price")}
          </h2>
          <VisitPrice price={price} />
        </section>
      )}
      <CallNow />
    </div>
  );
}

/** The number that is answered first, and when it is answered. */
export function CallNow() {
  const t = useT("visits");
  const { urgentPhone, callNote } = useShell().company;
  return (
    <p>
      {t("booking.cannotWait")}{" "}
      <a href={`tel:${urgentPhone}`} className="inline-block py-1 font-semibold whitespace-nowrap text-brand underline">
        <PhoneNumber number={urgentPhone} />
      </a>{" "}
      {callNote && <span className="text-soft">{callNote}</span>}
    </p>
  );
}
