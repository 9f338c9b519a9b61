import { formHandle, type UploadHandle } from "#app/documents.ts";
import { ContactFormIsland } from "#app/islands/LeadFormIslands.tsx";
import { FormPage } from "#domain/leads/customer/forms/FormPage.tsx";
import { answerPage } from "#domain/leads/customer/forms/native.server.ts";
import { receiveContact } from "#domain/leads/customer/forms/receive.server.ts";
import { companyTerms } from "#site/content/company-terms.server.ts";
import { documentMeta } from "#site/content/meta.ts";
import { pageAt } from "#site/content/page.server.ts";
import { ContactLines } from "#site/ui/layout/ContactLines.tsx";
import type { Route } from "./+types/contact.ts";

export const handle = { ...formHandle, upload: "photos" } satisfies UploadHandle;
export const loader = ({ url }: Route.LoaderArgs) => {
  const { page, seo, language } = pageAt("contact", url.pathname);
  return { page, seo, terms: companyTerms(language) };
};
export const meta = ({ loaderData }: Route.MetaArgs) => documentMeta(loaderData?.seo);
export const action = ({ request, url }: Route.ActionArgs) => answerPage(request, url, receiveContact);

export default function Contact({ loaderData: { page, seo, terms }, actionData }: Route.ComponentProps) {
  return (
    <FormPage page={page} seo={seo} terms={terms} tone="tint" beside={<ContactLines />}>
      <ContactFormIsland state={actionData} />
    </FormPage>
  );
}
