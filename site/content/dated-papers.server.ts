import { type Language, languageCodes } from "@site/ground/language/languages.ts";
import { recordOf } from "@site/typed";
import { company } from "./company.server.ts";
import { hasExpired, photos } from "./photos.server.ts";
import type { Company } from "./schemas/company.ts";
import type { Photos } from "./schemas/photos.ts";

type Named = Record<Language, string>;

/** A paper of the company that ends on a day. `file` and `field` say where its date is written. */
export type DatedPaper = { file: string; field: string; name: Named; expires: string };

type Dated = { papers: Company["papers"]; photos: Pick<Photos, "team" | "certificates"> };

/** Lists the papers that end on a day: trade licence, insurance, certificates, and the licences of people. */
export const datedPapers = ({ papers, photos: own }: Dated = { papers: company().papers, photos: photos() }) => [
  ...companyPapers(papers),
  ...photoPapers(own),
];

function companyPapers({ licence, insurance }: Company["papers"]): DatedPaper[] {
  const file = "company.yaml";
  const licences = licence && licence !== "none" ? [licence] : [];
  const policies = insurance && insurance !== "none" ? insurance : [];
  return [
    ...licences.map(({ authority, number, expires }) =>
      paper(file, "papers.licence", numbered(authority, number), expires),
    ),
    ...policies.map(({ what, expires }, index) => paper(file, `papers.insurance.${index}`, what, expires)),
  ];
}

function photoPapers({ team, certificates }: Dated["photos"]): DatedPaper[] {
  const file = "photos/photos.yaml";
  return [
    ...certificates.map(({ name, number, expires }, index) =>
      paper(file, `certificates.${index}`, numbered(name, number), expires),
    ),
    ...team.flatMap(({ licence }, index) =>
      licence ? [paper(file, `team.${index}.licence`, numbered(licence.name, licence.number), licence.expires)] : [],
    ),
  ];
}

const paper = (file: string, field: string, name: Named, expires: string): DatedPaper => ({
  file,
  field: `${field}.expires`,
  name,
  expires,
});

const numbered = (name: Named, number: string): Named =>
  recordOf(languageCodes, (language) => `${name[language]} ${number}`);

/** Returns the papers that have expired by a day, which no page prints, and those that expire before another day. */
export function endingPapers(day: string, soon: string, all: DatedPaper[] = datedPapers()) {
  const expired = all.filter((each) => hasExpired(each, day));
  return { expired, soon: all.filter((each) => hasExpired(each, soon) && !expired.includes(each)) };
}
