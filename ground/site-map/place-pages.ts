import { cityServices } from "./catalogue.ts";
import { cityOf, kindOf } from "./pages.ts";
import { acDistricts, type City, cities, handymanDistricts } from "./places.ts";

export const districts = [...new Set([...acDistricts, ...handymanDistricts])];
export type District = (typeof districts)[number];
export type Place = "uae" | City | District;

/** The position of a page in the table of pages about places. A row is one city with all services, and a column is one service in all cities. */
export type PlacePage = { row: City | "near-me"; column: string; places: readonly Place[] };

const endsInDistrict = new RegExp(`[/-](${[...districts].sort((a, b) => b.length - a.length).join("|")})$`);

/** The district of Dubai that a page is about. */
export const districtOf = (id: string): District | undefined =>
  cityOf(id) === "dubai" ? districts.find((district) => district === endsInDistrict.exec(id)?.[1]) : undefined;

/** The position of a page about a trade in a place. A city's main page has no position, because it introduces the others. */
export function placePageOf(id: string): PlacePage | undefined {
  if (kindOf(id) !== "landing") return undefined;
  if (id.startsWith("/near-me/"))
    return { row: "near-me", column: "near-me", places: ["uae", ...cities, ...districts] };
  const row = cityOf(id);
  const below = row && id.slice(row.length + 2);
  if (!below) return undefined;
  const district = districtOf(id);
  const own = row === "dubai" ? [row, ...districts] : [row];
  return { row, column: columnOf(below, district), places: district ? [district] : own };
}

function columnOf(below: string, district: District | undefined) {
  if (cityServices.some((service) => service === below)) return below;
  return below.endsWith(`/${district}`) ? below.replace(`/${district}`, "/districts") : "extras";
}
