import type { ShownArticle } from "#site/content/blog.server.ts";
import { PageLink } from "../../primitives/PageLink.tsx";

export function ArticleLines({
  heading,
  articles,
}: {
  heading: string;
  articles: Pick<ShownArticle, "id" | "title">[];
}) {
  if (articles.length === 0) return null;
  return (
    <div>
      <h2 className="text-2xl">{heading}</h2>
      <ul className="mt-3">
        {articles.map(({ id, title }) => (
          <li key={id} className="border-t border-line">
            <PageLink to={id} className="block py-3 font-semibold text-brand hover:underline">
              {title}
            </PageLink>
          </li>
        ))}
      </ul>
    </div>
  );
}
