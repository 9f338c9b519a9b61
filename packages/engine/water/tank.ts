import { gravity, waterDensity } from "./water.ts";

export const forms = ["panel", "cylinder"] as const;
export type Form = (typeof forms)[number];

/** Panels of sectional tanks come in half metres. */
const panel = 0.5;
const up = (value: number, step: number) => Math.ceil(value / step - 1e-9) * step;

/** A tank for so many m³ of usable water at a given inside height. The weight is that of the water in a brimful tank, without the tank itself. */
export function tankFor(usable: number, share: number, height: number, form: Form) {
  const area = usable / share / height;
  const width =
    form === "panel" ? Math.max(panel, up(Math.sqrt(area / 1.5), panel)) : up(Math.sqrt((4 * area) / Math.PI), 0.05);
  const length = form === "panel" ? Math.max(width, up(area / width, panel)) : width;
  const floor = form === "panel" ? width * length : (Math.PI / 4) * width ** 2;
  const volume = floor * height;
  return {
    usable,
    /** The m³ that can be drawn from it. It is a little more than what was asked for, because tanks come in steps. */
    drawable: volume * share,
    /** m³ brimful. */
    volume,
    /** m; a cylinder's width is its diameter. */
    width,
    length,
    height,
    floor,
    /** kg of water. */
    weight: volume * waterDensity,
    /** The pressure under it in N/m². */
    pressure: height * waterDensity * gravity,
  };
}
export type Tank = ReturnType<typeof tankFor>;
