import { textHandle } from "#app/documents.ts";
import { documentMeta } from "#app/site/meta.ts";
import { pricingPage } from "#app/site/pricing.server.ts";
import { Section } from "#app/ui/primitives/Section.tsx";
import { CallToAction } from "#app/ui/sections/CallToAction.tsx";
import { CompanyTerms } from "#app/ui/sections/CompanyTerms.tsx";
import { ContentSections } from "#app/ui/sections/ContentSections.tsx";
import { PageHero } from "#app/ui/sections/PageHero.tsx";
import { PriceTables } from "#app/ui/sections/PriceTables.tsx";
import { Questions } from "#app/ui/sections/Questions.tsx";
import { Related } from "#app/ui/sections/Related.tsx";
import type { Route } from "./+types/pricing.ts";

export const handle = textHandle;
export const loader = ({ url }: Route.LoaderArgs) => pricingPage(url.pathname);
export const meta = ({ loaderData }: Route.MetaArgs) => documentMeta(loaderData?.seo);

export default function Pricing({
  loaderData: { page, seo, picture, tables, sections, terms, related },
}: Route.ComponentProps) {
  return (
    <>
      <PageHero text={page.hero} crumbs={seo.crumbs} picture={picture} />
      {tables.length > 0 && (
        <Section>
          <PriceTables tables={tables} />
        </Section>
      )}
      <ContentSections sections={sections} before={1} folds />
      <CompanyTerms terms={terms} />
      <Questions questions={page.questions} />
      <Related cards={related} />
      <CallToAction />
    </>
  );
}
