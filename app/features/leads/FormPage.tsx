import type { ReactNode } from "react";
import type { ContentOf } from "#app/site/content.server.ts";
import type { CompanyTerms as Terms } from "#app/site/schemas/company.ts";
import type { Seo } from "#app/site/seo.server.ts";
import { Section, SectionIntro } from "#app/ui/primitives/Section.tsx";
import { CompanyTerms } from "#app/ui/sections/CompanyTerms.tsx";
import { Questions } from "#app/ui/sections/Questions.tsx";
import { Steps } from "#app/ui/sections/Steps.tsx";
import { FormHead } from "./FormHead.tsx";

type Props = { page: ContentOf<"contact">; seo: Seo; terms?: Terms; children: ReactNode };

/** A page around a form: the form, what happens next, and common questions. */
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
