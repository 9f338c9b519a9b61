import type { Speech } from "../say.ts";
import type { PlantPart } from "./plant-parts.ts";

/** Returns the plant as a table: a row of headings, then one figure in each row. */
export function plantRows(parts: readonly PlantPart[], say: Speech): (string | number)[][] {
  const { part, room, figure, value, unit, note } = say.words.engineer.plantColumns;
  const rows = parts.flatMap(({ title, figures, rooms }) => [
    ...figures.map((one) => [title, "", one] as const),
    ...(rooms?.rows ?? []).flatMap(({ name, figures: own }) => own.map((one) => [title, name, one] as const)),
  ]);
  return [
    [part, room, figure, value, unit, note],
    ...rows.map(([title, name, one]) => [
      ...[title, name, one.label],
      typeof one.value === "number" ? Number(one.value.toFixed(one.digits ?? 0)) : one.value,
      one.unit ? say.unit(one.unit) : "",
      one.note ?? "",
    ]),
  ];
}
