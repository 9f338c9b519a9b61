/** kg/m³, kJ/(kg K) and m/s². The lower density of warm water (0.8% at 40 °C) is ignored, which is on the safe side. */
export const waterDensity = 1000;
export const waterHeat = 4.186;
export const gravity = 9.80665;
/** Metres of water column per bar. */
export const metresPerBar = 100_000 / (waterDensity * gravity);
