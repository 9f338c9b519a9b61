import { textHandle } from "#app/documents.ts";
import { CalculatorGroups } from "#app/features/calculators/Overview.tsx";
import { calculatorsPage } from "#app/features/calculators/overview.server.ts";
import { documentMeta } from "#app/site/meta.ts";
import { CallToAction } from "#app/ui/sections/CallToAction.tsx";
import { ContentSections } from "#app/ui/sections/ContentSections.tsx";
import { PageHero } from "#app/ui/sections/PageHero.tsx";
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
