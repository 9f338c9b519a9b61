import { calculatorHandle } from "#app/documents.ts";
import { climatePage } from "#app/features/calculators/climate/data.server.ts";
import { PlaceForm } from "#app/features/calculators/climate/PlaceForm.tsx";
import { Contents, Sheets } from "#app/features/calculators/climate/Sheets.tsx";
import { Head } from "#app/features/calculators/frame/Head.tsx";
import { Letterhead } from "#app/features/calculators/frame/Letterhead.tsx";
import { climateInWorker } from "#app/features/calculators/in-worker.server.ts";
import { documentMeta } from "#app/site/meta.ts";
import { Section } from "#app/ui/primitives/Section.tsx";
import { CallToAction } from "#app/ui/sections/CallToAction.tsx";
import { ContentSections } from "#app/ui/sections/ContentSections.tsx";
import { Questions } from "#app/ui/sections/Questions.tsx";
import { Related } from "#app/ui/sections/Related.tsx";
import { Sources } from "#app/ui/sections/Sources.tsx";
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
        <Related cards={related} />
        <CallToAction />
      </div>
    </>
  );
}
