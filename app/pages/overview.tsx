import { textHandle } from "#app/documents.ts";
import { documentMeta } from "#site/content/meta.ts";
import { overviewPage } from "#site/content/overview.server.ts";
import { useT } from "#site/i18n/t.ts";
import { Section, SectionIntro } from "#site/ui/primitives/Section.tsx";
import { Articles } from "#site/ui/sections/Articles.tsx";
import { CallToAction } from "#site/ui/sections/CallToAction.tsx";
import { CardGrid } from "#site/ui/sections/CardGrid.tsx";
import { ContentSections } from "#site/ui/sections/ContentSections.tsx";
import { BlogHead } from "#site/ui/sections/faces/BlogHead.tsx";
import { OverviewHead } from "#site/ui/sections/heads/OverviewHead.tsx";
import { PageGroups } from "#site/ui/sections/PageGroups.tsx";
import { Questions } from "#site/ui/sections/Questions.tsx";
import type { Route } from "./+types/overview.ts";

export const handle = textHandle;
export const loader = ({ url }: Route.LoaderArgs) => overviewPage(url.pathname);
export const meta = ({ loaderData }: Route.MetaArgs) => documentMeta(loaderData?.seo);

export default function Overview({ loaderData }: Route.ComponentProps) {
  const { page, seo, shelf, list, articles, tags, newest } = loaderData;
  return (
    <>
      {tags ? (
        <BlogHead text={page.hero} crumbs={seo.crumbs} tags={tags} newest={newest} />
      ) : (
        <OverviewHead text={page.hero} crumbs={seo.crumbs} shelf={shelf} />
      )}
      {list.kind === "long" ? <LongList {...list} /> : <ShortList {...list} articles={articles} name={page.name} />}
      <Questions questions={page.questions} />
      <CallToAction />
    </>
  );
}

type List<K> = Extract<ReturnType<typeof overviewPage>["list"], { kind: K }>;

type Short = List<"short"> & Pick<ReturnType<typeof overviewPage>, "articles"> & { name: string };

function ShortList({ cards, sections, articles, name }: Short) {
  return (
    <>
      <Section>
        <h2 className="sr-only">{name}</h2>
        {articles ? <Articles articles={articles} /> : <CardGrid cards={cards} />}
      </Section>
      <ContentSections sections={sections} folds={["cards", "list", "prose", "steps"]} />
    </>
  );
}

function LongList({ opening, groups, sections }: List<"long">) {
  const t = useT();
  return (
    <>
      <ContentSections sections={opening} />
      <Section label="all" tone={opening.length % 2 ? "sand" : "plain"}>
        <SectionIntro id="all" heading={t("actions.overview.services")} />
        <PageGroups groups={groups.map((group) => ({ ...group, name: t(`nav.groups.${group.name}`) }))} folds />
      </Section>
      <ContentSections sections={sections} before={opening.length + 1} folds />
    </>
  );
}
