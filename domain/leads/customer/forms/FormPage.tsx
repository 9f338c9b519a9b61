import type { ReactNode } from "react";
import type { ContentOf } from "#site/content/content.server.ts";
import type { CompanyTerms as Terms } from "#site/content/schemas/company.ts";
import type { Seo } from "#site/content/seo.server.ts";
import { Section, SectionIntro } from "#site/ui/primitives/Section.tsx";
import { CompanyTerms } from "#site/ui/sections/CompanyTerms.tsx";
import { Questions } from "#site/ui/sections/Questions.tsx";
import { Steps } from "#site/ui/sections/Steps.tsx";
import { FormHead } from "./FormHead.tsx";

type Props = { page: ContentOf<"contact">; seo: Seo; terms?: Terms; children: ReactNode };

/** Draws a page with a form, a section on what happens next, and common questions. */
export function FormPage({ page, seo, terms = [], children }: Props) {
  return (
    <>
      <FormHead text={page.hero} crumbs={seo.crumbs}>
        {children}
      </FormHead>
      <Section label="next">
        <SectionIntro id="next" heading={page.next.heading} />
        <Steps section={{ kind: "steps", ...page.next }} />
      </Section>
      <CompanyTerms terms={terms} />
      <Questions questions={page.questions} />
    </>
  );
}
