import { useT } from "#site/i18n/t.ts";
import { ButtonPageLink } from "#site/ui/primitives/ButtonPageLink.tsx";
import { WithReferences } from "#site/ui/primitives/WithReferences.tsx";

/** On the customer's page of a request: the way to what we have quoted. */
export function OfferLinks({ offers }: { offers: readonly { number: string; key: string }[] }) {
  const t = useT("offer");
  if (offers.length === 0) return null;
  return (
    <section aria-labelledby="offers">
      <h2 id="offers" className="text-2xl">
        {t("customer.heading")}
      </h2>
      <ul className="mt-4 grid justify-items-start gap-3">
        {offers.map(({ number, key }) => (
          <li key={key}>
            <ButtonPageLink to={`/offer/${key}`} look="brand">
              <WithReferences text={t("customer.link", { number })} />
            </ButtonPageLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
