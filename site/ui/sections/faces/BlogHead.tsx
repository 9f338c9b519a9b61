import type { newestFigures } from "#site/content/blog.server.ts";
import type { Crumb } from "#site/content/seo.server.ts";
import { PageLink } from "../../primitives/PageLink.tsx";
import { ArticleChart } from "../article/ArticleChart.tsx";
import { TagList } from "../article/TagList.tsx";
import type { HeroText } from "../PageHero.tsx";
import { SideHead } from "./Head.tsx";

type Props = {
  text: HeroText;
  crumbs: Crumb[];
  tags: Parameters<typeof TagList>[0]["tags"];
  newest: ReturnType<typeof newestFigures>;
};

/** The top of the blog: the subjects, and beside them the figures of the newest article that has some. */
export function BlogHead({ text, crumbs, tags, newest }: Props) {
  return (
    <SideHead text={text} crumbs={crumbs} tone="tint" more={<TagList tags={tags} />}>
      {newest && (
        <div data-cards>
          <ArticleChart chart={newest.chart} />
          <PageLink to={newest.id} className="mt-2 inline-block py-2 font-semibold text-brand underline">
            {newest.title}
          </PageLink>
        </div>
      )}
    </SideHead>
  );
}
