import type { ReactNode } from "react";
import { useT } from "#site/i18n/t.ts";
import { LineText } from "./Lines.tsx";
import type { LineView, QuotationView } from "./view.server.ts";

/** The end of the quotation's page: what is not included, the notes, our terms, and the proof of the acceptance. */
export function QuotationTerms({ quotation }: { quotation: QuotationView }) {
  const t = useT("quotation");
  const terms = useT();
  const { lines, accepted, chosen, hash } = quotation;
  const options = lines.filter(({ kind, position }) => kind === "option" && chosen.includes(position));
  return (
    <div className="grid items-start gap-8 md:grid-cols-2">
      <List heading={t("lines.excluded")} lines={lines.filter(({ kind }) => kind === "excluded")} />
      <List heading={t("lines.notes")} lines={lines.filter(({ kind }) => kind === "note")} />
      {quotation.terms.length > 0 && (
        <Part heading={t("terms.heading")}>
          <dl className="grid gap-3">
            {quotation.terms.map(({ name, text }) => (
              <div key={name}>
                <dt className="text-sm text-soft">{terms(`terms.${name}`)}</dt>
                <dd>{text}</dd>
              </div>
            ))}
          </dl>
        </Part>
      )}
      {accepted && (
        <Part heading={t("states.accepted.title")}>
          <p dir="auto">{t("accepted.by", { name: accepted.name, when: accepted.at })}</p>
          {options.length > 0 && (
            <p className="mt-2">{t("accepted.choice", { options: options.map(({ text }) => text).join(" · ") })}</p>
          )}
          <p className="mt-3 text-sm text-soft">{t("accepted.print")}</p>
          <code dir="ltr" className="block text-xs break-all">
            {hash}
          </code>
        </Part>
      )}
    </div>
  );
}

function List({ heading, lines }: { heading: string; lines: readonly LineView[] }) {
  if (lines.length === 0) return null;
  return (
    <Part heading={heading}>
      <ul className="grid list-disc gap-2 ps-5">
        {lines.map((line) => (
          <li key={line.position}>
            <LineText line={line} />
          </li>
        ))}
      </ul>
    </Part>
  );
}

const Part = ({ heading, children }: { heading: string; children: ReactNode }) => (
  <section>
    <h2 className="mb-3 text-xl">{heading}</h2>
    {children}
  </section>
);
