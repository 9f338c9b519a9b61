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

const ownSteps = (given: Pick<Prices, (typeof slabNames)[number]>) =>
  stepsFrom([
    { upTo: given.slabUpTo1, price: hundredth(given.slabPrice1) },
    { upTo: given.slabUpTo2, price: hundredth(given.slabPrice2) },
    { upTo: given.slabUpTo3, price: hundredth(given.slabPrice3) },
    { price: hundredth(given.slabPrice4) },
  ]);

export function tariffFor(given: Prices): Tariff {
  const { utility, customer, price, surcharge, vat } = given;
  const own: OwnPrices = {
    price: hundredth(price),
    steps: ownSteps(given),
    surcharge: hundredth(surcharge),
    vat: hundredth(vat),
  };
  return tariffWith(tariffOf(utility, customer), own);
}

/** Tells which prices are used. The page shows a remark about them. */
export function originOf(given: Prices): "slabs" | "own" | "sure" | "unsure" {
  const { utility, customer, price } = given;
  if (slabNames.some((name) => given[name] !== undefined)) return "slabs";
  if (price !== undefined) return "own";
  return tariffOf(utility, customer)?.confidence === "low" ? "unsure" : "sure";
}

/** The city of each utility that supplies only one city. */
const onlyCity = { dewa: "dubai", addc: "abu-dhabi", aadc: "al-ain", sewa: "sharjah", etihadwe: undefined } as const;
export const placeOf = ({ utility }: Pick<Prices, "utility">) => onlyCity[utility];
