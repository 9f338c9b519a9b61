import { servesCity } from "@site/ground/company/scope.ts";
import { href } from "@site/ground/site-map/links.ts";
import { cities } from "@site/ground/site-map/places.ts";
import { readHead, testimonials } from "./content.server.ts";
import { symptomCards } from "./help.server.ts";
import { exists } from "./inventory.server.ts";
import { pageAt } from "./page.server.ts";
import { pictureNamed, pictureOf } from "./pictures.server.ts";

export function homePage(pathname: string) {
  const { id, page, seo, language } = pageAt("home", pathname);
  return {
    page,
    seo,
    picture: pictureOf(id),
    symptoms: symptomCards(language),
    services: page.services.items
      .filter(({ partOf }) => !partOf || !exists(partOf, language))
      .map((item) => ({ ...item, picture: pictureNamed(item.picture) })),
    testimonials: testimonials(language),
    cities: cities
      .filter((city) => servesCity(city))
      .map((slug) => ({
        slug,
        name: readHead(`/${slug}`, language)?.name ?? slug,
        href: href(`/${slug}`, language),
      })),
  };
}
