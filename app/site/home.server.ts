import { readHead, testimonials } from "./content.server.ts";
import { href } from "./links.ts";
import { pageAt } from "./page.server.ts";
import { pictureNamed } from "./pictures.server.ts";
import { cities } from "./places.ts";

export function homePage(pathname: string) {
  const { page, seo, language } = pageAt("home", pathname);
  return {
    page,
    seo,
    picture: pictureNamed("villa"),
    testimonials: testimonials(language).items,
    cities: cities.map((slug) => ({
      slug,
      name: readHead(`/${slug}`, language)?.name ?? slug,
      href: href(`/${slug}`, language),
    })),
  };
}
