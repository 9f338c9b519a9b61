import { articleHandle } from "#app/documents.ts";
import { tagPageAt } from "#site/content/blog-pages.server.ts";
import { documentMeta } from "#site/content/meta.ts";
import { Section } from "#site/ui/primitives/Section.tsx";
import { Articles } from "#site/ui/sections/Articles.tsx";
import { CallToAction } from "#site/ui/sections/CallToAction.tsx";
import { BlogHead } from "#site/ui/sections/faces/BlogHead.tsx";
import type { Route } from "./+types/tag.ts";

export const handle = articleHandle;
export const loader = ({ url }: Route.LoaderArgs) => tagPageAt(url.pathname);
export const meta = ({ loaderData }: Route.MetaArgs) => documentMeta(loaderData?.seo);

export default function Tag({ loaderData: { page, seo, articles, tags, newest } }: Route.ComponentProps) {
  return (
    <>
      <BlogHead
        text={{ title: page.title, lead: page.text }}
        crumbs={seo.crumbs}
        tags={tags}
        here={page.name}
        newest={newest}
      />
      <Section>
        <h2 className="sr-only">{page.name}</h2>
        <Articles articles={articles} />
      </Section>
      <CallToAction />
    </>
  );
}
