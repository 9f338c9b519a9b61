import { textHandle } from "#app/documents.ts";
import { helpPage } from "#site/content/help.server.ts";
import { documentMeta } from "#site/content/meta.ts";
import { CallToAction } from "#site/ui/sections/CallToAction.tsx";
import { ContentSections } from "#site/ui/sections/ContentSections.tsx";
import { HelpHead } from "#site/ui/sections/help/HelpHead.tsx";
import type { Route } from "./+types/help.ts";

export const handle = textHandle;
export const loader = ({ url }: Route.LoaderArgs) => helpPage(url.pathname);
export const meta = ({ loaderData }: Route.MetaArgs) => documentMeta(loaderData?.seo);

export default function Help({ loaderData: { page, seo, cards, sections } }: Route.ComponentProps) {
  return (
    <>
      <HelpHead text={page.hero} crumbs={seo.crumbs} heading={page.heading} symptoms={cards} />
      <ContentSections sections={sections} />
      <CallToAction />
    </>
  );
}
