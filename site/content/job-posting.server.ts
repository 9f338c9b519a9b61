import type { Language } from "@site/ground/language/languages.ts";
import { atEndOf } from "@site/ground/time/uae-midnight.ts";
import { company } from "./content.server.ts";
import type { ShownJob } from "./jobs.server.ts";
import { cityNode, hrefOfCompany } from "./json-ld.company.server.ts";
import { siteOrigin } from "./origin.server.ts";
import { escaped } from "./xml.ts";

const list = (lines: string[]) => `<ul>${lines.map((line) => `<li>${escaped(line)}</li>`).join("")}</ul>`;

/** For job search engines: only a real job that is open. */
export function jobPosting(job: ShownJob, language: Language) {
  if (job.sample || job.state !== "open") return undefined;
  const origin = siteOrigin();
  return {
    "@context": "https://schema.org",
    "@type": "JobPosting",
    title: job.title,
    description: `<p>${escaped(job.summary)}</p>${list(job.duties)}${list(job.must)}${list(job.nice)}`,
    datePosted: job.posted,
    validThrough: atEndOf(job.until),
    employmentType: job.employment,
    directApply: true,
    hiringOrganization: {
      "@type": "Organization",
      "@id": hrefOfCompany(origin),
      name: company().name[language],
      sameAs: origin,
    },
    jobLocation: {
      "@type": "Place",
      address: { "@type": "PostalAddress", addressLocality: cityNode(job.city, language).name, addressCountry: "AE" },
    },
    inLanguage: language,
  };
}
