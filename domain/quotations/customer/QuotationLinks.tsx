import { useT } from "#site/i18n/t.ts";
import { ButtonPageLink } from "#site/ui/primitives/ButtonPageLink.tsx";
import { WithReferences } from "#site/ui/primitives/WithReferences.tsx";

/** The links to the quotations, on the customer's page of an enquiry. */
export function QuotationLinks({ quotations }: { quotations: readonly { number: string; key: string }[] }) {
  const t = useT("quotation");
  if (quotations.length === 0) return null;
  return (
    <section aria-labelledby="quotations">
      <h2 id="quotations" className="text-2xl">
        {t("customer.heading")}
      </h2>
      <ul className="mt-4 grid justify-items-start gap-3">
        {quotations.map(({ number, key }) => (
          <li key={key}>
            <ButtonPageLink to={`/quotation/${key}`} look="brand">
              <WithReferences text={t("customer.link", { number })} />
            </ButtonPageLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
