import { type SlatPlace, slatBlind } from "@site/engine/walls/slat-blind.ts";
import type { Speech } from "../say.ts";
import { nameOf } from "./path.ts";
import type { Value } from "./reading.ts";

type Values = Readonly<Record<string, Value>>;
type Say = Pick<Speech, "words" | "fill" | "format">;
type Field = "slats" | "slatAngle" | "slatReflectance" | "u" | "shgc";

const numberAt = (values: Values, path: string, field: Field) => Number(values[nameOf("window", path, field)]);

const placeAt = (values: Values, path: string): SlatPlace | undefined => {
  const place = values[nameOf("window", path, "slats")];
  return place === "none" ? undefined : (place as SlatPlace | undefined);
};

export const hasSlats = (values: Values, path: string) => placeAt(values, path) !== undefined;

/**
 * Says how much of the solar gain remains behind a window's slats, for sun at two profile angles and for diffuse light. Undefined if there are
 * no slats.
 */
export function attenuationText(values: Values, path: string, { words, fill, format }: Say): string | undefined {
  const place = placeAt(values, path);
  if (!place) return undefined;
  const { level, steep, diffuse } = slatBlind({
    place,
    glass: { u: numberAt(values, path, "u"), shgc: numberAt(values, path, "shgc") },
    tilt: numberAt(values, path, "slatAngle"),
    reflectance: numberAt(values, path, "slatReflectance") / 100,
  });
  const text = (value: number) => format(value, 2);
  return fill(words.engineer.slats.attenuation, { level: text(level), steep: text(steep), diffuse: text(diffuse) });
}

/** Describes the slats of a window in a few words; undefined if there are none. */
export function slatsText(values: Values, path: string, { words, fill, format }: Say): string | undefined {
  const place = placeAt(values, path);
  if (!place) return undefined;
  const { slats, options, units } = words.engineer;
  return fill(slats.one, {
    place: options.slats[place],
    angle: `${format(numberAt(values, path, "slatAngle"), 0)}${units.degree}`,
    reflectance: `${format(numberAt(values, path, "slatReflectance"), 0)}${units.percent}`,
  });
}
