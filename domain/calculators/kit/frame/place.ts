import { cityIds } from "@site/engine/data/stations.ts";
import { utilityOf } from "@site/engine/data/tariffs.ts";
import { isOneOf } from "@site/typed";
import type { Fields } from "./fields.ts";

/** `place=sharjah`, as other pages link to a calculator, is its city or, where a calculator asks for the utility, who sells electricity there. */
export function settlePlace(fields: Fields, asked: URLSearchParams): URLSearchParams {
  const place = asked.get("place");
  if (fields.place || !isOneOf(cityIds, place)) return asked;
  const query = new URLSearchParams(asked);
  query.delete("place");
  if (fields.city && !query.has("city")) query.set("city", place);
  if (fields.utility && !query.has("utility")) query.set("utility", utilityOf[place]);
  return query;
}
