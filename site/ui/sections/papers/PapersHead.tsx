import type { CompanyPapers } from "#site/content/company-papers.server.ts";
import { formatDate, useLanguage } from "#site/i18n/t.ts";
import { Breadcrumbs } from "../../layout/Breadcrumbs.tsx";
import { ButtonLink } from "../../primitives/Button.tsx";
import { SampleNote } from "../../primitives/SampleMark.tsx";
import { HeroTitle } from "../PageHero.tsx";
import { Details } from "./Details.tsx";
import { FirstPage } from "./FirstPage.tsx";

/** The top of the page of papers: the first page of the file, the day on which it is true, and what is in it. Without Typst there is no file. */
export function PapersHead({ papers }: { papers: CompanyPapers }) {
  const { page, seo, day, sample, file } = papers;
  const language = useLanguage();
  return (
    <div className="border-b border-line bg-brand-tint">
      <div className="mx-auto max-w-xl px-5 pt-2 pb-8 md:pt-4 md:pb-16">
        <Breadcrumbs crumbs={seo.crumbs} />
        <div className="mt-2 grid items-center gap-6 md:mt-10 lg:grid-cols-[1.15fr_1fr]">
          <div>
            <HeroTitle text={page.hero} />
            <p className="mt-4 max-w-lg text-lg text-soft">{page.hero.lead}</p>
            <p className="mt-4 text-sm text-soft">{page.save.asOf}</p>
            <p className="text-3xl font-semibold text-brand">{formatDate(day, language)}</p>
            <p className="mt-1 mb-4 text-sm text-soft">{page.save.left}</p>
            <Details rows={contentsOf(papers)} />
            {sample && <SampleNote text={page.save.example} className="mt-4 text-sm" />}
            {file && (
              <ButtonLink size="lg" href={file.pdf} data-print="no" className="mt-4">
                {page.save.label}
              </ButtonLink>
            )}
          </div>
          {file && <FirstPage file={file} name={page.save.title} />}
        </div>
      </div>
    </div>
  );
}

/** The parts of the file with the number of their entries, or the dates until which they are valid. What is missing is left out. */
function contentsOf({ page, details, proof, insurance, asked, methods, specimens }: CompanyPapers) {
  const certificates = proof.certificates.filter((each) => "expires" in each);
  const parts = [
    { name: page.details.heading, entries: details },
    { name: page.people.heading, entries: proof.team.filter(({ sample }) => !sample) },
    { name: page.certificates.heading, entries: certificates },
    { name: page.insurance.heading, entries: insurance, text: insurance.map(({ until }) => until).join(" · ") },
    { name: page.asked.heading, entries: asked },
    { name: page.methods.heading, entries: methods },
    { name: page.specimens.heading, entries: specimens },
  ];
  return parts
    .filter(({ entries }) => entries.length > 0)
    .map(({ name, entries, text }) => ({ name, text: text ?? entries.length }));
}
