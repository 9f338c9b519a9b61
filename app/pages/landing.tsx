import { textHandle } from "#app/documents.ts";
import { landingPage } from "#app/site/landing.server.ts";
import { documentMeta } from "#app/site/meta.ts";
import { CallToAction } from "#app/ui/sections/CallToAction.tsx";
import { ContentSections } from "#app/ui/sections/ContentSections.tsx";
import { PageHero } from "#app/ui/sections/PageHero.tsx";
import { Questions } from "#app/ui/sections/Questions.tsx";
import { Related } from "#app/ui/sections/Related.tsx";
import { Sources } from "#app/ui/sections/Sources.tsx";
import type { Route } from "./+types/landing.ts";

export const handle = textHandle;
export const loader = ({ url }: Route.LoaderArgs) => landingPage(url.pathname);
export const meta = ({ loaderData }: Route.MetaArgs) => documentMeta(loaderData?.seo);

export default function Landing({
  loaderData: { page, sections, seo, picture, related, further },
}: Route.ComponentProps) {
  return (
    <>
      <PageHero text={page.hero} crumbs={seo.crumbs} picture={picture} />
      <ContentSections sections={sections} />
      <Questions questions={page.questions} />
      <Related cards={related} further={further} />
      <Sources sources={page.sources} />
      <CallToAction />
    </>
  );
}
