import { useT } from "#site/i18n/t.ts";
import { SearchForm } from "#site/ui/layout/SearchForm.tsx";
import { Section } from "#site/ui/primitives/Section.tsx";
import { Answers } from "./Answers.tsx";
import { BestPages, NoResults } from "./NoResults.tsx";
import { Pages } from "./Pages.tsx";
import type { SearchData, SearchResults } from "./page.server.ts";
import { ResultList } from "./Results.tsx";

/** The content of the page between header and footer. */
export type SearchContent = Omit<SearchData, "seo">;

export function Search({ page, text, best, limited, asked: outcome }: SearchContent) {
  const t = useT("search");
  return (
    <Section>
      <div className="mx-auto max-w-lg">
        <h1 className="mb-6 text-4xl">{page.title}</h1>
        <SearchForm text={text} />
        <div className="mt-8">
          {limited && (
            <p role="alert" className="mb-8 font-semibold">
              {t("limited")}
            </p>
          )}
          {outcome ? <Found text={text} {...outcome} /> : <p className="mb-8 text-soft">{t("beginText")}</p>}
          {best.length > 0 && <BestPages best={best} />}
        </div>
      </div>
    </Section>
  );
}

function Found({ text, total, at, pages, results, isGuess, meant, answers }: SearchResults & { text: string }) {
  const t = useT("search");
  return (
    <>
      <Answers answers={answers} />
      <h2 className="mb-6 text-xl">
        {!isGuess ? t("found", { count: total }) : t("none")} <bdi className="text-brand">{text}</bdi>
      </h2>
      {isGuess && <NoResults text={text} meant={meant} nearest={total > 0} />}
      {total > 0 && <ResultList results={results} />}
      <Pages text={text} at={at} pages={pages} />
    </>
  );
}
