import { articleHandle } from "#app/documents.ts";
import { articlePage } from "#app/site/article.server.ts";
import { documentMeta } from "#app/site/meta.ts";
import { Markdown } from "#app/ui/primitives/Markdown.tsx";
import { ArticleHead } from "#app/ui/sections/article/ArticleHead.tsx";
import { InShort } from "#app/ui/sections/article/InShort.tsx";
import { CallToAction } from "#app/ui/sections/CallToAction.tsx";
import { Related } from "#app/ui/sections/Related.tsx";
import { Sources } from "#app/ui/sections/Sources.tsx";
import type { Route } from "./+types/article.ts";

export const handle = articleHandle;
export const loader = ({ url }: Route.LoaderArgs) => articlePage(url.pathname);
export const meta = ({ loaderData }: Route.MetaArgs) => documentMeta(loaderData?.seo);

export default function Article({ loaderData: { page, seo, picture, related, minutes } }: Route.ComponentProps) {
  return (
    <>
      <article>
        <ArticleHead article={page} crumbs={seo.crumbs} minutes={minutes} picture={picture} />
        {page.short && <InShort text={page.short} />}
        <Markdown text={page.body} className="mx-auto max-w-lg px-5 py-12 md:py-16" />
      </article>
      <Sources sources={page.sources} />
      <Related cards={related} />
      <CallToAction />
    </>
  );
}
