import type { PictureData } from "#site/content/pictures.server.ts";
import type { Card } from "#site/content/schemas/card.ts";
import type { Crumb } from "#site/content/seo.server.ts";
import { formatDate, useLanguage, useT } from "#site/i18n/t.ts";
import { Breadcrumbs } from "../../layout/Breadcrumbs.tsx";
import { PageLink } from "../../primitives/PageLink.tsx";
import { Picture } from "../../primitives/Picture.tsx";
import { SampleNote } from "../../primitives/SampleMark.tsx";

type Article = {
  title: string;
  summary: string;
  published: string;
  updated?: string;
  sample?: boolean;
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

export function ArticleHead({ article, author, reviewer, crumbs, minutes, picture }: Props) {
  const t = useT();
  const language = useLanguage();
  const { published, updated, reviewed } = article;
  return (
    <header className="border-b border-line bg-sand">
      <div className="mx-auto max-w-lg px-5 pt-4 pb-12">
        <Breadcrumbs crumbs={crumbs} />
        {article.sample && <SampleNote className="mt-6" />}
        <h1 className="mt-8 text-4xl">{article.title}</h1>
        <p className="mt-5 text-lg text-soft">{article.summary}</p>
        <p className="mt-6 flex flex-wrap gap-x-5 gap-y-1 text-sm text-soft">
          {author && <Team to={author} says={t("article.by")} />}
          <time dateTime={published}>{t("article.published", { date: formatDate(published, language) })}</time>
          {updated && <time dateTime={updated}>{t("article.updated", { date: formatDate(updated, language) })}</time>}
          {minutes > 1 && <span>{t("article.minutes", { count: minutes })}</span>}
          {reviewer && <Team to={reviewer} says={t("article.checked", { date: formatDate(reviewed.on, language) })} />}
        </p>
        {picture && (
          <Picture picture={picture} sizes="(min-width: 46rem) 700px, 92vw" first className="mt-8 h-auto w-full" />
        )}
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
