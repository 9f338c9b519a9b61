/** Conversion factors for input and output. All values inside the engine are in SI units. The ton is 12,000 Btu/h by definition. */
const wattsPerTon = 3516.8528420667;
const litresPerCubicFootMinute = 0.47194745;

export const tons = (watts: number) => watts / wattsPerTon;
export const fromTons = (tonsOfRefrigeration: number) => tonsOfRefrigeration * wattsPerTon;
export const btuPerHour = (watts: number) => (watts / wattsPerTon) * 12_000;
export const fromBtuPerHour = (btu: number) => (btu / 12_000) * wattsPerTon;
export const cubicFeetPerMinute = (cubicMetres: number) => (cubicMetres * 1000) / litresPerCubicFootMinute;
export const fromCubicFeetPerMinute = (cfm: number) => (cfm * litresPerCubicFootMinute) / 1000;
