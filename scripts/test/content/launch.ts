import { otherAddress } from "#server/built-for.ts";
import { isPublicHost, isReserved } from "#site/content/public-host.server.ts";
import { type Company, termNames } from "#site/content/schemas/company.ts";
import type { Sample } from "./samples.ts";

/** A task that has to be done before the public may see the site; there is none left when it may. */
export type Task = { group: string; what: string };

/** The numbers of the company that the sources come with. Its file may have been overwritten since, so they stand here. */
export const sampleNumbers = ["+97145550100", "+97145550199", "+971500000000"];

/** Nobody's number either: nothing but zeros after the code of an area or a network. A 555 or a few zeros may well be real here. */
const isPlaceholder = (number: string | undefined) =>
  number !== undefined && (sampleNumbers.includes(number) || /0{7}$/.test(number));

/** `made`: the address that the build in this folder was made for, if there is one. */
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
 * Lists the facts that are missing. A company that answers no emergencies (`claims.emergencySupport`) needs neither a number for them nor a promise.
 */
function missingFacts({ emergency, urgent, terms, claims }: Company): Task[] {
  const group = "Fill in content/company.yaml what visitors ask for, or write `none` where you print nothing";
  const missing = [
    ...(claims.emergencySupport && !urgent ? ["urgent: by when an urgent enquiry is answered"] : []),
    ...termNames.filter((name) => !terms[name]).map((name) => `terms.${name}`),
  ];
  const line =
    emergency || !claims.emergencySupport
      ? []
      : [{ group, what: "emergency: without it the site shows no emergency number" }];
  return [...line, ...missing.map((what) => ({ group, what }))];
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

/** Grouped by what there is to do. */
export function tasksText(tasks: Task[]): string {
  const groups = [...new Set(tasks.map(({ group }) => group))];
  return groups
    .map((group) =>
      [group, ...tasks.filter((task) => task.group === group).map(({ what }) => `  - ${what}`)].join("\n"),
    )
    .join("\n\n");
}
