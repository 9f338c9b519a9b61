/** kg/m³, kJ/(kg K) and m/s²; the fall of density with warmth (0.8% at 40 °C) is left out, on the heavy side. */
export const waterDensity = 1000;
export const waterHeat = 4.186;
export const gravity = 9.80665;
/** Metres of water that make one bar. */
export const metresPerBar = 100_000 / (waterDensity * gravity);
