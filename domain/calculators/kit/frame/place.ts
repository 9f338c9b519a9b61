import { cityIds } from "@site/engine/data/stations.ts";
import { utilityOf } from "@site/engine/data/tariffs.ts";
import { isOneOf } from "@site/typed";
import type { Fields } from "./fields.ts";

/**
 * Reads `place=sharjah`, which links from other pages contain. It sets the city or, if a calculator asks for the utility instead, the utility
 * that sells electricity in that city.
 */
export function settlePlace(fields: Fields, original: URLSearchParams): URLSearchParams {
  const place = original.get("place");
  if (fields.place || !isOneOf(cityIds, place)) return original;
  const query = new URLSearchParams(original);
  query.delete("place");
  if (fields.city && !query.has("city")) query.set("city", place);
  if (fields.utility && !query.has("utility")) query.set("utility", utilityOf[place]);
  return query;
}
