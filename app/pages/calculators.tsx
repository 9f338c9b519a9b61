import { textHandle } from "#app/documents.ts";
import { FirstAnswers } from "#domain/calculators/kit/FirstAnswers.tsx";
import { CalculatorGroups } from "#domain/calculators/kit/Overview.tsx";
import { calculatorsPage } from "#domain/calculators/kit/overview.server.ts";
import { documentMeta } from "#site/content/meta.ts";
import { SampleNote } from "#site/ui/primitives/SampleMark.tsx";
import { CallToAction } from "#site/ui/sections/CallToAction.tsx";
import { ContentSections } from "#site/ui/sections/ContentSections.tsx";
import { SideHead } from "#site/ui/sections/faces/Head.tsx";
import type { Route } from "./+types/calculators.ts";

export const handle = textHandle;
export const loader = ({ url }: Route.LoaderArgs) => calculatorsPage(url.pathname);
export const meta = ({ loaderData }: Route.MetaArgs) => documentMeta(loaderData?.seo);

export default function Calculators({ loaderData: { hero, example, seo, groups, sections } }: Route.ComponentProps) {
  const firsts = groups.flatMap(({ items }) => items.find(({ example: answer }) => answer) ?? []);
  return (
    <>
      <SideHead
        text={hero}
        crumbs={seo.crumbs}
        tone="tint"
        more={<SampleNote text={example} className="mt-4 text-sm text-soft" />}
      >
        <FirstAnswers calculators={firsts} />
      </SideHead>
      <CalculatorGroups groups={groups} />
      <ContentSections sections={sections} before={groups.length} />
      <CallToAction />
    </>
  );
}
