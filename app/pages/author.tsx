import { articleHandle } from "#app/documents.ts";
import { authorPageAt } from "#site/content/blog-pages.server.ts";
import { documentMeta } from "#site/content/meta.ts";
import { useT } from "#site/i18n/t.ts";
import { Section } from "#site/ui/primitives/Section.tsx";
import { ArticleLines } from "#site/ui/sections/article/ArticleLines.tsx";
import { CallToAction } from "#site/ui/sections/CallToAction.tsx";
import { SideHead } from "#site/ui/sections/faces/Head.tsx";
import type { Route } from "./+types/author.ts";

export const handle = articleHandle;
export const loader = ({ url }: Route.LoaderArgs) => authorPageAt(url.pathname);
export const meta = ({ loaderData }: Route.MetaArgs) => documentMeta(loaderData?.seo);

export default function Author({ loaderData: { page, seo, person, written, checked } }: Route.ComponentProps) {
  const t = useT();
  return (
    <>
      <SideHead text={{ title: person?.name ?? page.title, lead: page.text }} crumbs={seo.crumbs}>
        {person && <Lines heading={page.title} lines={person.details} />}
        <div className="grid gap-8 md:grid-cols-2">
          <Lines heading={t("author.knows")} lines={page.knows} />
          <Lines heading={t("author.checks")} lines={page.checks} />
        </div>
      </SideHead>
      <Section className="grid gap-8 md:grid-cols-2">
        <ArticleLines heading={t("author.written")} articles={written} />
        <ArticleLines heading={t("author.checked")} articles={checked} />
      </Section>
      <CallToAction />
    </>
  );
}

function Lines({ heading, lines }: { heading: string; lines: string[] }) {
  return (
    <div>
      <h2 className="text-2xl">{heading}</h2>
      <ul className="mt-3 list-disc ps-5">
        {lines.map((line) => (
          <li key={line} className="py-1">
            {line}
          </li>
        ))}
      </ul>
    </div>
  );
}
