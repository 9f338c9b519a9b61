import { stations } from "../data/stations.ts";
import { monthlyYield, totalLoss, usualLosses } from "../solar/yield.ts";
import { type Steps, utilityBill } from "../tariffs/bill.ts";
import type { ComputedResults } from "./case.ts";

interface BillInputs {
  kWh: number;
  waterIG: number;
  slabs: Steps;
  waterSlabsPerIG: Steps;
  surchargeKWh: number;
  surchargeIG: number;
  meterElec: number;
  meterWater: number;
  vat: number;
}

export function bill(inputs: BillInputs): ComputedResults {
  const power = utilityBill(inputs.kWh, {
    steps: inputs.slabs,
    surcharge: inputs.surchargeKWh,
    meter: inputs.meterElec,
  });
  const water = utilityBill(inputs.waterIG, {
    steps: inputs.waterSlabsPerIG,
    surcharge: inputs.surchargeIG,
    meter: inputs.meterWater,
  });
  return {
    energy: power.energy,
    surcharge: power.surcharge,
    elecTotal: power.total,
    waterTotal: water.total,
    totalInclVat: (power.total + water.total) * (1 + inputs.vat),
  };
}

type SolarInputs =
  | { tilt: number; faces: string; lat: number; lonE: number }
  | { "default PVWatts loss stack": string };

export function solar(inputs: SolarInputs): ComputedResults {
  if (!("tilt" in inputs)) return { totalLossPct: 100 * totalLoss(usualLosses) };
  const place = { ...stations["dubai-intl"], latitude: inputs.lat, longitude: inputs.lonE };
  const months = monthlyYield({ tilt: inputs.tilt, facing: 180, losses: 0.14 }, "dubai", place);
  return { kWh_per_kWp_yr: months.reduce((sum, energy) => sum + energy, 0) };
}
