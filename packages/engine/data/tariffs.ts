import type { Steps } from "../tariffs/bill.ts";
import type { Confidence } from "./sources.ts";
import type { CityId, StationId } from "./stations.ts";

export const utilityIds = ["dewa", "addc", "aadc", "sewa", "etihadwe"] as const;
export type UtilityId = (typeof utilityIds)[number];

/** Residential tariffs depend on citizenship, and in Abu Dhabi on villa or flat. */
export const customerIds = [
  "apartment",
  "villa",
  "citizen-apartment",
  "citizen-villa",
  "business",
  "industry",
] as const;
export type CustomerId = (typeof customerIds)[number];

/** The place for the sun's position for a utility's customers. The average days are those of Dubai. */
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

/** AED for electricity, without the fixed meter fee. */
export interface Tariff {
  /** The steps by the kWh of a month, or of a day if `daily`. */
  steps: Steps;
  daily?: boolean;
  /** AED per kWh on top of the steps. */
  surcharge: number;
  /** Share added by the bill. */
  vat: number;
  /** Low confidence: an assumption to check against the bill, never a fact. */
  confidence: Confidence;
  /** When and by whom the figures were printed; absent for prices of the visitor's own. */
  printed?: Printed;
}

/** The year, or year and month, and who printed the figures that we read. */
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
/** Steps with a green price up to so many kWh a day, and a red one above. */
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
/** Electricity has VAT since 1 January 2018, so prices that were printed in 2017 cannot contain it. We have not read a bill of a later year. */
const ofAbuDhabi = {
  daily: true,
  surcharge: 0,
  vat: 0.05,
  confidence: "medium",
  printed: { date: "2017", by: "press" },
} as const;
/** We take these to be without VAT, as utilities print their prices. */
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

/** The page names the source of each utility: `sources` in content/<language>/calculators/*.yaml. */
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

/** The known tariff of a customer; undefined if no source was found. */
export const tariffOf = (utility: UtilityId, customer: CustomerId): Tariff | undefined => tariffs[utility][customer];
