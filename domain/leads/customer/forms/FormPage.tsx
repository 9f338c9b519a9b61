import type { ComponentProps, ReactNode } from "react";
import type { ContentOf } from "#site/content/content.server.ts";
import type { CompanyTerms as Terms } from "#site/content/schemas/company.ts";
import type { Seo } from "#site/content/seo.server.ts";
import { Section, SectionIntro } from "#site/ui/primitives/Section.tsx";
import { CompanyTerms } from "#site/ui/sections/CompanyTerms.tsx";
import { Questions } from "#site/ui/sections/Questions.tsx";
import { Steps } from "#site/ui/sections/Steps.tsx";
import { FormHead } from "./FormHead.tsx";
import { NextSteps } from "./NextSteps.tsx";

type Props = Pick<ComponentProps<typeof FormHead>, "tone" | "children"> & {
  page: ContentOf<"contact">;
  seo: Seo;
  terms?: Terms;
  beside?: ReactNode;
};

/** Draws a page with a form, what happens next, and common questions. What happens next stands beside the form, unless `beside` takes that place. */
export function FormPage({ page, seo, terms = [], beside, tone, children }: Props) {
  return (
    <>
      <FormHead text={page.hero} crumbs={seo.crumbs} tone={tone} beside={beside ?? <NextSteps next={page.next} />}>
        {children}
      </FormHead>
      {beside && (
        <Section label="next">
          <SectionIntro id="next" heading={page.next.heading} />
          <Steps section={{ kind: "steps", ...page.next }} />
        </Section>
      )}
      <CompanyTerms terms={terms} />
      <Questions questions={page.questions} />
    </>
  );
}
