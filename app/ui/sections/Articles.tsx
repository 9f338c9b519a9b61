import { formatDate, useLanguage, useT } from "#app/i18n/t.ts";
import type { ShownArticle } from "#app/site/blog.server.ts";
import { PageLink } from "../primitives/PageLink.tsx";
import { Picture } from "../primitives/Picture.tsx";
import { SampleMark } from "../primitives/SampleMark.tsx";

/** The newest article with a large picture, then the others. */
export const Articles = ({ articles: [first, ...others] }: { articles: ShownArticle[] }) => (
  <div data-cards>
    {first && (
      <div className="group relative mb-6 grid items-center gap-x-8 card lg:grid-cols-[1.6fr_1fr]">
        <ArticlePicture article={first} sizes="(min-width: 64rem) 660px, 86vw" className="mb-4" />
        <ArticleWords article={first} />
      </div>
    )}
    <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
      {others.map((article) => (
        <li key={article.id} className="group relative card">
          <ArticlePicture article={article} sizes="(min-width: 64rem) 330px, 86vw" className="mb-4 max-md:hidden" />
          <ArticleWords article={article} />
        </li>
      ))}
    </ul>
  </div>
);

function ArticlePicture({ article, sizes, className }: { article: ShownArticle; sizes: string; className: string }) {
  return (
    article.picture && <Picture picture={article.picture} sizes={sizes} className={`h-auto w-full ${className}`} />
  );
}

function ArticleWords({
  article: { id, title, summary, published, minutes, topic, sample },
}: {
  article: ShownArticle;
}) {
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
      <p className="mt-1 text-sm text-soft">{summary}</p>
      <p className="mt-2 text-xs text-soft">
        <time dateTime={published}>{formatDate(published, useLanguage())}</time>
        {minutes > 1 && ` · ${t("article.minutes", { count: minutes })}`}
      </p>
    </div>
  );
}
