import { textHandle } from "#app/documents.ts";
import { CalculatorGroups } from "#domain/calculators/kit/Overview.tsx";
import { calculatorsPage } from "#domain/calculators/kit/overview.server.ts";
import { documentMeta } from "#site/content/meta.ts";
import { CallToAction } from "#site/ui/sections/CallToAction.tsx";
import { ContentSections } from "#site/ui/sections/ContentSections.tsx";
import { PageHero } from "#site/ui/sections/PageHero.tsx";
import type { Route } from "./+types/calculators.ts";

export const handle = textHandle;
export const loader = ({ url }: Route.LoaderArgs) => calculatorsPage(url.pathname);
export const meta = ({ loaderData }: Route.MetaArgs) => documentMeta(loaderData?.seo);

export default function Calculators({ loaderData: { hero, seo, groups, sections } }: Route.ComponentProps) {
  return (
    <>
      <PageHero text={hero} crumbs={seo.crumbs} actions={false} />
      <CalculatorGroups groups={groups} />
      <ContentSections sections={sections} before={groups.length} />
      <CallToAction />
    </>
  );
}
