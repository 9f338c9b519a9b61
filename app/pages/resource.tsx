import { textHandle } from "#app/documents.ts";
import { documentMeta } from "#site/content/meta.ts";
import { resourcePage } from "#site/content/resources.server.ts";
import { CallToAction } from "#site/ui/sections/CallToAction.tsx";
import { ContentSections } from "#site/ui/sections/ContentSections.tsx";
import { ResourceHead } from "#site/ui/sections/faces/ResourceHead.tsx";
import { Glossary } from "#site/ui/sections/Glossary.tsx";
import { RelatedPages } from "#site/ui/sections/RelatedPages.tsx";
import { Sources } from "#site/ui/sections/Sources.tsx";
import type { Route } from "./+types/resource.ts";

export const handle = textHandle;
export const loader = ({ url }: Route.LoaderArgs) => resourcePage(url.pathname);
export const meta = ({ loaderData }: Route.MetaArgs) => documentMeta(loaderData?.seo);

export default function Resource({ loaderData }: Route.ComponentProps) {
  const { page, seo, sections, glossary, related, sources } = loaderData;
  return (
    <>
      <ResourceHead text={page.hero} crumbs={seo.crumbs} choose={page.choose} sections={sections} glossary={glossary} />
      {glossary && <Glossary letters={glossary} />}
      <ContentSections sections={sections} />
      <Sources sources={sources} />
      <RelatedPages cards={related} />
      <CallToAction />
    </>
  );
}
