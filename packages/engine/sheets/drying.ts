import { vapourPressure } from "./moist-air.ts";

/** kPa that the air still takes up. */
export const vapourDeficit = (celsius: number, dewPoint: number) => vapourPressure(celsius) - vapourPressure(dewPoint);

/** kPa at 24 °C and 50%. */
const ofCooledRoom = 1.49;

/** Times as fast as water leaves a surface in a cooled room. */
export const dryingSpeed = (celsius: number, dewPoint: number) => vapourDeficit(celsius, dewPoint) / ofCooledRoom;

/** Plaster and paste take longer below the first; what holds cement must be cured wet above the second. */
export const dryingLimits = { slow: 0.8, fast: 1.5 } as const;
