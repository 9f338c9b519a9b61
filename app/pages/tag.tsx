import { articleHandle } from "#app/documents.ts";
import { tagPageAt } from "#site/content/blog-pages.server.ts";
import { documentMeta } from "#site/content/meta.ts";
import { Section } from "#site/ui/primitives/Section.tsx";
import { Articles } from "#site/ui/sections/Articles.tsx";
import { TagList } from "#site/ui/sections/article/TagList.tsx";
import { CallToAction } from "#site/ui/sections/CallToAction.tsx";
import { WideHead } from "#site/ui/sections/faces/Head.tsx";
import type { Route } from "./+types/tag.ts";

export const handle = articleHandle;
export const loader = ({ url }: Route.LoaderArgs) => tagPageAt(url.pathname);
export const meta = ({ loaderData }: Route.MetaArgs) => documentMeta(loaderData?.seo);

export default function Tag({ loaderData: { page, seo, articles, tags } }: Route.ComponentProps) {
  return (
    <>
      <WideHead text={{ title: page.title, lead: page.text }} crumbs={seo.crumbs} tone="sand">
        <TagList tags={tags} here={page.name} />
      </WideHead>
      <Section>
        <h2 className="sr-only">{page.name}</h2>
        <Articles articles={articles} />
      </Section>
      <CallToAction />
    </>
  );
}
