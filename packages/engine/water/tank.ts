import { gravity, waterDensity } from "./water.ts";

export const forms = ["panel", "cylinder"] as const;
export type Form = (typeof forms)[number];

/** The panels of sectional tanks come in steps of half a metre. */
const panel = 0.5;
const up = (value: number, step: number) => Math.ceil(value / step - 1e-9) * step;

/**
 * Computes a tank for a usable volume (m³) at a given inside height. The weight is the weight of the water in a full tank, without the tank
 * itself.
 */
export function tankFor(usable: number, share: number, height: number, form: Form) {
  const area = usable / share / height;
  const width =
    form === "panel" ? Math.max(panel, up(Math.sqrt(area / 1.5), panel)) : up(Math.sqrt((4 * area) / Math.PI), 0.05);
  const length = form === "panel" ? Math.max(width, up(area / width, panel)) : width;
  const floor = form === "panel" ? width * length : (Math.PI / 4) * width ** 2;
  const volume = floor * height;
  return {
    usable,
    /** The volume (m³) that can be drawn from the tank. It is a little more than the volume that was wanted, because tanks come in steps. */
    drawable: volume * share,
    /** The volume (m³) of the full tank. */
    volume,
    /** Metres. The width of a cylinder is its diameter. */
    width,
    length,
    height,
    floor,
    /** The weight of the water in kg. */
    weight: volume * waterDensity,
    /** The pressure under the tank in N/m². */
    pressure: height * waterDensity * gravity,
  };
}
export type Tank = ReturnType<typeof tankFor>;
