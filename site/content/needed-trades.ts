import type { TradeName } from "@site/ground/company/scope.ts";

const cooling = ["ac", "commercial-hvac"] as const;
const air = [...cooling, "ventilation"] as const;
const building = ["maintenance", "mep"] as const;
const finishes = ["renovation", "fit-out", "painting", "tiling", "false-ceiling"] as const;

/** A company must offer at least one trade of each group. */
type Needed = readonly (readonly TradeName[])[];
const oneOf = (...trades: TradeName[]): Needed => [trades];
const allOf = (...trades: TradeName[]): Needed => trades.map((trade) => [trade]);

/**
 * Pages about the work of several trades, with the trades that they need. The title of the page decides: a page about a kind of building needs one
 * of its trades, and a bundle needs all trades in it. A parent page lists at least the trades of the pages below it.
 */
export const neededTrades: Record<string, Needed> = {
  "/bundles/complete-home-maintenance-package": allOf("ac", "plumbing", "electrical", "handyman"),
  "/bundles/commercial-property-maintenance-bundle": [cooling, ...allOf("plumbing", "electrical", "maintenance")],
  "/bundles/seasonal-maintenance-packages": [cooling, ["plumbing", ...building]],
  "/bundles/smart-building-technology-bundle": allOf("bms", "network", "cctv"),
  "/bundles/energy-efficiency-bundle": [cooling, ["electrical", "mep"]],

  "/solutions/data-centers-it": oneOf(...cooling, "electrical", "mep"),
  "/solutions/data-centers-it/data-center-solutions": oneOf("commercial-hvac", "mep"),
  "/solutions/data-centers-it/server-room-cooling": oneOf(...cooling),
  "/solutions/data-centers-it/ups-power-rooms": oneOf("electrical", "mep"),
  "/solutions/franchise-solutions": oneOf("mep", "fit-out", "maintenance"),
  "/solutions/franchise-solutions/brand-manual-to-local-code": oneOf("mep", "fit-out"),
  "/solutions/franchise-solutions/multi-branch-rollout": oneOf("mep", "fit-out"),
  "/solutions/franchise-solutions/multi-site-maintenance": oneOf("maintenance"),
  "/solutions/offices-workspaces": oneOf("mep", "renovation", "fit-out", "false-ceiling"),
  "/solutions/offices-workspaces/fit-out-while-working": oneOf("renovation", "fit-out"),
  "/solutions/offices-workspaces/meeting-rooms-acoustics": oneOf("false-ceiling", "fit-out"),
  "/solutions/offices-workspaces/office-reinstatement": oneOf("renovation", "fit-out"),
  "/solutions/shops-retail": oneOf("mep", "renovation", "fit-out", "commercial-hvac"),
  "/solutions/shops-retail/kiosks-mall-units": oneOf("mep", "renovation", "fit-out"),
  "/solutions/shops-retail/salons-beauty": oneOf("mep", "fit-out"),
  "/solutions/shops-retail/supermarkets-food-stores": oneOf("commercial-hvac"),
  "/solutions/warehouses-storage": oneOf("mep", "commercial-hvac", "ventilation", "electrical"),
  "/solutions/warehouses-storage/cooling-high-halls": oneOf("commercial-hvac", "ventilation"),
  "/solutions/warehouses-storage/racking-lighting-power": oneOf("electrical", "mep"),
  "/solutions/warehouses-storage/temperature-mapped-storage": oneOf("commercial-hvac"),

  "/industries/data-centres": oneOf("commercial-hvac", "mep"),
  "/industries/data-centres/colocation-suites": oneOf("commercial-hvac", "mep"),
  "/industries/data-centres/edge-rooms": oneOf("commercial-hvac"),
  "/industries/education": oneOf(...air, ...building, "fit-out"),
  "/industries/education/classroom-air-and-noise": oneOf(...air),
  "/industries/education/summer-works": oneOf("commercial-hvac", "fit-out", ...building),
  "/industries/government": oneOf(...building, ...cooling),
  "/industries/government/maintenance-tender-documents": oneOf(...building),
  "/industries/government/mosques": oneOf("maintenance", ...cooling),
  "/industries/healthcare": oneOf("mep", "commercial-hvac"),
  "/industries/healthcare/clinics": oneOf("mep"),
  "/industries/healthcare/theatres-isolation-rooms": oneOf("commercial-hvac"),
  "/industries/hospitality": oneOf("mep", ...air),
  "/industries/hospitality/guest-room-air-conditioning": oneOf(...cooling),
  "/industries/hospitality/hotel-kitchens-laundries": oneOf("ventilation"),
  "/industries/industrial-warehouses": oneOf("mep", "ventilation", "commercial-hvac"),
  "/industries/industrial-warehouses/dust-fume-extraction": oneOf("ventilation"),
  "/industries/industrial-warehouses/process-cooling": oneOf("commercial-hvac"),
  "/industries/offices": oneOf(...building, ...cooling),
  "/industries/offices/office-towers-landlord-tenant": oneOf("commercial-hvac"),
  "/industries/offices/small-offices-villas": oneOf("ac", "maintenance"),
  "/industries/residential-communities": oneOf(...building, "commercial-hvac"),
  "/industries/residential-communities/district-cooled-towers": oneOf("commercial-hvac", "mep"),
  "/industries/residential-communities/villa-communities": oneOf("maintenance"),
  "/industries/retail": oneOf(...building, "commercial-hvac"),
  "/industries/retail/chain-energy-savings": oneOf(...building, "commercial-hvac"),
  "/industries/retail/mall-common-areas": oneOf("commercial-hvac", "mep"),

  // The other calculators need no trade, because they sell nothing: computing what a room needs is no promise to install it.
  "/calculators/amc-planner": oneOf(...cooling, ...building),
  "/specimens/visit-report": oneOf(...cooling),
  "/specimens/quotation": oneOf(...cooling),
  "/specimens/contract": oneOf(...cooling),
  "/specimens/register": oneOf(...cooling),
  "/specimens/submittal": oneOf(...air, "mep"),
  "/help/which-cooling": oneOf(...cooling),
  "/resources/checklists/amc-visit": oneOf(...cooling),
  "/blog/tags/cooling": oneOf(...cooling),
  "/blog/tags/renovation": oneOf(...finishes),
  "/video/ac-maintenance-visit": oneOf(...cooling),
  "/video/chilled-water-circuit": oneOf(...cooling, "mep"),
  "/video/district-cooling": oneOf(...cooling, "mep"),
  "/video/duct-leak": oneOf(...air, "mep"),
  "/video/fan-coil-opened": oneOf(...cooling, "mep"),
  "/video/fresh-air": oneOf(...air, "mep"),
  "/video/how-a-split-ac-works": oneOf(...cooling),
  "/video/refrigerant-cycle": oneOf(...cooling),
  "/video/roof-plant-at-night": oneOf("commercial-hvac", "mep"),
  "/video/rooftop-solar": oneOf("solar"),
};

/** Overviews. Each exists only if a page below it exists. */
export const overviews = ["/bundles", "/solutions", "/industries", "/video", "/specimens"];

/** Pages that are made with the words of another page, and do not exist without it. */
export const madeFrom: Record<string, string> = {
  "/specimens/quotation": "/calculators/amc-planner",
  "/specimens/contract": "/calculators/amc-planner",
  "/specimens/register": "/calculators/amc-planner",
  "/specimens/submittal": "/calculators/hvac-cooling-load",
};
