import type { Comparison, Selection } from "@site/engine/equipment/select.ts";
import type { Assumption } from "@site/engine/quick/assumptions.ts";
import type { Breakdown } from "@site/engine/rooms/load.ts";
import type { Say } from "../kit/frame/say.ts";
import { type AssumedField, fieldOf, fields, isPercent } from "./fields.ts";
import type { Words } from "./words.ts";

export type Speech = Say<Words>;

export const kilowatts = (watts: number) => watts / 1000;

/** Writes a size such as 1.5 TR or 3 × 5 TR. */
export const sizeOf = ({ count: several, size }: Selection, { words, count }: Speech) =>
  count(several > 1 ? words.result.sizes.several : words.result.sizes.one, size, { count: several });

type Recommended = { selection: Selection; freshAirApart: boolean };

/**
 * Names the recommended unit by its size and kind. If outdoor air needs a separate unit, the size covers the total load, and another text says
 * so.
 */
export function recommendedOf({ selection, freshAirApart }: Recommended, say: Speech): string {
  const { result, options } = say.words;
  if (freshAirApart) return say.fill(result.apartSize, { size: sizeOf(selection, say) });
  return say.listed([sizeOf(selection, say), options.system[selection.kind]]);
}

/** Says why an ordinary unit is not recommended. */
export const apartNote = ({ coil, coilLatent }: Breakdown, { words, fill, format }: Speech) =>
  fill(words.notes.apart, { latent: format(coil > 0 ? (100 * coilLatent) / coil : 0) });

/** The placeholders for a kind of day: its name and its outdoor temperature. */
export const blanksOf = ({ kind, outdoor }: Comparison, { words, format }: Speech) => ({
  day: words.result.days[kind === "humid" ? "humid" : "hot"],
  celsius: format(outdoor),
});

/** The placeholders that compare the load on a kind of day with the unit's capacity on that day. */
export function comparedOf(day: Comparison, say: Speech, digits = 2) {
  const kw = (watts: number) => say.format(kilowatts(watts), digits);
  return { ...blanksOf(day, say), need: kw(day.watts), capacity: kw(day.capacity) };
}

/** Returns the kind of day with the largest load. Another day may decide the size, if the unit has less capacity on that day. */
export const neediestDay = ({ comparisons, decides }: Selection) =>
  comparisons.reduce((one, other) => (other.watts > one.watts ? other : one), decides);

/** Returns a sentence about the day with the largest load; empty if that day decides the size. */
export function mostOf(selection: Selection, say: Speech, digits = 2): string {
  const most = neediestDay(selection);
  return most.kind === selection.decides.kind ? "" : say.fill(say.words.result.most, comparedOf(most, say, digits));
}

/** Writes the value of an assumption: an option in words, or a number with its unit. */
export function textOf(id: Assumption["id"], value: number | string, { words, format, unit }: Speech): string {
  const name = fieldOf(id);
  const options: Record<string, Record<string, string>> = words.options;
  if (typeof value === "string") return options[name]?.[value] ?? value;
  const field = fields[name];
  const counted = isPercent(name) ? value * 100 : value;
  // Decimals are shown, because a visitor can type half a kelvin or a tenth of a watt.
  const digits = counted < 10 ? 2 : 1;
  const shown = format(counted, digits);
  return "unit" in field && field.unit ? `${shown} ${unit(field.unit, counted, digits)}` : shown;
}

export const nameOf = (id: Assumption["id"], { words }: Speech) => words.fields[fieldOf(id) as AssumedField];
