import { airs } from "@site/engine/data/monthly-climate.ts";
import { airOfDay } from "@site/engine/sheets/average-day.ts";
import { sellsPlannedWork, servesCity } from "@site/ground/company/scope.ts";
import { href } from "@site/ground/site-map/links.ts";
import type { PageId } from "@site/ground/site-map/pages.ts";
import { cities } from "@site/ground/site-map/places.ts";
import { uaeClock } from "@site/ground/time/uae-time.ts";
import { entriesOf } from "@site/typed";
import { currentTime } from "#platform/machine/time.ts";
import { buildingsIn } from "./buildings.server.ts";
import { readHead, testimonials } from "./content.server.ts";
import { exists } from "./inventory.server.ts";
import { pageAt } from "./page.server.ts";
import { pictureNamed } from "./pictures.server.ts";

/** The pages for visitors whose way into the site does not begin with a fault. Each needs work that the company sells. */
const ways = { plan: "/plan", "look-after": "/look-after" } as const;

export function homePage(pathname: string) {
  const { page, seo, language } = pageAt("home", pathname);
  const buildings = buildingsIn(language);
  const repairsFaults = buildings.some(({ faults }) => faults.length > 0);
  return {
    page,
    seo,
    hero: repairsFaults ? page.hero : { ...page.hero, ...page.planned },
    ways: entriesOf<keyof typeof ways, PageId>(ways)
      .filter(([name]) => (name === "plan" ? sellsPlannedWork() : exists("/calculators/amc-planner", language)))
      .map(([name, id]) => ({ id, title: page.ways[name] })),
    buildings,
    climate: climateLines(page.climate.months),
    month: uaeClock(currentTime()).getUTCMonth(),
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

/** The line of each month, with the temperatures of its average day on Dubai's shore. */
const climateLines = (months: string[]) =>
  months.map((line, month) => {
    const day = airOfDay(airs["dubai-shore"], month).map(Math.round);
    return line.replace("{low}", `${Math.min(...day)}`).replace("{high}", `${Math.max(...day)}`);
  });
