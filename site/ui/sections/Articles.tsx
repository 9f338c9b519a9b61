import type { ShownArticle } from "#site/content/blog.server.ts";
import { formatDate, useLanguage, useT } from "#site/i18n/t.ts";
import { PageLink } from "../primitives/PageLink.tsx";
import { Picture } from "../primitives/Picture.tsx";
import { SampleMark } from "../primitives/SampleMark.tsx";

/**
 * The newest article has a large picture, and the other articles are in rows of three. If one article would be left over in the last row, the two
 * newest articles have large pictures.
 */
export function Articles({ articles }: { articles: ShownArticle[] }) {
  const pair = articles.length % 3 === 2;
  const others = articles.slice(pair ? 2 : 1);
  return (
    <div data-cards>
      <div className={`mb-4 grid gap-4 ${pair ? "lg:grid-cols-2" : ""}`}>
        {articles.slice(0, -others.length || undefined).map((article) => (
          <div
            key={article.title}
            className={`group relative card ${pair ? "" : "grid items-center gap-x-8 lg:grid-cols-[1.6fr_1fr]"}`}
          >
            <ArticlePicture
              article={article}
              sizes={`(min-width: 64rem) ${pair ? 510 : 660}px, 86vw`}
              className="mb-4 w-full"
            />
            <ArticleWords article={article} />
          </div>
        ))}
      </div>
      {others.length > 0 && (
        <ul className="grid gap-4 sm:grid-cols-2 lg:flex lg:flex-wrap lg:*:grow lg:*:basis-[30%]">
          {others.map((article) => (
            <li key={article.id} className="group relative flex items-center gap-4 card sm:block">
              <ArticlePicture
                article={article}
                sizes="(min-width: 64rem) 330px, 96px"
                className="w-full min-w-[22vw] sm:mb-4"
              />
              <ArticleWords article={article} summary={false} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function ArticlePicture({ article, sizes, className }: { article: ShownArticle; sizes: string; className: string }) {
  return article.picture && <Picture picture={article.picture} sizes={sizes} className={`h-auto ${className}`} />;
}

type WordsProps = { article: ShownArticle; summary?: boolean };

/** On a phone only the first articles show their summaries. */
function ArticleWords({ article, summary: always = true }: WordsProps) {
  const { id, title, summary, published, minutes, topic, sample } = article;
  const t = useT();
  return (
    <div>
      {topic && <p className="eyebrow">{topic}</p>}
      <h3 className="text-lg">
        <PageLink to={id} className="covering">
          {title}
        </PageLink>{" "}
        {sample && <SampleMark />}
      </h3>
      <p className={`mt-1 text-sm text-soft ${always ? "" : "max-sm:hidden"}`}>{summary}</p>
      <p className="mt-2 text-xs text-soft">
        <time dateTime={published}>{formatDate(published, useLanguage())}</time>
        {minutes > 1 && ` · ${t("article.minutes", { count: minutes })}`}
      </p>
    </div>
  );
}
