import { cityServices } from "@site/ground/site-map/catalogue.ts";
import { districts } from "@site/ground/site-map/place-pages.ts";
import { cities } from "@site/ground/site-map/places.ts";
import { z } from "zod";
import { date, line } from "./common.ts";

/**
 * The id of a fact. A fact such as `sharjah-012` was found and tagged. A fact such as `sharjah.utility` exists for every place. The part
 * before the number or the dot is the place.
 */
const factId = z
  .string()
  .regex(/^[a-z]+(-[a-z]+)*(-\d{3}|(\.[a-z0-9_]+)+)$/, "must be like sharjah-012 or sharjah.utility");

const fact = z.strictObject({
  id: factId,
  en: line,
  ar: line,
  conf: z.enum(["sure", "likely"]),
  /**
   * How the fact may be printed. "ok": unchanged. "hedged": with softer words, and with what the reader must confirm. "dated": with its
   * year, and never as the present state.
   */
  print: z.enum(["ok", "hedged", "dated"]),
  src: line,
  /** The day on which somebody last compared the fact with its source. */
  checked: date,
  /** The trades for which the fact is useful. If this is left out, it is useful for all trades. */
  services: z.array(z.enum(cityServices)).min(1).optional(),
  /** The area inside the place where the fact is true. A page that uses the fact must name this area. */
  area: line.optional(),
  /** Other cities where the fact is true as well. */
  also: z.array(z.enum(cities)).min(1).optional(),
  note: line.optional(),
});
export type Fact = z.infer<typeof fact>;

export const facts = z.array(fact).min(1);

export const placeOfFact = (id: string) => id.replace(/(-\d{3}|\..*)$/, "");

/** Returns the file that contains the facts of a place. */
export function factFileOf(place: string): string | undefined {
  const isDistrict = (districts as string[]).includes(place);
  const isKnown = isDistrict || place === "uae" || (cities as readonly string[]).includes(place);
  return isKnown ? `shared/facts/${isDistrict ? "dubai-districts" : place}.yaml` : undefined;
}
