import { customerIds, type Tariff, tariffOf, utilityIds } from "#engine/data/tariffs.ts";
import { type OwnPrices, tariffWith } from "#engine/tariffs/tariffs.ts";
import { choice, type InputOf, number } from "./frame/fields.ts";

/** Utility, customer and the prices of the visitor's own bill, in fils and per cent. */
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

/** What to say about the source of the prices. */
export function originOf({ utility, customer, price }: Prices): "own" | "sure" | "unsure" {
  if (price !== undefined) return "own";
  return tariffOf(utility, customer)?.confidence === "low" ? "unsure" : "sure";
}

/** The city of a utility that supplies only one; otherwise undefined. */
const onlyCity = { dewa: "dubai", addc: "abu-dhabi", aadc: "al-ain", sewa: "sharjah", etihadwe: undefined } as const;
export const placeOf = ({ utility }: Pick<Prices, "utility">) => onlyCity[utility];
