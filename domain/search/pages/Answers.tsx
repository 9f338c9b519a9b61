import type { ReactNode } from "react";
import { useT } from "#site/i18n/t.ts";
import { HoursTable } from "#site/ui/layout/HoursTable.tsx";
import { useShell } from "#site/ui/layout/useShell.ts";
import { PageLink } from "#site/ui/primitives/PageLink.tsx";
import { PhoneNumber } from "#site/ui/primitives/Phone.tsx";
import { PriceLine, PriceTerms } from "#site/ui/sections/PriceLine.tsx";
import type { Answer } from "./answers.server.ts";

/** Shows the answers that the site can give without a page. */
export function Answers({ answers }: { answers: Answer[] }) {
  const t = useT("search");
  if (answers.length === 0) return null;
  return (
    <section aria-labelledby="first" className="mb-8 grid max-w-lg gap-3 card">
      <h2 id="first" className="sr-only">
        {t("first")}
      </h2>
      {answers.map((answer) => (
        <OneAnswer key={answer.kind} answer={answer} />
      ))}
    </section>
  );
}

function OneAnswer({ answer }: { answer: Answer }): ReactNode {
  const t = useT("search");
  const { company, hasHelp } = useShell();
  const { phone, urgentPhone, callNote } = company;
  switch (answer.kind) {
    case "hours":
      return <HoursTable tone="plain" />;
    case "emergency":
      return (
        <p>
          {t("answers.emergency")} <Call number={urgentPhone} />
          {callNote && ` ${callNote}`}
          {hasHelp && (
            <>
              <br />
              <PageLink to="/help" className="inline-block py-1 text-brand underline">
                {t("answers.emergencyPage")}
              </PageLink>
            </>
          )}
        </p>
      );
    case "careers":
      return (
        <p>
          <PageLink to="/careers" className="inline-block py-1 font-semibold text-brand underline">
            {t("answers.careers")}
          </PageLink>
        </p>
      );
    case "price":
      return (
        <div>
          <PriceLine price={answer.price} />
          <PriceTerms price={answer.price} />
        </div>
      );
    case "reference":
      return (
        <p>
          {t("answers.reference")} <bdi dir="ltr">{answer.reference}</bdi>, <Call number={phone} />
        </p>
      );
    case "phone":
      return (
        <p>
          {t("answers.phone")} <Call number={phone} />
        </p>
      );
  }
}

const Call = ({ number }: { number: string }) => (
  <a href={`tel:${number}`} className="inline-block py-1 font-semibold whitespace-nowrap text-brand underline">
    <PhoneNumber number={number} />
  </a>
);
