import { servesCity } from "@site/ground/company/scope.ts";
import { type Language, languageCodes } from "@site/ground/language/languages.ts";
import { type City, cities } from "@site/ground/site-map/places.ts";
import { company, readHead } from "./content.server.ts";
import type { Company } from "./schemas/company.ts";
import { dayNames, partsOf, type Week } from "./week.ts";

export const hrefOfCompany = (origin: string) => `${origin}/#company`;

/**
 * The structured data of the company. The id is the same on every page. With `whole`, on pages about the company, all properties are there. The
 * address is on every page: search engines read each page alone and require an address for a local business.
 */
export function companyNode(origin: string, language: Language, whole: boolean) {
  const { name, phone, locality, office } = company();
  const street = whole && office && { streetAddress: office.street[language] };
  return {
    "@type": ["HVACBusiness", "GeneralContractor"],
    "@id": hrefOfCompany(origin),
    name: name[language],
    url: `${origin}/`,
    telephone: phone,
    address: { "@type": "PostalAddress", ...street, addressLocality: locality[language], addressCountry: "AE" },
    ...(whole && properties(origin, language)),
  };
}

function properties(origin: string, language: Language) {
  const { email, claims, hours, datedHours } = company();
  return {
    alternateName: otherNames(language),
    ...filledIn(origin, company()),
    logo: `${origin}/brand/mark.svg`,
    email,
    foundingDate: String(claims.established),
    areaServed: cities.filter((city) => servesCity(city)).map((city) => cityNode(city, language)),
    openingHoursSpecification: [
      ...openingHours(hours),
      ...datedHours.flatMap(({ from, to, hours: own }) =>
        openingHours(own).map((one) => ({ ...one, validFrom: from, validThrough: to })),
      ),
    ],
  };
}

/** The name of the company in the other languages. */
const otherNames = (language: Language) =>
  languageCodes.filter((other) => other !== language).map((other) => company().name[other]);

/** Returns the properties for which content/company.yaml has a value. */
export const filledIn = (origin: string, { office, profiles, image, priceRange, papers }: Company) => ({
  ...(office && {
    geo: { "@type": "GeoCoordinates", latitude: office.latitude, longitude: office.longitude },
  }),
  ...(office?.map && { hasMap: office.map }),
  ...(profiles.length > 0 && { sameAs: profiles }),
  ...(image && { image: origin + image }),
  ...(priceRange && { priceRange }),
  ...(papers.vat && papers.vat !== "none" && { vatID: papers.vat }),
});

/** The site itself. Search engines print its name above the address of a page. */
export const siteNode = (origin: string, language: Language) => ({
  "@type": "WebSite",
  "@id": `${origin}/#site`,
  name: company().name[language],
  alternateName: otherNames(language),
  url: `${origin}/`,
  publisher: { "@id": hrefOfCompany(origin) },
  inLanguage: languageCodes,
});

/** Groups days with the same hours. A day with a break belongs to two groups. */
function openingHours(hours: Week) {
  const open = dayNames.flatMap((day) => {
    const time = hours[day];
    return time ? partsOf(time).map(([opens, closes]) => ({ day, opens, closes })) : [];
  });
  return Object.values(Object.groupBy(open, ({ opens, closes }) => `${opens}-${closes}`)).map((days = []) => ({
    "@type": "OpeningHoursSpecification",
    dayOfWeek: days.map(({ day }) => `${day[0]?.toUpperCase()}${day.slice(1)}`),
    opens: days[0]?.opens,
    closes: days[0]?.closes,
  }));
}

export const cityNode = (city: City, language: Language) => ({
  "@type": "City",
  name: readHead(`/${city}`, language)?.name ?? city,
});
