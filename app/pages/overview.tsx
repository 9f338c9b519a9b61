import { textHandle } from "#app/documents.ts";
import { documentMeta } from "#site/content/meta.ts";
import { overviewPage } from "#site/content/overview.server.ts";
import { useT } from "#site/i18n/t.ts";
import { Section, SectionIntro } from "#site/ui/primitives/Section.tsx";
import { Articles } from "#site/ui/sections/Articles.tsx";
import { TagList } from "#site/ui/sections/article/TagList.tsx";
import { CallToAction } from "#site/ui/sections/CallToAction.tsx";
import { CardGrid } from "#site/ui/sections/CardGrid.tsx";
import { ContentSections } from "#site/ui/sections/ContentSections.tsx";
import { OverviewHead } from "#site/ui/sections/heads/OverviewHead.tsx";
import { PageGroups } from "#site/ui/sections/PageGroups.tsx";
import { PageHero } from "#site/ui/sections/PageHero.tsx";
import { Questions } from "#site/ui/sections/Questions.tsx";
import type { Route } from "./+types/overview.ts";

export const handle = textHandle;
export const loader = ({ url }: Route.LoaderArgs) => overviewPage(url.pathname);
export const meta = ({ loaderData }: Route.MetaArgs) => documentMeta(loaderData?.seo);

export default function Overview({ loaderData }: Route.ComponentProps) {
  const { page, seo, shelf, list, articles, tags } = loaderData;
  return (
    <>
      {articles ? (
        <PageHero text={page.hero} crumbs={seo.crumbs} actions={false} />
      ) : (
        <OverviewHead text={page.hero} crumbs={seo.crumbs} shelf={shelf} />
      )}
      {list.kind === "long" ? (
        <LongList {...list} />
      ) : (
        <ShortList {...list} articles={articles} tags={tags} name={page.name} />
      )}
      <Questions questions={page.questions} />
      <CallToAction />
    </>
  );
}

type List<K> = Extract<ReturnType<typeof overviewPage>["list"], { kind: K }>;

type Short = List<"short"> & Pick<ReturnType<typeof overviewPage>, "articles" | "tags"> & { name: string };

function ShortList({ cards, sections, articles, tags, name }: Short) {
  return (
    <>
      <Section>
        <h2 className="sr-only">{name}</h2>
        {tags && (
          <div className="-mt-4 mb-6">
            <TagList tags={tags} />
          </div>
        )}
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
