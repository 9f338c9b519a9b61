import type { Blind, Glass, GlassId } from "@site/engine/data/glazing.ts";
import { slatBlind, solarFactors } from "@site/engine/walls/slat-blind.ts";
import { nameOf } from "./path.ts";
import { reader, type Sheet } from "./reading.ts";

/**
 * Returns the slat blind of a window, which replaces any other blind; undefined if the window has no slats. It is refused if the calculation
 * method does not cover the glass.
 */
export function slatsOf(sheet: Sheet, path: string, id: GlassId, { u, shgc }: Glass): Blind | undefined {
  const { read } = reader(sheet, "window", path);
  const place = read("slats", "none");
  if (place === "none") return undefined;
  const slats = { tilt: read("slatAngle", 45), reflectance: read("slatReflectance", 50) / 100 };
  const { least, most } = solarFactors;
  const refuse = (field: "slats" | "shgc", problem: string, limit?: number) =>
    sheet.problems.push({ field: nameOf("window", path, field), problem, limit });
  if (shgc < least) refuse("shgc", "below", least);
  if (shgc > most) refuse("shgc", "above", most);
  if (place === "between" && id.startsWith("single")) refuse("slats", "one-pane");
  return slatBlind({ place, glass: { u, shgc }, ...slats });
}
