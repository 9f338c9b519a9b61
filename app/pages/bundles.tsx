import { bundlesHandle } from "#app/documents.ts";
import { examplePlans } from "#domain/calculators/amc-planner/examples.server.ts";
import { bundlesPage } from "#site/content/bundles.server.ts";
import { documentMeta } from "#site/content/meta.ts";
import { Section, SectionIntro } from "#site/ui/primitives/Section.tsx";
import { BundleChooser } from "#site/ui/sections/bundles/BundleChooser.tsx";
import { BundleRows } from "#site/ui/sections/bundles/BundleRows.tsx";
import { Comparison } from "#site/ui/sections/bundles/Comparison.tsx";
import { CallToAction } from "#site/ui/sections/CallToAction.tsx";
import { CompanyTerms } from "#site/ui/sections/CompanyTerms.tsx";
import { ContentSections } from "#site/ui/sections/ContentSections.tsx";
import { WideHead } from "#site/ui/sections/faces/Head.tsx";
import { QuotationButton } from "#site/ui/sections/faces/QuotationButton.tsx";
import { Questions } from "#site/ui/sections/Questions.tsx";
import type { Route } from "./+types/bundles.ts";

export const handle = bundlesHandle;
export function loader({ url }: Route.LoaderArgs) {
  const bundles = bundlesPage(url.pathname);
  return { ...bundles, plans: examplePlans(bundles.language) };
}
export const meta = ({ loaderData }: Route.MetaArgs) => documentMeta(loaderData?.seo);

export default function Bundles({
  loaderData: { page, seo, chooser, plans, bundles, compared, sections, terms },
}: Route.ComponentProps) {
  return (
    <>
      <WideHead text={page.hero} crumbs={seo.crumbs} tone="sand" more={<QuotationButton />}>
        <h2 className="sr-only">{page.name}</h2>
        <BundleRows bundles={bundles} />
      </WideHead>
      {chooser && <BundleChooser chooser={chooser} plans={plans} />}
      {compared && (
        <Section tone={chooser ? "sand" : "plain"} label="compared">
          <SectionIntro id="compared" heading={compared.heading} text={compared.intro} />
          <Comparison table={compared} />
        </Section>
      )}
      <ContentSections sections={sections} before={compared ? 1 : 0} folds={["cards", "list", "prose", "steps"]} />
      <CompanyTerms terms={terms} />
      <Questions questions={page.questions} />
      <CallToAction />
    </>
  );
}
