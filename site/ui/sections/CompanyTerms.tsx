import { Fragment } from "react";
import type { CompanyTerms as Terms } from "#site/content/schemas/company.ts";
import { useT } from "#site/i18n/t.ts";
import { Section, SectionIntro } from "../primitives/Section.tsx";

/** Shows licence, guarantee, insurance, payment and cancellation, as far as company.yaml has them. */
export function CompanyTerms({ terms }: { terms: Terms }) {
  const t = useT();
  if (terms.length === 0) return null;
  return (
    <Section label="terms">
      <SectionIntro id="terms" heading={t("terms.heading")} />
      <dl className="grid gap-6 sm:grid-cols-2">
        {terms.map(({ name, text }) => (
          <div key={name}>
            <dt className="font-semibold">{t(`terms.${name}`)}</dt>
            <dd className="mt-1 text-soft">{text}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}

/** Shows the company's terms in one paragraph, because the page of a service must stay small. */
export function TermsLine({ terms }: { terms: Terms }) {
  const t = useT();
  return (
    <p className="mt-4 text-sm">
      {terms.map(({ name, text }) => (
        <Fragment key={name}>
          <b>{t(`terms.${name}`)}:</b> {text}{" "}
        </Fragment>
      ))}
    </p>
  );
}
