import type { ReactNode } from "react";
import { useT } from "#site/i18n/t.ts";
import { PageLink } from "#site/ui/primitives/PageLink.tsx";
import { Reference } from "#site/ui/primitives/Reference.tsx";
import type { QuotationView } from "./view.server.ts";

type Props = { quotation: QuotationView; as?: "h1" | "h2" };

/** The head of a quotation: number, customer, last valid day and state. */
export function QuotationHead({ quotation, as: Title = "h1" }: Props) {
  const t = useT("quotation");
  const { number, revision, state, customer, sent, until, reference, newer, hasEmail, isAgreed } = quotation;
  const { name, company, trn, address } = customer;
  return (
    <div className="border-b border-line bg-sand">
      <div className="mx-auto max-w-xl px-5 py-10 md:py-14">
        <p className="eyebrow">
          <Reference code={number} /> · <span className="font-normal">{t("revision", { revision })}</span>
        </p>
        <Title className="text-4xl">{state ? t(`states.${state}.title`) : t("title")}</Title>
        {state && (
          <p className="mt-4 max-w-lg text-lg text-soft">
            {t(`states.${state}.text`)} {isAgreed && hasEmail && t("accepted.mailed")}
          </p>
        )}
        {newer && (
          <PageLink to={`/quotation/${newer}`} className="btn mt-5 min-h-11 bg-brand px-5 text-sm text-surface">
            {t("states.superseded.newer")}
          </PageLink>
        )}
        {state !== "altered" && (
          <dl className="mt-8 grid gap-x-8 gap-y-4 sm:grid-cols-2 lg:grid-cols-4">
            <Fact name={t("for")}>
              {[name, company, address].filter(Boolean).map((line) => (
                <span key={line} className="block wrap-anywhere">
                  <bdi>{line}</bdi>
                </span>
              ))}
              {trn && (
                <span className="block text-sm text-soft">
                  {t("trn")} <bdi dir="ltr">{trn}</bdi>
                </span>
              )}
            </Fact>
            <Fact name={t("date")}>{sent}</Fact>
            <Fact name={t("validUntil")}>{until}</Fact>
            <Fact name={t("request")}>
              <Reference code={reference} />
            </Fact>
          </dl>
        )}
      </div>
    </div>
  );
}

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div>
    <dt className="text-sm text-soft">{name}</dt>
    <dd className="font-semibold">{children}</dd>
  </div>
);
