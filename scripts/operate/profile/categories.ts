import type { TradeName } from "@site/ground/company/scope.ts";

/**
 * The category of each trade in Google's list, by its English name: there the list is searched, and shown in the language of the reader. The first trade
 * that the company offers gives the main category.
 */
export const categories: Record<TradeName, string> = {
  ac: "Air conditioning contractor",
  ventilation: "HVAC contractor",
  "commercial-hvac": "HVAC contractor",
  plumbing: "Plumber",
  electrical: "Electrician",
  mep: "Mechanical contractor",
  renovation: "Remodeler",
  "fit-out": "Interior fitting contractor",
  painting: "Painter",
  tiling: "Tile contractor",
  "false-ceiling": "Dry wall contractor",
  handyman: "Handyman/Handywoman/Handyperson",
  pool: "Swimming pool repair service",
  solar: "Solar energy company",
  cctv: "Security system installer",
  network: "Telecommunications contractor",
  bms: "Building automation contractor",
  maintenance: "Property maintenance",
};
