import { articleHandle } from "#app/documents.ts";
import { useT } from "#app/i18n/t.ts";
import { articlePage } from "#app/site/article.server.ts";
import { documentMeta } from "#app/site/meta.ts";
import { Markdown } from "#app/ui/primitives/Markdown.tsx";
import { ArticleHead } from "#app/ui/sections/article/ArticleHead.tsx";
import { ArticleLines } from "#app/ui/sections/article/ArticleLines.tsx";
import { Contents } from "#app/ui/sections/article/Contents.tsx";
import { InShort } from "#app/ui/sections/article/InShort.tsx";
import { TagList } from "#app/ui/sections/article/TagList.tsx";
import { CallToAction } from "#app/ui/sections/CallToAction.tsx";
import { Related } from "#app/ui/sections/Related.tsx";
import { Sources } from "#app/ui/sections/Sources.tsx";
import type { Route } from "./+types/article.ts";

export const handle = articleHandle;
export const loader = ({ url }: Route.LoaderArgs) => articlePage(url.pathname);
export const meta = ({ loaderData }: Route.MetaArgs) => documentMeta(loaderData?.seo);

export default function Article({ loaderData }: Route.ComponentProps) {
  const { page, seo, related, next, tags, parts } = loaderData;
  const t = useT();
  return (
    <>
      <article>
        <ArticleHead {...loaderData} article={page} crumbs={seo.crumbs} />
        <div className="mx-auto grid max-w-lg gap-x-12 px-5 pt-10 pb-12 lg:max-w-xl lg:grid-cols-[46rem_1fr]">
          {page.short && <InShort text={page.short} />}
          <Contents parts={parts} />
          <div>
            <Markdown text={page.body} anchors />
            <TagList tags={tags} />
          </div>
        </div>
      </article>
      <Sources sources={page.sources} />
      <div className="mx-auto max-w-xl px-5 pb-10">
        <ArticleLines heading={t("article.next")} articles={next} />
      </div>
      <Related cards={related} />
      <CallToAction />
    </>
  );
}
