import { customerIds, type Tariff, tariffOf, utilityIds } from "#engine/data/tariffs.ts";
import { type OwnPrices, tariffWith } from "#engine/tariffs/tariffs.ts";
import { choice, type InputOf, number } from "./frame/fields.ts";

/** Who supplies whom, and what stands on the visitor's own bill: fils and percent. */
export const priceFields = {
  utility: choice(utilityIds, "dewa"),
  customer: choice(customerIds, "villa"),
  price: number({ min: 0.1, max: 300, unit: "fils-per-kwh", optional: true }),
  surcharge: number({ min: 0, max: 100, unit: "fils-per-kwh", optional: true }),
  vat: number({ min: 0, max: 30, unit: "percent", optional: true }),
};
export type Prices = InputOf<typeof priceFields>;
export const ownPriceNames = ["price", "surcharge", "vat"] as const;

const hundredth = (value: number | undefined) => (value === undefined ? undefined : value / 100);

export function tariffFor({ utility, customer, price, surcharge, vat }: Prices): Tariff {
  const own: OwnPrices = { price: hundredth(price), surcharge: hundredth(surcharge), vat: hundredth(vat) };
  return tariffWith(tariffOf(utility, customer), own);
}

/** What there is to say of where the prices come from. */
export function originOf({ utility, customer, price }: Prices): "own" | "sure" | "unsure" {
  if (price !== undefined) return "own";
  return tariffOf(utility, customer)?.confidence === "low" ? "unsure" : "sure";
}

/** The one city that a utility supplies; nothing where it supplies several. */
const onlyCity = { dewa: "dubai", addc: "abu-dhabi", aadc: "al-ain", sewa: "sharjah", etihadwe: undefined } as const;
export const placeOf = ({ utility }: Pick<Prices, "utility">) => onlyCity[utility];
