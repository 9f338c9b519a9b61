import { searchHandle } from "#app/documents.ts";
import { Answers } from "#app/features/search/Answers.tsx";
import { inTurn } from "#app/features/search/in-turn.server.ts";
import { Begin, Nothing } from "#app/features/search/Nothing.tsx";
import { Pages } from "#app/features/search/Pages.tsx";
import { type Asked, searchPage } from "#app/features/search/page.server.ts";
import { InOtherLanguage, ResultList } from "#app/features/search/Results.tsx";
import { useT } from "#app/i18n/t.ts";
import { documentMeta } from "#app/site/meta.ts";
import { SearchForm } from "#app/ui/layout/SearchForm.tsx";
import { Section } from "#app/ui/primitives/Section.tsx";
import type { Route } from "./+types/search.ts";

export const handle = searchHandle;
export const middleware = [inTurn];
export const loader = ({ request, url }: Route.LoaderArgs) => searchPage(request, url);
export const headers = ({ loaderHeaders }: Route.HeadersArgs) => loaderHeaders;
export const meta = ({ loaderData }: Route.MetaArgs) => documentMeta(loaderData?.seo);

export default function Search({ loaderData: { page, text, best, limited, asked } }: Route.ComponentProps) {
  const t = useT("search");
  return (
    <Section>
      <h1 className="mb-6 text-4xl">{page.title}</h1>
      <SearchForm text={text} />
      <div className="mt-8">
        {limited && (
          <p role="alert" className="mb-8 font-semibold">
            {t("limited")}
          </p>
        )}
        {asked ? <Found text={text} {...asked} /> : <p className="mb-8 max-w-lg text-soft">{t("beginText")}</p>}
        {!asked?.total && <Begin best={best} />}
      </div>
    </Section>
  );
}

function Found({ text, total, at, pages, results, others, meant, answers }: Asked & { text: string }) {
  const t = useT("search");
  return (
    <>
      <Answers answers={answers} />
      <h2 className="mb-6 text-xl">
        {total > 0 ? t("found", { count: total }) : t("none")} <bdi className="text-brand">{text}</bdi>
      </h2>
      {total > 0 ? <ResultList results={results} /> : <Nothing text={text} meant={meant} />}
      <Pages text={text} at={at} pages={pages} />
      {others.length > 0 && (
        <InOtherLanguage>
          <ResultList results={others} />
        </InOtherLanguage>
      )}
    </>
  );
}
