import { keysOf } from "@site/typed";
/**
 * Generic figures of central systems. They come from our practice and have low confidence, unless a comment says otherwise. They are not data of
 * a maker: confirm each figure with the data sheet of the machine that is bought.
 */

/** The kinds of cooling plant. */
export const plantIds = ["fan-coil", "constant-volume", "vav", "package", "vrf"] as const;
export type PlantId = (typeof plantIds)[number];
/** The plants that use chilled water. */
export const onWater: readonly PlantId[] = ["fan-coil", "constant-volume", "vav"];
/** The plants with air handlers, which supply air to several rooms. */
export const withHandlers: readonly PlantId[] = ["constant-volume", "vav", "package"];

/** The sensible and latent effectiveness of heat recovery at equal flows. */
export const recoveries = {
  none: { sensible: 0, latent: 0 },
  plate: { sensible: 0.6, latent: 0 },
  wheel: { sensible: 0.75, latent: 0.7 },
} as const;
export type RecoveryId = keyof typeof recoveries;
export const recoveryIds = keysOf(recoveries);

/** The treatment of outdoor air: by the units that serve the rooms, or by a separate unit for outdoor air. */
export const outdoorIds = ["with-units", "own-unit"] as const;
export type OutdoorId = (typeof outdoorIds)[number];

/**
 * The relative humidity of the air behind a deep wet coil, and the lowest air temperature (°C) that a coil can reach with chilled water of 6 to
 * 7 °C or with refrigerant.
 */
export const coilLimits = { humidity: 0.95, coldest: 10 } as const;

/**
 * Usual values: the air temperatures (°C) behind the coil of an air handler and of an outdoor air unit, the rise (K) of the chilled water
 * between flow and return, and its flow temperature (°C).
 */
export const usualSystem = { supply: 13, outdoorSupply: 14, waterDrop: 5.6, supplyWater: 6.7 } as const;

/** The smallest airflow of a VAV box, as a share of its largest airflow. */
export const leastVavShare = 0.3;

/**
 * Air-cooled machines. `eer` is the cooling (W) for each watt of electricity at 35 °C outside (T1). `powerRise` is the share by which the power
 * is higher at 46 °C (T3). The capacity that is lost at 46 °C is a value of the building.
 */
export const machines = {
  chiller: { eer: 2.9, powerRise: 0.18 },
  package: { eer: 3.1, powerRise: 0.18 },
  vrf: { eer: 3.5, powerRise: 0.2 },
} as const;
export type MachineId = keyof typeof machines;

/** Nominal sizes at T1: package units in TR, VRF units in kW as usual in the trade. */
export const packageSizes = [5, 7.5, 10, 12.5, 15, 20, 25, 30, 40, 50, 60, 75, 100] as const;
export const vrfIndoorSizes = [2.2, 2.8, 3.6, 4.5, 5.6, 7.1, 9, 11.2, 14, 16, 22.4, 28] as const;
export const vrfOutdoorSizes = [22.4, 28, 33.5, 40, 45, 50, 56, 61.5, 67, 73.5, 80, 85, 90] as const;
/** The largest nominal capacity of the indoor units, divided by the nominal capacity of the outdoor units. */
export const mostCombination = 1.3;
/**
 * The capacity that is lost in refrigerant pipes: a share for each metre of equivalent length beyond the first `free` metres, and for each metre
 * of height. `least` is the smallest share that can be left.
 */
export const pipeLoss = { free: 7.5, perMetre: 0.0015, perHeight: 0.0005, least: 0.7 } as const;

/**
 * Steel pipe for chilled water. `friction` is the largest allowed Pa/m. `small` is the largest velocity (m/s) in pipes that are narrower than
 * `wideFrom` metres, `large` in wider pipes. The roughness is in metres. The friction limits are usual practice, confidence medium.
 */
export const waterPipe = { friction: 350, small: 1.2, large: 2.5, wideFrom: 0.05, roughness: 4.5e-5 } as const;
/**
 * The chilled-water pump: the pressure loss (Pa) of a coil with its valve and of the chiller, the loss of the fittings as a share of the
 * friction in the pipe, and the efficiency of pump and motor together.
 */
export const pump = { coil: 60_000, chiller: 50_000, fittings: 0.5, efficiency: 0.65 } as const;
