import type { Language } from "@site/ground/language/languages.ts";
import { atEndOf } from "@site/ground/time/uae-midnight.ts";
import { company } from "./content.server.ts";
import { cityNode, hrefOfCompany } from "./json-ld.company.server.ts";
import { siteOrigin } from "./origin.server.ts";
import type { ShownVacancy } from "./vacancies.server.ts";
import { escapeXml } from "./xml.ts";

const list = (lines: string[]) => `<ul>${lines.map((line) => `<li>${escapeXml(line)}</li>`).join("")}</ul>`;

/** The structured data for job search engines. Only a real vacancy that is open has them. */
export function jobPosting(vacancy: ShownVacancy, language: Language) {
  if (vacancy.sample || vacancy.state !== "open") return undefined;
  const origin = siteOrigin();
  return {
    "@context": "https://schema.org",
    "@type": "JobPosting",
    title: vacancy.title,
    description: `<p>${escapeXml(vacancy.summary)}</p>${list(vacancy.duties)}${list(vacancy.must)}${list(vacancy.nice)}`,
    datePosted: vacancy.posted,
    validThrough: atEndOf(vacancy.until),
    employmentType: vacancy.employment,
    directApply: true,
    hiringOrganization: {
      "@type": "Organization",
      "@id": hrefOfCompany(origin),
      name: company().name[language],
      sameAs: origin,
    },
    jobLocation: {
      "@type": "Place",
      address: {
        "@type": "PostalAddress",
        addressLocality: cityNode(vacancy.city, language).name,
        addressCountry: "AE",
      },
    },
    inLanguage: language,
  };
}
