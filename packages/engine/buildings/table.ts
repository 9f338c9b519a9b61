import { tons } from "../units.ts";
import type { BuildingResult } from "./building.ts";

type Load = Pick<BuildingResult["block"], "peak" | "breakdown" | "selection">;

const kilowatts = (watts: number) => (watts / 1000).toFixed(2);

const cellsOf = ({ peak: { month, kind, hour }, breakdown, selection }: Load) => [
  `${month}, ${kind}, ${hour}:00`,
  kilowatts(breakdown.coilSensible),
  kilowatts(breakdown.coilLatent),
  kilowatts(breakdown.required),
  tons(breakdown.required).toFixed(2),
  selection.count > 1 ? `${selection.count} × ${selection.size}` : String(selection.size),
];

const columns = ["room", "m²", "month, day, hour", "sensible kW", "latent kW", "required kW", "TR", "unit TR"];

/**
 * Returns the result as plain text: a line for each room, a line for all rooms at once, and a last line with the sum of the rooms' peaks and the
 * diversity.
 */
export function tableOf({ engine, rooms, block, sumOfPeaks, diversity }: BuildingResult): string {
  const area = rooms.reduce((sum, room) => sum + room.area, 0);
  const lines = [
    columns,
    ...rooms.map((room) => [room.name, room.area.toFixed(1), ...cellsOf(room)]),
    ["all rooms at once", area.toFixed(1), ...cellsOf(block)],
  ];
  const widths = columns.map((_, column) => Math.max(...lines.map((line) => line[column]?.length ?? 0)));
  const text = lines.map((line) =>
    line
      .map((cell, column) => (column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0)))
      .join("  "),
  );
  return `${text.join("\n")}

sum of the rooms' peaks ${kilowatts(sumOfPeaks)} kW, diversity ${diversity.toFixed(3)}, engine ${engine}
`;
}
