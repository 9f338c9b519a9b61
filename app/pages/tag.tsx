import { articleHandle } from "#app/documents.ts";
import { tagPageAt } from "#site/content/blog-pages.server.ts";
import { documentMeta } from "#site/content/meta.ts";
import { Breadcrumbs } from "#site/ui/layout/Breadcrumbs.tsx";
import { Articles } from "#site/ui/sections/Articles.tsx";
import { TagList } from "#site/ui/sections/article/TagList.tsx";
import { CallToAction } from "#site/ui/sections/CallToAction.tsx";
import type { Route } from "./+types/tag.ts";

export const handle = articleHandle;
export const loader = ({ url }: Route.LoaderArgs) => tagPageAt(url.pathname);
export const meta = ({ loaderData }: Route.MetaArgs) => documentMeta(loaderData?.seo);

export default function Tag({ loaderData: { page, seo, articles, tags } }: Route.ComponentProps) {
  return (
    <>
      <header className="border-b border-line bg-sand">
        <div className="mx-auto max-w-xl px-5 pt-4 pb-10">
          <Breadcrumbs crumbs={seo.crumbs} />
          <h1 className="mt-8 text-4xl">{page.title}</h1>
          <p className="mt-5 max-w-lg text-lg text-soft">{page.text}</p>
          <TagList tags={tags} here={page.name} />
        </div>
      </header>
      <div className="mx-auto max-w-xl px-5 py-10 md:py-16">
        <h2 className="sr-only">{page.name}</h2>
        <Articles articles={articles} />
      </div>
      <CallToAction />
    </>
  );
}
