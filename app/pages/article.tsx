import { articleHandle } from "#app/documents.ts";
import { articlePage } from "#site/content/article.server.ts";
import { documentMeta } from "#site/content/meta.ts";
import { useT } from "#site/i18n/t.ts";
import { Markdown } from "#site/ui/primitives/Markdown.tsx";
import { ArticleHead } from "#site/ui/sections/article/ArticleHead.tsx";
import { ArticleLines } from "#site/ui/sections/article/ArticleLines.tsx";
import { Contents } from "#site/ui/sections/article/Contents.tsx";
import { InShort } from "#site/ui/sections/article/InShort.tsx";
import { TagList } from "#site/ui/sections/article/TagList.tsx";
import { CallToAction } from "#site/ui/sections/CallToAction.tsx";
import { PageCard } from "#site/ui/sections/CardGrid.tsx";
import { RelatedPages } from "#site/ui/sections/RelatedPages.tsx";
import { Sources } from "#site/ui/sections/Sources.tsx";
import type { Route } from "./+types/article.ts";

export const handle = articleHandle;
export const loader = ({ url }: Route.LoaderArgs) => articlePage(url.pathname);
export const meta = ({ loaderData }: Route.MetaArgs) => documentMeta(loaderData?.seo);

export default function Article({ loaderData }: Route.ComponentProps) {
  const { page, seo, related, next, tags, parts, halves, sources } = loaderData;
  const [action] = related;
  const t = useT();
  return (
    <>
      <article>
        <ArticleHead {...loaderData} article={page} crumbs={seo.crumbs} />
        <div className="mx-auto grid max-w-lg gap-x-12 px-5 pt-10 pb-12 lg:max-w-xl lg:grid-cols-[46rem_1fr]">
          {page.short && <InShort text={page.short} />}
          <Contents parts={parts} />
          <div>
            <Markdown text={halves.first} anchors />
            {halves.second && action && (
              <ul data-print="no" className="my-8">
                <PageCard card={action} column={false} />
              </ul>
            )}
            <Markdown text={halves.second} anchors headingsBefore={halves.headings} />
            <TagList tags={tags} />
          </div>
        </div>
      </article>
      <Sources sources={sources} />
      <div className="mx-auto max-w-xl px-5 pb-10">
        <ArticleLines heading={t("article.next")} articles={next} />
      </div>
      <RelatedPages cards={related} />
      <CallToAction />
    </>
  );
}
