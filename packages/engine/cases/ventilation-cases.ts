import { type VentilationZone, ventilate } from "../systems/ventilation.ts";
import type { ComputedResults } from "./case.ts";

interface VentilationInputs {
  /** The values are in L/s, people and m². */
  zones: VentilationZone[];
}

/** Computes the outdoor air of a system with several zones by the appendix of ASHRAE 62.1. */
export function airOfSystem({ zones }: VentilationInputs): ComputedResults {
  const found = ventilate(zones, undefined, "appendix");
  const primary = zones.reduce((sum, zone) => sum + zone.primary, 0);
  return {
    breathing: found.zones.map(({ breathing }) => breathing),
    zoneAir: found.zones.map(({ outdoor }) => outdoor),
    zoneShare: found.zones.map(({ share }) => share),
    uncorrected: found.uncorrected,
    meanShare: found.uncorrected / primary,
    efficiency: found.efficiency,
    intake: found.intake,
  };
}
