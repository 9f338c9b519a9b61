import { vapourPressure } from "./moist-air.ts";

/** The vapour pressure (kPa) that the air can still take up. */
export const vapourDeficit = (celsius: number, dewPoint: number) => vapourPressure(celsius) - vapourPressure(dewPoint);

/** The vapour deficit (kPa) in a cooled room, at 24 °C and 50% relative humidity. */
const ofCooledRoom = 1.49;

/** Returns the drying speed compared with a cooled room. At 2, water leaves a surface twice as fast. */
export const dryingSpeed = (celsius: number, dewPoint: number) => vapourDeficit(celsius, dewPoint) / ofCooledRoom;

/**
 * Limits of the drying speed. Below `slow`, plaster and paste take longer. Above `fast`, materials with cement must be kept wet while they
 * harden.
 */
export const dryingLimits = { slow: 0.8, fast: 1.5 } as const;
