/**
 * Density in kg/m³, specific heat in kJ/(kg K) and gravity in m/s². Warm water has a lower density (0.8% at 40 °C). This is ignored, which is on
 * the safe side.
 */
export const waterDensity = 1000;
export const waterHeat = 4.186;
export const gravity = 9.80665;
/** Metres of water column per bar. */
export const metresPerBar = 100_000 / (waterDensity * gravity);
