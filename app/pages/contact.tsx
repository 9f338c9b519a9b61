import { formHandle } from "#app/documents.ts";
import { FormPage } from "#app/features/leads/FormPage.tsx";
import { ContactFormIsland } from "#app/features/leads/LeadFormIslands.tsx";
import { answerPage } from "#app/features/leads/native.server.ts";
import { receiveContact } from "#app/features/leads/receive.server.ts";
import { companyTerms } from "#app/site/company-terms.server.ts";
import { documentMeta } from "#app/site/meta.ts";
import { pageAt } from "#app/site/page.server.ts";
import type { Route } from "./+types/contact.ts";

export const handle = formHandle;
export const loader = ({ url }: Route.LoaderArgs) => {
  const { page, seo, language } = pageAt("contact", url.pathname);
  return { page, seo, terms: companyTerms(language) };
};
export const meta = ({ loaderData }: Route.MetaArgs) => documentMeta(loaderData?.seo);
export const action = ({ request, url }: Route.ActionArgs) => answerPage(request, url, receiveContact);

export default function Contact({ loaderData: { page, seo, terms }, actionData }: Route.ComponentProps) {
  return (
    <FormPage page={page} seo={seo} terms={terms}>
      <ContactFormIsland state={actionData} />
    </FormPage>
  );
}
