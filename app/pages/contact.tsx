import { data, redirect } from "react-router";
import { documentHandle } from "#app/documents.ts";
import { ContactHead } from "#app/features/leads/ContactHead.tsx";
import { receiveContact } from "#app/features/leads/receive.server.ts";
import { languageOf } from "#app/i18n/languages.ts";
import { href } from "#app/site/links.ts";
import { documentMeta } from "#app/site/meta.ts";
import { pageAt } from "#app/site/page.server.ts";
import { Section, SectionIntro } from "#app/ui/primitives/Section.tsx";
import { Questions } from "#app/ui/sections/Questions.tsx";
import { Steps } from "#app/ui/sections/Steps.tsx";
import type { Route } from "./+types/contact.ts";

export const handle = documentHandle;
export const loader = ({ url }: Route.LoaderArgs) => pageAt("contact", url.pathname);
export const meta = ({ loaderData }: Route.MetaArgs) => documentMeta(loaderData?.seo);

/** The form sent without JavaScript: stored, the visitor is led on; else the page comes back with what is wrong. */
export async function action({ request, url }: Route.ActionArgs) {
  const language = languageOf(url.pathname);
  const { status, ...answer } = await receiveContact(request, () => language);
  if (answer.reference) return redirect(`${href("/contact/sent", language)}?ref=${answer.reference}`, 303);
  return data(answer, { status });
}

export default function Contact({ loaderData: { page, seo }, actionData }: Route.ComponentProps) {
  return (
    <>
      <ContactHead text={page.hero} crumbs={seo.crumbs} state={actionData} />
      <Section label="next">
        <SectionIntro id="next" heading={page.next.heading} />
        <Steps section={{ kind: "steps", ...page.next }} />
      </Section>
      <Questions questions={page.questions} />
    </>
  );
}
