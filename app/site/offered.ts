import { type Offers, offersService, ours, servesCity } from "./our-offer.ts";
import { cityOf } from "./pages.ts";
import { symptomOf, symptoms } from "./symptoms.ts";
import { topicOf } from "./topics.ts";

/** Pages whose address does not say their trade to the forms. */
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

/** Whether the company offers what a page is about, where it is about it. A page of no single trade or city stays unless it is named. */
export function isOffered(id: string, offers: Offers = ours): boolean {
  const city = cityOf(id);
  if (city && !servesCity(city, offers)) return false;
  const service = id.startsWith("/bundles/") ? undefined : serviceOf(id);
  if (service && !offersService(service, offers)) return false;
  return !offers.without.some(matches(id));
}
