import type { PictureData } from "#site/content/pictures.server.ts";
import type { Card } from "#site/content/schemas/card.ts";
import type { Chart } from "#site/content/schemas/pages.ts";
import type { Crumb } from "#site/content/seo.server.ts";
import { formatDate, useLanguage, useT } from "#site/i18n/t.ts";
import { Breadcrumbs } from "../../layout/Breadcrumbs.tsx";
import { PageLink } from "../../primitives/PageLink.tsx";
import { Picture } from "../../primitives/Picture.tsx";
import { SampleNote } from "../../primitives/SampleMark.tsx";
import { ArticleChart } from "./ArticleChart.tsx";

type Article = {
  title: string;
  summary: string;
  published: string;
  updated?: string;
  sample?: boolean;
  chart?: Chart;
  reviewed: { on: string };
};
type Props = {
  article: Article;
  author?: Card;
  reviewer?: Card;
  crumbs: Crumb[];
  minutes: number;
  picture?: PictureData;
};

/** The top of an article. It opens with the article's figures, or with its picture. */
export function ArticleHead({ article, author, reviewer, crumbs, minutes, picture }: Props) {
  const t = useT();
  const language = useLanguage();
  const { published, updated, reviewed, chart } = article;
  return (
    <header className="border-b border-line bg-raised">
      <div className="mx-auto max-w-xl px-5 pt-2 pb-8 md:pt-4 md:pb-12">
        <Breadcrumbs crumbs={crumbs} />
        {article.sample && <SampleNote className="mt-4" />}
        <div className="mt-2 grid gap-x-12 gap-y-4 md:mt-8 lg:grid-cols-[1.15fr_1fr] lg:grid-rows-[auto_1fr]">
          <h1 className="text-4xl">{article.title}</h1>
          <div className="lg:row-span-2">
            {chart ? (
              <ArticleChart chart={chart} />
            ) : (
              picture && (
                <Picture picture={picture} sizes="(min-width: 64rem) 500px, 92vw" first className="h-auto w-full" />
              )
            )}
          </div>
          <div>
            <p className="text-lg text-soft">{article.summary}</p>
            <p className="mt-4 flex flex-wrap gap-x-5 gap-y-1 text-sm text-soft">
              {author && <Team to={author} says={t("article.by")} />}
              <time dateTime={published}>{t("article.published", { date: formatDate(published, language) })}</time>
              {updated && (
                <time dateTime={updated}>{t("article.updated", { date: formatDate(updated, language) })}</time>
              )}
              {minutes > 1 && <span>{t("article.minutes", { count: minutes })}</span>}
              {reviewer && (
                <Team to={reviewer} says={t("article.checked", { date: formatDate(reviewed.on, language) })} />
              )}
            </p>
          </div>
        </div>
      </div>
    </header>
  );
}

const Team = ({ to, says }: { to: Card; says: string }) => (
  <span>
    {says}{" "}
    <PageLink to={to.id} className="underline">
      {to.name}
    </PageLink>
  </span>
);
