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
        <div className="mt-2 grid gap-x-6 gap-y-4 md:mt-10 lg:grid-cols-[1.15fr_1fr] lg:grid-rows-[auto_1fr]">
          <div>
            <HeroTitle text={page.hero} />
          </div>
          {file && <FirstPage file={file} name={page.save.title} />}
          <div>
            <p className="text-sm text-soft">{page.save.asOf}</p>
            <p className="text-3xl font-semibold text-brand">{formatDate(day, language)}</p>
            <p className="text-sm text-soft">{page.save.left}</p>
            {sample && <SampleNote text={page.save.example} className="mt-4 text-sm" />}
            {file && (
              <ButtonLink size="lg" href={file.pdf} data-print="no" className="mt-4">
                {page.save.label}
              </ButtonLink>
            )}
            <p className="mt-6 mb-4 max-w-lg text-lg text-soft">{page.hero.lead}</p>
            <div className="text-sm">
              <Details rows={contentsOf(papers)} />
            </div>
          </div>
        </div>
      </div>
    </div>
  );
}

/** The parts of the file with what is in each, and the dates until which it is valid. What is missing is left out. */
function contentsOf({ page, language, details, proof, insurance, asked, methods, specimens }: CompanyPapers) {
  const dated = (name: string, date: string) => `${name}, ${page.details.until.replace("{date}", date)}`;
  const certificates = proof.certificates.flatMap((each) => ("caption" in each ? [] : [each]));
  const parts = [
    { name: page.details.heading, entries: details.map(({ name }) => page.details[name]) },
    {
      name: page.certificates.heading,
      entries: certificates.map(({ name, expires }) =>
        expires === "never" ? name : dated(name, formatDate(expires, language)),
      ),
    },
    { name: page.insurance.heading, entries: insurance.map(({ what, until }) => dated(what, until)) },
    { name: page.asked.heading, entries: asked.map(([name]) => name) },
    { name: page.methods.heading, entries: methods.map(({ title }) => title) },
    { name: page.specimens.heading, entries: specimens.map(({ name }) => name) },
  ];
  return parts
    .filter(({ entries }) => entries.length > 0)
    .map(({ name, entries }) => ({ name, text: entries.join(" · ") }));
}
