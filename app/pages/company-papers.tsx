import { articleHandle } from "#app/documents.ts";
import { companyPapersPage } from "#site/content/company-papers.server.ts";
import { documentMeta } from "#site/content/meta.ts";
import { PhoneNumber } from "#site/ui/primitives/Phone.tsx";
import { Section, SectionIntro } from "#site/ui/primitives/Section.tsx";
import { TextTable } from "#site/ui/primitives/Table.tsx";
import { CallToAction } from "#site/ui/sections/CallToAction.tsx";
import { Pages } from "#site/ui/sections/Pages.tsx";
import { Details } from "#site/ui/sections/papers/Details.tsx";
import { Methods } from "#site/ui/sections/papers/Methods.tsx";
import { PapersHead } from "#site/ui/sections/papers/PapersHead.tsx";
import { Proof } from "#site/ui/sections/proof/Proof.tsx";
import { Sources } from "#site/ui/sections/Sources.tsx";
import type { Route } from "./+types/company-papers.ts";

export const handle = articleHandle;
export const loader = ({ url }: Route.LoaderArgs) => companyPapersPage(url.pathname);
export const meta = ({ loaderData }: Route.MetaArgs) => documentMeta(loaderData?.seo);

export default function CompanyPapers({ loaderData: papers }: Route.ComponentProps) {
  const { page, details, insurance, trades, proof, asked, methods, specimens, sources } = papers;
  return (
    <>
      <PapersHead papers={papers} />
      <Section label="details" className="grid gap-x-8 lg:grid-cols-[1fr_1.5fr]">
        <SectionIntro id="details" heading={page.details.heading} />
        <Details
          rows={details.map(({ name, text }) => ({
            name: page.details[name],
            text: name === "phone" ? <PhoneNumber number={text} /> : <bdi>{text}</bdi>,
          }))}
        />
      </Section>
      <Section tone="sand" label="trades" className="grid gap-x-8 lg:grid-cols-[1fr_1.5fr]">
        <SectionIntro id="trades" heading={page.trades.heading} />
        <Details rows={trades} />
      </Section>
      <Proof proof={proof} />
      {insurance.length > 0 && (
        <Section label="insurance">
          <SectionIntro id="insurance" heading={page.insurance.heading} />
          <TextTable
            columns={page.insurance.columns}
            rows={insurance.map(({ what, insurer, sum, until }) => ({ name: what, cells: [insurer, sum, until] }))}
          />
        </Section>
      )}
      <Section tone="sand" label="asked">
        <SectionIntro id="asked" heading={page.asked.heading} text={page.asked.intro} />
        <TextTable columns={page.asked.columns} rows={asked.map(([name = "", ...cells]) => ({ name, cells }))} />
      </Section>
      <Section label="methods">
        <SectionIntro id="methods" heading={page.methods.heading} text={page.methods.intro} />
        <Methods methods={methods} labels={page.methods} />
      </Section>
      {specimens.length > 0 && (
        <Section tone="sand" label="specimens">
          <SectionIntro id="specimens" heading={page.specimens.heading} />
          <Pages section={{ kind: "pages", heading: page.specimens.heading, pages: [], cards: specimens }} />
        </Section>
      )}
      <Sources sources={sources} />
      <CallToAction />
    </>
  );
}
