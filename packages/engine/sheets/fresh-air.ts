import { heatCapacity, humidityFromRelative, humidityFromWetBulb, vapourEnthalpy } from "../air/psychrometrics.ts";
import type { AnnualDesign } from "../data/annual-design.ts";
import { humidityAtDew, seaLevel } from "./moist-air.ts";

/** The mass flow (kg/s) of 100 L/s of standard air. */
const flow = 0.12;
const room = { dryBulb: 24, humidity: humidityFromRelative(24, 0.5, seaLevel) };

/**
 * The load (kW) that 100 L/s of outdoor air brings into a room of 24 °C and 50% relative humidity, as heat and as water. A negative value means
 * that the air is cooler or drier than the room.
 */
export interface FreshAir {
  heat: number;
  water: number;
}

/** Returns the load of outdoor air with this temperature (°C) and this moisture (kg/kg). */
export const freshAirLoad = (celsius: number, humidity: number): FreshAir => ({
  heat: (flow * heatCapacity(humidity) * (celsius - room.dryBulb)) / 1000,
  water: (flow * vapourEnthalpy(room.dryBulb) * (humidity - room.humidity)) / 1000,
});

export const onHotDay = ({ hot }: AnnualDesign) =>
  freshAirLoad(hot.dryBulb, humidityFromWetBulb(hot.dryBulb, hot.wetBulb, seaLevel));
export const onHumidDay = ({ humid }: AnnualDesign) => freshAirLoad(humid.dryBulb, humidityAtDew(humid.dewPoint));

export type Help = "helps" | "dry-days" | "none";

/** Tells whether outdoor air alone cools and dries a room, from a month's mean temperature and its moisture in g/kg. */
export function outdoorAirHelp(celsius: number, moisture: number): Help {
  if (celsius >= 22 || moisture > 10.5) return "none";
  return moisture < 9.3 ? "helps" : "dry-days";
}
