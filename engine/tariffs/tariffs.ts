import { type Issue, number, refuse } from "../check.ts";
import type { Confidence } from "../data/sources.ts";
import type { StationId } from "../data/stations.ts";
import { type Steps, stepped } from "./bill.ts";

export const utilityIds = ["dewa", "addc", "aadc", "sewa", "etihadwe"] as const;
export type UtilityId = (typeof utilityIds)[number];

/** Homes pay by who lives in them, and in Abu Dhabi by their kind too. */
export const customerIds = [
  "apartment",
  "villa",
  "citizen-apartment",
  "citizen-villa",
  "business",
  "industry",
] as const;
export type CustomerId = (typeof customerIds)[number];

/** Where the sun stands for a utility's customers; days are those of Dubai. */
export const stationOf: Record<UtilityId, StationId> = {
  dewa: "dubai-intl",
  addc: "abu-dhabi-intl",
  aadc: "al-ain-intl",
  sewa: "sharjah-intl",
  etihadwe: "sharjah-intl",
};

/** AED for electricity, without the meter's fixed fee. */
export interface Tariff {
  /** By the kWh of a month, or of a day where `daily`. */
  steps: Steps;
  daily?: boolean;
  /** On each kWh. */
  surcharge: number;
  /** Share that the bill adds. */
  vat: number;
  /** Low: an assumption to check against the bill, never a fact. */
  confidence: Confidence;
}

const commonSteps: Steps = [
  [2000, 0.23],
  [4000, 0.28],
  [6000, 0.32],
  [null, 0.38],
];
const flat = (price: number): Steps => [[null, price]];
/** A green price up to so many kWh a day, then a red one. */
const band = (daily: number, green: number, red: number): Steps => [
  [daily, green],
  [null, red],
];

const ofDubai = { steps: commonSteps, surcharge: 0.06, vat: 0.05, confidence: "high" } as const;
/** Whether VAT is in these prices could not be read for certain: none is added until the visitor says so. */
const ofAbuDhabi = { daily: true, surcharge: 0, vat: 0, confidence: "high" } as const;
const ofAbuDhabiBusiness = { surcharge: 0, vat: 0, confidence: "medium" } as const;
const ofSharjah = { surcharge: 0.06, vat: 0.05, confidence: "low" } as const;
const ofTheNorth = { steps: commonSteps, surcharge: 0.05, vat: 0.05, confidence: "medium" } as const;
const citizenOfTheNorth = { ...ofTheNorth, steps: flat(0.075), confidence: "low" } as const;

const abuDhabi: Record<CustomerId, Tariff> = {
  apartment: { ...ofAbuDhabi, steps: band(20, 0.268, 0.305) },
  villa: { ...ofAbuDhabi, steps: band(200, 0.268, 0.305) },
  "citizen-apartment": { ...ofAbuDhabi, steps: band(30, 0.067, 0.075) },
  "citizen-villa": { ...ofAbuDhabi, steps: band(400, 0.067, 0.075) },
  business: { ...ofAbuDhabiBusiness, steps: flat(0.2) },
  industry: { ...ofAbuDhabiBusiness, steps: flat(0.286) },
};

const tariffs: Record<UtilityId, Partial<Record<CustomerId, Tariff>>> = {
  dewa: {
    apartment: ofDubai,
    villa: ofDubai,
    business: ofDubai,
    industry: {
      ...ofDubai,
      steps: [
        [10_000, 0.23],
        [null, 0.38],
      ],
    },
  },
  addc: abuDhabi,
  aadc: abuDhabi,
  sewa: {
    apartment: { ...ofSharjah, steps: flat(0.3) },
    villa: { ...ofSharjah, steps: flat(0.3) },
    business: { ...ofSharjah, steps: commonSteps },
  },
  etihadwe: {
    apartment: ofTheNorth,
    villa: ofTheNorth,
    "citizen-apartment": citizenOfTheNorth,
    "citizen-villa": citizenOfTheNorth,
    business: ofTheNorth,
    industry: { ...ofTheNorth, steps: flat(0.4), surcharge: 0.04, confidence: "low" },
  },
};

/** What is known of a customer's prices; nothing where no source was found. */
export const tariffOf = (utility: UtilityId, customer: CustomerId): Tariff | undefined => tariffs[utility][customer];

/** Prices from the visitor's own bill, in AED and shares. */
export interface OwnPrices {
  price?: number;
  surcharge?: number;
  vat?: number;
}

/** The known prices with those of the visitor's bill in place; refuses where there is neither. */
export function tariffWith(known: Tariff | undefined, { price, surcharge, vat }: OwnPrices): Tariff {
  if (!known && price === undefined) refuse([{ field: "price", problem: "no-price" }]);
  const base = known ?? { steps: flat(0), surcharge: 0, vat: 0.05, confidence: "low" as const };
  return {
    ...base,
    ...(price === undefined ? {} : { steps: flat(price), daily: false, surcharge: 0 }),
    ...(surcharge === undefined ? {} : { surcharge }),
    ...(vat === undefined ? {} : { vat }),
  };
}

const amount = (kWh: number): Issue[] => number(0, 1e9)(kWh, "kWh");
const stepsOf = ({ steps, daily }: Tariff, days: number): Steps =>
  daily ? steps.map(([upTo, price]) => [upTo === null ? null : upTo * days, price]) : steps;

/** AED of a month's kWh with surcharge and VAT. */
export function costOf(kWh: number, tariff: Tariff, days = 30): number {
  refuse(amount(kWh));
  return (stepped(kWh, stepsOf(tariff, days)) + kWh * tariff.surcharge) * (1 + tariff.vat);
}

/** A step of a tariff, in the kWh of a month; the price is AED with surcharge and VAT. */
export interface Step {
  from: number;
  upTo: number | null;
  price: number;
}

export function ladderOf(tariff: Tariff, days = 30): Step[] {
  const steps = stepsOf(tariff, days);
  return steps.map(([upTo, price], index) => ({
    from: steps[index - 1]?.[0] ?? 0,
    upTo,
    price: (price + tariff.surcharge) * (1 + tariff.vat),
  }));
}

/** The step in which the next kWh of a month falls, counted from 0. */
export function stepAt(kWh: number, tariff: Tariff, days = 30): number {
  refuse(amount(kWh));
  return stepsOf(tariff, days).findIndex(([upTo]) => upTo === null || kWh < upTo);
}

/** AED of one kWh more in a month of so many: its step, the surcharge and VAT. */
export const marginalPrice = (kWh: number, tariff: Tariff, days = 30): number =>
  (ladderOf(tariff, days)[stepAt(kWh, tariff, days)] as Step).price;
