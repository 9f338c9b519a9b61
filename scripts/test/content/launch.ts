import { otherAddress } from "#server/built-for.ts";
import { isPublicHost, isReserved } from "#site/content/public-host.server.ts";
import { type Company, paperNames, termNames } from "#site/content/schemas/company.ts";
import type { Photos } from "#site/content/schemas/photos.ts";
import type { Sample } from "./samples.ts";

/** A task that must be done before the site is public. */
export type Task = { group: string; what: string };

/** The phone numbers of the example company. They are repeated here, because its file may have been overwritten in the meantime. */
export const sampleNumbers = ["+97145550100", "+97145550199", "+971500000000"];

/**
 * True for a phone number that belongs to nobody: one of the example company, or one with only zeros after the code of the area or network.
 * A number with 555 or a few zeros may be real.
 */
const isPlaceholder = (number: string | undefined) =>
  number !== undefined && (sampleNumbers.includes(number) || /0{7}$/.test(number));

/** Returns the tasks. `made` is the origin for which this folder's build was made, if there is a build. */
export const launchTasks = (company: Company, samples: Sample[], site: string | undefined, made?: string): Task[] => [
  ...samples.map(({ file, what }) => ({ group: "Replace what is only an example", what: `content/${file}: ${what}` })),
  ...placeholders(company),
  ...missingFacts(company),
  ...addressOf(site, made),
];

function placeholders({ phone, emergency, whatsapp, email }: Company): Task[] {
  const group = "Enter your own numbers and addresses in content/company.yaml";
  const numbers = Object.entries({ phone, emergency, whatsapp }).filter(([, number]) => isPlaceholder(number));
  return [
    ...numbers.map(([name, number]) => ({ group, what: `${name}: ${number} is a placeholder` })),
    ...(isReserved(email) ? [{ group, what: `email: ${email} cannot receive mail` }] : []),
  ];
}

/**
 * Lists the missing facts. If the company offers no emergency service (`claims.emergencySupport`), it needs no promise about the response time. It
 * may answer emergencies on its ordinary number.
 */
function missingFacts({ urgent, terms, claims }: Company): Task[] {
  const group = "Fill in content/company.yaml what visitors ask for, or write `none` where you print nothing";
  const missing = [
    ...(claims.emergencySupport && !urgent ? ["urgent: by when an urgent enquiry is answered"] : []),
    ...termNames.filter((name) => !terms[name]).map((name) => `terms.${name}`),
  ];
  return missing.map((what) => ({ group, what }));
}

/** Names what a tender asks for and /company-papers leaves out, because it is missing. It does not stand against the launch. */
export function missingPapers(
  { papers }: Pick<Company, "papers">,
  photos: Pick<Photos, "team" | "certificates">,
): Task[] {
  const group = "A tender asks for more than /company-papers can show; fill it in, or write `none` in company.yaml";
  const lists = (["team", "certificates"] as const).filter((list) => photos[list].length === 0);
  return [
    ...paperNames.filter((name) => !papers[name]).map((name) => `content/company.yaml: papers.${name}`),
    ...lists.map((list) => `content/photos/photos.yaml: ${list}`),
  ].map((what) => ({ group, what }));
}

function addressOf(site: string | undefined, made: string | undefined): Task[] {
  const group = "Build with the public address (SITE_URL)";
  if (!site) return [{ group, what: "SITE_URL is not set" }];
  if (!URL.canParse(site)) return [{ group, what: "SITE_URL is no address" }];
  const { protocol, hostname, origin } = new URL(site);
  if (protocol !== "https:") return [{ group, what: "SITE_URL does not begin with https://" }];
  if (!isPublicHost(hostname)) return [{ group, what: `${hostname} is not public` }];
  const other = made && otherAddress(made, origin);
  return other ? [{ group, what: other }] : [];
}

/** Returns the tasks as text, grouped by what has to be done. */
export function tasksText(tasks: Task[]): string {
  const groups = [...new Set(tasks.map(({ group }) => group))];
  return groups
    .map((group) =>
      [group, ...tasks.filter((task) => task.group === group).map(({ what }) => `  - ${what}`)].join("\n"),
    )
    .join("\n\n");
}
