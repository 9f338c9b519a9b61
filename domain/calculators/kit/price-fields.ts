import { customerIds, type Tariff, tariffOf, utilityIds } from "@site/engine/data/tariffs.ts";
import { type OwnPrices, stepsFrom, tariffWith } from "@site/engine/tariffs/tariffs.ts";
import { choice, type InputOf, number } from "./frame/fields.ts";

const slabPrice = () => number({ min: 0.1, max: 300, unit: "fils-per-kwh", optional: true });
const slabUpTo = () => number({ min: 1, max: 1_000_000, unit: "kwh-per-month", optional: true });

export const priceFields = {
  utility: choice(utilityIds, "dewa"),
  customer: choice(customerIds, "villa"),
  price: number({ min: 0.1, max: 300, unit: "fils-per-kwh", optional: true }),
  surcharge: number({ min: 0, max: 100, unit: "fils-per-kwh", optional: true }),
  vat: number({ min: 0, max: 30, unit: "percent", optional: true }),
  slabPrice1: slabPrice(),
  slabUpTo1: slabUpTo(),
  slabPrice2: slabPrice(),
  slabUpTo2: slabUpTo(),
  slabPrice3: slabPrice(),
  slabUpTo3: slabUpTo(),
  slabPrice4: slabPrice(),
};
export type Prices = InputOf<typeof priceFields>;
export const ownPriceNames = ["price", "surcharge", "vat"] as const;
export const slabNames = [
  "slabPrice1",
  "slabUpTo1",
  "slabPrice2",
  "slabUpTo2",
  "slabPrice3",
  "slabUpTo3",
  "slabPrice4",
] as const;

const hundredth = (value: number | undefined) => (value === undefined ? undefined : value / 100);

const ownSteps = (prices: Pick<Prices, (typeof slabNames)[number]>) =>
  stepsFrom([
    { upTo: prices.slabUpTo1, price: hundredth(prices.slabPrice1) },
    { upTo: prices.slabUpTo2, price: hundredth(prices.slabPrice2) },
    { upTo: prices.slabUpTo3, price: hundredth(prices.slabPrice3) },
    { price: hundredth(prices.slabPrice4) },
  ]);

export function tariffFor(prices: Prices): Tariff {
  const { utility, customer, price, surcharge, vat } = prices;
  const own: OwnPrices = {
    price: hundredth(price),
    steps: ownSteps(prices),
    surcharge: hundredth(surcharge),
    vat: hundredth(vat),
  };
  return tariffWith(tariffOf(utility, customer), own);
}

/** Tells which prices are used. The page shows a remark about them. */
export function originOf(prices: Prices): "slabs" | "own" | "sure" | "unsure" {
  const { utility, customer, price } = prices;
  if (slabNames.some((name) => prices[name] !== undefined)) return "slabs";
  if (price !== undefined) return "own";
  return tariffOf(utility, customer)?.confidence === "low" ? "unsure" : "sure";
}

/** The city of each utility that supplies only one city. */
const onlyCity = { dewa: "dubai", addc: "abu-dhabi", aadc: "al-ain", sewa: "sharjah", etihadwe: undefined } as const;
export const placeOf = ({ utility }: Pick<Prices, "utility">) => onlyCity[utility];
