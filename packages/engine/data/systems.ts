import { keysOf } from "@site/typed";
/**
 * Generic figures of central systems. They are our own, from practice, confidence low unless a comment says otherwise. They are no maker's data:
 * confirm each with the data sheet of the machine that is bought.
 */

/** The ways to cool air. */
export const plantIds = ["fan-coil", "constant-volume", "vav", "package", "vrf"] as const;
export type PlantId = (typeof plantIds)[number];
/** The systems that use chilled water. */
export const onWater: readonly PlantId[] = ["fan-coil", "constant-volume", "vav"];
/** The systems that move the air of several rooms. */
export const withHandlers: readonly PlantId[] = ["constant-volume", "vav", "package"];

/** Sensible and latent effectiveness of heat recovery at equal flows. */
export const recoveries = {
  none: { sensible: 0, latent: 0 },
  plate: { sensible: 0.6, latent: 0 },
  wheel: { sensible: 0.75, latent: 0.7 },
} as const;
export type RecoveryId = keyof typeof recoveries;
export const recoveryIds = keysOf(recoveries);

/** The ways to treat outdoor air: by the units that serve the rooms, or by a unit of its own. */
export const outdoorIds = ["with-units", "own-unit"] as const;
export type OutdoorId = (typeof outdoorIds)[number];

/**
 * The relative humidity behind a deep wet coil, and the temperature in °C to which it can cool air with chilled water of 6 to 7 °C, or as a direct
 * coil.
 */
export const coilLimits = { humidity: 0.95, coldest: 10 } as const;

/**
 * The air temperature in °C behind the coil of an air handler and of an outdoor air unit, and the difference of chilled water between flow and return
 * in K.
 */
export const usualSystem = { supply: 13, outdoorSupply: 14, waterDrop: 5.6, supplyWater: 6.7 } as const;

/** A VAV box never goes below this share of its largest airflow. */
export const leastVavShare = 0.3;

/**
 * Air-cooled machines. T1 is 35 °C outside, T3 46 °C. The figures are the cooling for a watt of electricity at 35 °C (EER, W/W), and the rise of the
 * power at 46 °C. The capacity that is lost there is the building's own figure.
 */
export const machines = {
  chiller: { eer: 2.9, powerRise: 0.18 },
  package: { eer: 3.1, powerRise: 0.18 },
  vrf: { eer: 3.5, powerRise: 0.2 },
} as const;
export type MachineId = keyof typeof machines;

/** Nominal sizes at T1: package units in TR, VRF in kW by trade classes. */
export const packageSizes = [5, 7.5, 10, 12.5, 15, 20, 25, 30, 40, 50, 60, 75, 100] as const;
export const vrfIndoorSizes = [2.2, 2.8, 3.6, 4.5, 5.6, 7.1, 9, 11.2, 14, 16, 22.4, 28] as const;
export const vrfOutdoorSizes = [22.4, 28, 33.5, 40, 45, 50, 56, 61.5, 67, 73.5, 80, 85, 90] as const;
/** The largest ratio of indoor to outdoor nominal capacity. */
export const mostCombination = 1.3;
/** Capacity lost for each metre of equivalent length beyond the first and for each metre of height. */
export const pipeLoss = { free: 7.5, perMetre: 0.0015, perHeight: 0.0005, least: 0.7 } as const;

/**
 * Steel pipe for chilled water: the largest allowed Pa/m and m/s, and the roughness in metres. The friction limits are usual practice, confidence
 * medium.
 */
export const waterPipe = { friction: 350, small: 1.2, large: 2.5, wideFrom: 0.05, roughness: 4.5e-5 } as const;
/** Pump: Pa across the coil with its valve and across the chiller, the share of the fittings, and the efficiency of pump and motor together. */
export const pump = { coil: 60_000, chiller: 50_000, fittings: 0.5, efficiency: 0.65 } as const;
