import { vapourPressure } from "./moist-air.ts";

/** The vapour pressure (kPa) that the air can still take up. */
export const vapourDeficit = (celsius: number, dewPoint: number) => vapourPressure(celsius) - vapourPressure(dewPoint);

/** The value in a cooled room in kPa, at 24 °C and 50%. */
const ofCooledRoom = 1.49;

/** How many times as fast as in a cooled room water leaves a surface. */
export const dryingSpeed = (celsius: number, dewPoint: number) => vapourDeficit(celsius, dewPoint) / ofCooledRoom;

/** Below the first limit plaster and paste take longer; above the second, materials with cement must be kept wet while they harden. */
export const dryingLimits = { slow: 0.8, fast: 1.5 } as const;
