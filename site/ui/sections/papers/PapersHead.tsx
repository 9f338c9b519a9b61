import type { CompanyPapers } from "#site/content/company-papers.server.ts";
import { formatDate, useLanguage } from "#site/i18n/t.ts";
import { Breadcrumbs } from "../../layout/Breadcrumbs.tsx";
import { ButtonLink } from "../../primitives/Button.tsx";
import { SampleNote } from "../../primitives/SampleMark.tsx";
import { HeroTitle } from "../PageHero.tsx";

type Props = { papers: Pick<CompanyPapers, "page" | "seo" | "day" | "sample" | "file"> };

/** The top of the page of papers. Where other pages have a picture, it has the file: the day on which it is true, and the button. Without Typst there is no file. */
export function PapersHead({ papers: { page, seo, day, sample, file } }: Props) {
  const language = useLanguage();
  return (
    <div className="border-b border-line bg-brand-tint">
      <div className="mx-auto max-w-xl px-5 pt-2 pb-8 md:pt-4 md:pb-16">
        <Breadcrumbs crumbs={seo.crumbs} />
        <div className="mt-2 grid items-center gap-6 md:mt-10 lg:grid-cols-[1.15fr_1fr]">
          <div>
            <HeroTitle text={page.hero} />
            <p className="mt-4 max-w-lg text-lg text-soft">{page.hero.lead}</p>
          </div>
          <div className="card shadow-card">
            <p className="text-sm text-soft">{page.save.asOf}</p>
            <p className="text-3xl font-semibold text-brand">{formatDate(day, language)}</p>
            <p className="mt-2 mb-4 text-sm text-soft">{page.save.left}</p>
            {sample && <SampleNote text={page.save.example} className="mb-4 text-sm" />}
            {file && (
              <ButtonLink size="lg" href={file} data-print="no">
                {page.save.label}
              </ButtonLink>
            )}
          </div>
        </div>
      </div>
    </div>
  );
}
