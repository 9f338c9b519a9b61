import { type Language, languageCodes } from "#app/i18n/languages.ts";
import { company, readHead } from "./content.server.ts";
import { cities } from "./places.ts";

export const hrefOfCompany = (origin: string) => `${origin}/#company`;

/** The company: one node with one id on every page, with all its properties where the page is about the company. */
export function companyNode(origin: string, language: Language, whole: boolean) {
  const { name, phone } = company();
  return {
    "@type": ["HVACBusiness", "GeneralContractor"],
    "@id": hrefOfCompany(origin),
    name: name[language],
    url: `${origin}/`,
    telephone: phone,
    ...(whole && properties(origin, language)),
  };
}

function properties(origin: string, language: Language) {
  const { name, email, locality, claims, hours } = company();
  return {
    alternateName: languageCodes.filter((other) => other !== language).map((other) => name[other]),
    logo: `${origin}/brand/mark.svg`,
    email,
    foundingDate: String(claims.established),
    address: { "@type": "PostalAddress", addressLocality: locality[language], addressCountry: "AE" },
    areaServed: cities.map((city) => ({ "@type": "City", name: readHead(`/${city}`, language)?.name ?? city })),
    openingHoursSpecification: Object.entries(hours).map(([day, time]) => ({
      "@type": "OpeningHoursSpecification",
      dayOfWeek: `https://schema.org/${day[0]?.toUpperCase()}${day.slice(1)}`,
      opens: time?.open,
      closes: time?.close,
    })),
  };
}
