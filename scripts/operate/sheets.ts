import { cityIds } from "#engine/data/stations.ts";
import { sheetNames } from "#engine/sheets/names.ts";
import { sheetTables } from "#engine/sheets/sheets.ts";
import type { Column, Figure, Quantity, Table } from "#engine/sheets/tables.ts";
import { isOneOf } from "#engine/typed.ts";

/** Prints the local sheets of a city as text: `npm run sheets -- dubai wood`, `npm run sheets -- dubai,al-ain all`. */
const [place = "", wanted = ""] = process.argv.slice(2);
const cities = place.split(",").filter((id) => isOneOf(cityIds, id));
const names = wanted === "all" ? sheetNames : sheetNames.filter((name) => name === wanted);
if (cities.length === 0 || cities.length !== place.split(",").length || names.length === 0) {
  console.error(`npm run sheets -- <place>[,<place>…] <sheet>|all
places: ${cityIds.join(" ")}
sheets: ${sheetNames.join(" ")}`);
  process.exit(1);
}

const monthNames = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"];
const rowName = (row: string) => monthNames[Number(row)] ?? row;
const clockOf = (minutes: number) => `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, "0")}`;

function textOf(figure: Figure, { step, signed, clock, mark }: Quantity): string {
  const digits = step < 1 ? String(step).length - 2 : 0;
  const one = (value: number) => (clock ? clockOf(value) : `${signed && value > 0 ? "+" : ""}${value.toFixed(digits)}`);
  if (typeof figure === "number") return one(figure) + (mark?.(figure) ? "*" : "");
  if (!figure) return "–";
  return "from" in figure ? `${one(figure.from)}–${one(figure.to)}` : figure.join(", ");
}

const headOf = ({ side, quantity }: Column) => (side ? `${side} ${quantity}` : quantity);

function print({ id, rows, quantities, columns }: Table) {
  const shared = new Set(columns.map(({ cities: of }) => of.join(", ")));
  console.log(`\n${id}: ${[...shared].join(" | ")}`);
  const lines = [
    ["", ...columns.map((column) => (shared.size > 1 ? `${column.cities.join("/")} ` : "") + headOf(column))],
    ...rows.map((row, index) => [
      rowName(row),
      ...columns.map(({ figures, quantity }) => textOf(figures[index], quantities[quantity] ?? { step: 1 })),
    ]),
  ];
  const widths = (lines[0] ?? []).map((_, column) => Math.max(...lines.map((line) => line[column]?.length ?? 0)));
  for (const line of lines) console.log(line.map((cell, column) => cell.padStart(widths[column] ?? 0)).join("  "));
}

for (const name of names) for (const table of sheetTables(name, cities)) print(table);
