import { calculatorHandle } from "#app/documents.ts";
import { CaseTable } from "#app/features/calculators/proof/CaseTable.tsx";
import { Counts } from "#app/features/calculators/proof/Counts.tsx";
import { proofPage } from "#app/features/calculators/proof/data.server.ts";
import { documentMeta } from "#app/site/meta.ts";
import { Markdown } from "#app/ui/primitives/Markdown.tsx";
import { AnchorPrefix, Section, SectionIntro } from "#app/ui/primitives/Section.tsx";
import { CallToAction } from "#app/ui/sections/CallToAction.tsx";
import { ContentSections } from "#app/ui/sections/ContentSections.tsx";
import { PageHero } from "#app/ui/sections/PageHero.tsx";
import { Related } from "#app/ui/sections/Related.tsx";
import type { Route } from "./+types/cooling-load-proof.ts";

export const handle = calculatorHandle;
export const loader = ({ url }: Route.LoaderArgs) => proofPage(url.pathname);
export const meta = ({ loaderData }: Route.MetaArgs) => documentMeta(loaderData?.seo);

export default function CoolingLoadProof({ loaderData }: Route.ComponentProps) {
  const { page, seo, method, limits, groups, ownSun, counts, related } = loaderData;
  return (
    <>
      <PageHero text={page.hero} crumbs={seo.crumbs} actions={false} />
      <Counts words={page.counts} counts={counts} />
      <ContentSections sections={method} />
      {groups.map(({ heading, text, proofs }, index) => (
        <Section key={heading} label={`g${index}`} tone={index % 2 ? "plain" : "sand"}>
          <SectionIntro id={`g${index}`} heading={heading} text={<Markdown text={text} />} />
          <CaseTable words={page} caption={heading} rows={proofs.map(({ id, comparisons }) => ({ id, comparisons }))} />
        </Section>
      ))}
      <Section label="own-sun" tone="sand">
        <SectionIntro id="own-sun" heading={page.ownSun.heading} text={<Markdown text={page.ownSun.text} />} />
        <CaseTable
          words={page}
          caption={page.ownSun.caption}
          rows={ownSun.map(({ id, withOurSun }) => ({ id, comparisons: withOurSun }))}
        />
      </Section>
      <AnchorPrefix value="limits-">
        <ContentSections sections={limits} />
      </AnchorPrefix>
      <Related cards={related} />
      <CallToAction />
    </>
  );
}
