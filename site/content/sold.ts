import { companyScope, type Scope, sellsService, servesCity } from "@site/ground/company/scope.ts";
import { cityOf } from "@site/ground/site-map/pages.ts";
import { symptomNames, symptomOf, symptoms } from "@site/ground/site-map/symptoms.ts";
import { madeFrom, neededTrades, overviews } from "./needed-trades.ts";
import { topicOf } from "./topics.ts";

/** The services of pages whose address does not match a topic of the forms (topics.ts). */
const services: readonly [RegExp, string][] = [
  [/^\/services\/(fit-out|exhibition-stand-fitout-services|cladding|carpentry)$|\/carpentry$/, "fit-out"],
  [/\/(gypsum-plastering|plastering|wallpaper-fixing)$/, "painting"],
  [/^\/services\/pop$/, "false-ceiling"],
  [/^\/calculators\/solar-savings$/, "solar"],
];

function serviceOf(id: string): string | undefined {
  const symptom = symptomOf(id);
  if (symptom) return symptoms[symptom].service;
  return services.find(([pattern]) => pattern.test(id))?.[1] ?? topicOf(id).service;
}

const matches = (id: string) => (pattern: string) =>
  pattern.endsWith("/*") ? id.startsWith(pattern.slice(0, -1)) : id === pattern;

/**
 * The services that a page sells, in groups. The company must offer at least one service of each group. A page that
 * sells no particular work has no groups.
 */
function workOf(id: string): readonly (readonly string[])[] {
  if (id === "/help") return [symptomNames.map((name) => symptoms[name].service)];
  const service = neededTrades[id] ? undefined : serviceOf(id);
  return neededTrades[id] ?? (service ? [[service]] : []);
}

export const sellsWork = (id: string): boolean => workOf(id).length > 0;

/**
 * True if the company offers the work of a page at the page's place. A page that sells no particular work is left out only
 * if the company names it in `without`.
 */
export function isSold(id: string, scope: Scope = companyScope): boolean {
  const city = cityOf(id);
  if (city && !servesCity(city, scope)) return false;
  if (!workOf(id).every((group) => group.some((service) => sellsService(service, scope)))) return false;
  const source = madeFrom[id];
  if (scope.without.some(matches(id)) || (source && !isSold(source, scope))) return false;
  return (
    !overviews.includes(id) ||
    Object.keys(neededTrades).some((below) => below.startsWith(`${id}/`) && isSold(below, scope))
  );
}
