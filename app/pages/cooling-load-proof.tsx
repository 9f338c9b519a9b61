import { calculatorHandle } from "#app/documents.ts";
import { CaseGroup } from "#domain/calculators/proof/CaseGroup.tsx";
import { Counts } from "#domain/calculators/proof/Counts.tsx";
import { proofPage } from "#domain/calculators/proof/data.server.ts";
import { documentMeta } from "#site/content/meta.ts";
import { AnchorPrefix } from "#site/ui/primitives/Section.tsx";
import { CallToAction } from "#site/ui/sections/CallToAction.tsx";
import { ContentSections } from "#site/ui/sections/ContentSections.tsx";
import { PageHero } from "#site/ui/sections/PageHero.tsx";
import { RelatedPages } from "#site/ui/sections/RelatedPages.tsx";
import type { Route } from "./+types/cooling-load-proof.ts";

export const handle = calculatorHandle;
export const loader = ({ url }: Route.LoaderArgs) => proofPage(url.pathname);
export const meta = ({ loaderData }: Route.MetaArgs) => documentMeta(loaderData?.seo);

export default function CoolingLoadProof({ loaderData }: Route.ComponentProps) {
  const { page, seo, method, limits, groups, counts, related } = loaderData;
  return (
    <>
      <PageHero text={page.hero} crumbs={seo.crumbs} />
      <Counts words={page.counts} counts={counts} />
      <ContentSections sections={method} />
      {groups.map((group, index) => (
        <CaseGroup key={group.heading} words={page} group={group} index={index} />
      ))}
      <AnchorPrefix value="limits-">
        <ContentSections sections={limits} />
      </AnchorPrefix>
      <RelatedPages cards={related} />
      <CallToAction />
    </>
  );
}
