import type { Steps } from "../tariffs/bill.ts";
import type { Confidence } from "./sources.ts";
import type { CityId, StationId } from "./stations.ts";

export const utilityIds = ["dewa", "addc", "aadc", "sewa", "etihadwe"] as const;
export type UtilityId = (typeof utilityIds)[number];

/** The kinds of customer. Residential tariffs depend on citizenship, and in Abu Dhabi also on villa or flat. */
export const customerIds = [
  "apartment",
  "villa",
  "citizen-apartment",
  "citizen-villa",
  "business",
  "industry",
] as const;
export type CustomerId = (typeof customerIds)[number];

/** The weather station whose position is used for the sun over the customers of a utility. The average days are those of Dubai everywhere. */
export const stationOf: Record<UtilityId, StationId> = {
  dewa: "dubai-intl",
  addc: "abu-dhabi-intl",
  aadc: "al-ain-intl",
  sewa: "sharjah-intl",
  etihadwe: "sharjah-intl",
};

/** The utility that sells electricity in a city. */
export const utilityOf: Record<CityId, UtilityId> = {
  dubai: "dewa",
  "abu-dhabi": "addc",
  "al-ain": "aadc",
  sharjah: "sewa",
  ajman: "etihadwe",
  "umm-al-quwain": "etihadwe",
  "ras-al-khaimah": "etihadwe",
  fujairah: "etihadwe",
};

/** Prices of electricity in AED, without the fixed meter fee. */
export interface Tariff {
  /** The price steps by the kWh of a month, or by the kWh of a day if `daily` is true. */
  steps: Steps;
  daily?: boolean;
  /** AED per kWh on top of the steps. */
  surcharge: number;
  /** The VAT that the bill adds, as a share. */
  vat: number;
  /** Low confidence marks an assumption that has to be checked against the bill. */
  confidence: Confidence;
  /** The date and the publisher of the figures. Undefined if the visitor entered the prices. */
  printed?: Printed;
}

/** The date of the figures that we read (a year, or year and month), and who printed them. */
interface Printed {
  date: string;
  by: PrintedBy;
}
export const printers = ["utility", "press", "third-party"] as const;
export type PrintedBy = (typeof printers)[number];

const commonSteps: Steps = [
  [2000, 0.23],
  [4000, 0.28],
  [6000, 0.32],
  [null, 0.38],
];
export const flatTariff = (price: number): Steps => [[null, price]];
/** Two steps: a green price up to `daily` kWh a day, and a red price above. */
const band = (daily: number, green: number, red: number): Steps => [
  [daily, green],
  [null, red],
];

const ofDubai = {
  steps: commonSteps,
  surcharge: 0.06,
  vat: 0.05,
  confidence: "high",
  printed: { date: "2025-03", by: "utility" },
} as const;
/** Prices that were printed in 2017 cannot contain VAT, because electricity has VAT only since 1 January 2018. We have not read a later bill. */
const ofAbuDhabi = {
  daily: true,
  surcharge: 0,
  vat: 0.05,
  confidence: "medium",
  printed: { date: "2017", by: "press" },
} as const;
/** We assume that these prices do not contain VAT, because utilities print their prices without VAT. */
const ofAbuDhabiBusiness = {
  surcharge: 0,
  vat: 0.05,
  confidence: "medium",
  printed: { date: "2025", by: "third-party" },
} as const;
const ofSharjah = {
  surcharge: 0.06,
  vat: 0.05,
  confidence: "low",
  printed: { date: "2026-09", by: "third-party" },
} as const;
const ofTheNorth = {
  steps: commonSteps,
  surcharge: 0.05,
  vat: 0.05,
  confidence: "medium",
  printed: { date: "2014-12", by: "press" },
} as const;
const laterInTheNorth = { ...ofTheNorth, confidence: "low", printed: { date: "2026-09", by: "third-party" } } as const;
const citizenOfTheNorth = { ...laterInTheNorth, steps: flatTariff(0.075) } as const;

const abuDhabi: Record<CustomerId, Tariff> = {
  apartment: { ...ofAbuDhabi, steps: band(20, 0.268, 0.305) },
  villa: { ...ofAbuDhabi, steps: band(200, 0.268, 0.305) },
  "citizen-apartment": { ...ofAbuDhabi, steps: band(30, 0.067, 0.075) },
  "citizen-villa": { ...ofAbuDhabi, steps: band(400, 0.067, 0.075) },
  business: { ...ofAbuDhabiBusiness, steps: flatTariff(0.2) },
  industry: { ...ofAbuDhabiBusiness, steps: flatTariff(0.286) },
};

/** The known tariffs. The content of the pages names the source of each utility: `sources` in content/<language>/calculators/*.yaml. */
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
    apartment: { ...ofSharjah, steps: flatTariff(0.3) },
    villa: { ...ofSharjah, steps: flatTariff(0.3) },
    business: { ...ofSharjah, steps: commonSteps },
  },
  etihadwe: {
    apartment: ofTheNorth,
    villa: ofTheNorth,
    "citizen-apartment": citizenOfTheNorth,
    "citizen-villa": citizenOfTheNorth,
    business: ofTheNorth,
    industry: { ...laterInTheNorth, steps: flatTariff(0.4), surcharge: 0.04 },
  },
};

/** Returns the known tariff of a customer, or undefined if we found no source. */
export const tariffOf = (utility: UtilityId, customer: CustomerId): Tariff | undefined => tariffs[utility][customer];
