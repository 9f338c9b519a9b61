import { calculatorHandle } from "#app/documents.ts";
import { climatePage } from "#domain/calculators/climate/data.server.ts";
import { PlaceForm } from "#domain/calculators/climate/PlaceForm.tsx";
import { Contents, Sheets } from "#domain/calculators/climate/Sheets.tsx";
import { Head } from "#domain/calculators/kit/frame/Head.tsx";
import { Letterhead } from "#domain/calculators/kit/frame/Letterhead.tsx";
import { climateInWorker } from "#domain/calculators/kit/in-worker.server.ts";
import { documentMeta } from "#site/content/meta.ts";
import { Section } from "#site/ui/primitives/Section.tsx";
import { CallToAction } from "#site/ui/sections/CallToAction.tsx";
import { ContentSections } from "#site/ui/sections/ContentSections.tsx";
import { Questions } from "#site/ui/sections/Questions.tsx";
import { RelatedPages } from "#site/ui/sections/RelatedPages.tsx";
import { Sources } from "#site/ui/sections/Sources.tsx";
import type { Route } from "./+types/climate.ts";

export const handle = calculatorHandle;
export const middleware = [climateInWorker];
export const loader = ({ url }: Route.LoaderArgs) => climatePage(url);
export const meta = ({ loaderData }: Route.MetaArgs) => documentMeta(loaderData?.seo);

export default function Climate({ loaderData }: Route.ComponentProps) {
  const { page, seo, contents, place, choices, sheets, sections, related } = loaderData;
  return (
    <>
      <Letterhead address={seo.canonical} />
      <Head text={page.hero} crumbs={seo.crumbs} />
      <Section>
        <PlaceForm ask={page.ask} place={place} choices={choices} />
        <Contents heading={contents} sheets={sheets} />
      </Section>
      <Sheets sheets={sheets} />
      <ContentSections sections={sections} before={sheets.length} />
      <Questions questions={page.questions} />
      <Sources sources={page.sources} />
      <div data-print="no">
        <RelatedPages cards={related} />
        <CallToAction />
      </div>
    </>
  );
}
