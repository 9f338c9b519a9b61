import { textHandle } from "#app/documents.ts";
import { documentMeta } from "#site/content/meta.ts";
import { pricingPage } from "#site/content/pricing.server.ts";
import { Section } from "#site/ui/primitives/Section.tsx";
import { CallToAction } from "#site/ui/sections/CallToAction.tsx";
import { CompanyTerms } from "#site/ui/sections/CompanyTerms.tsx";
import { ContentSections } from "#site/ui/sections/ContentSections.tsx";
import { WideHead } from "#site/ui/sections/faces/Head.tsx";
import { PriceBoard } from "#site/ui/sections/faces/PriceBoard.tsx";
import { QuotationButton } from "#site/ui/sections/faces/QuotationButton.tsx";
import { PriceTables } from "#site/ui/sections/PriceTables.tsx";
import { Questions } from "#site/ui/sections/Questions.tsx";
import { RelatedPages } from "#site/ui/sections/RelatedPages.tsx";
import type { Route } from "./+types/pricing.ts";

export const handle = textHandle;
export const loader = ({ url }: Route.LoaderArgs) => pricingPage(url.pathname);
export const meta = ({ loaderData }: Route.MetaArgs) => documentMeta(loaderData?.seo);

export default function Pricing({
  loaderData: { page, seo, tables, other, sections, terms, related },
}: Route.ComponentProps) {
  return (
    <>
      <WideHead text={page.hero} crumbs={seo.crumbs} more={<QuotationButton />}>
        <PriceBoard tables={tables} other={other} />
      </WideHead>
      {tables.length > 0 && (
        <Section>
          <PriceTables tables={tables} />
        </Section>
      )}
      <ContentSections sections={sections} before={1} folds />
      <CompanyTerms terms={terms} />
      <Questions questions={page.questions} />
      <RelatedPages cards={related} />
      <CallToAction />
    </>
  );
}
