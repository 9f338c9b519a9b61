import type { BuildingResult } from "@site/engine/buildings/building.ts";
import { latentParts, loadSums, sensibleParts } from "@site/engine/rooms/components.ts";
import type { LoadDay } from "@site/engine/rooms/load.ts";
import type { Day, DayKind } from "@site/engine/weather/design-days.ts";
import { nth } from "@site/typed";
import { cell } from "#platform/http/csv-cell.ts";
import { hourlyLineIds } from "./hourly-lines.ts";
import { type PanelSay, unitOf } from "./say.ts";

/** Writes a line of CSV. Numbers stay unchanged, negative numbers too. Text is escaped, so that no spreadsheet runs it as a formula. */
export const csvLine = (values: readonly (string | number)[]) =>
  `${values.map((value) => (typeof value === "number" ? value : cell(value))).join(",")}\r\n`;

/** Returns the design conditions of a kind of day, and their source. */
type DesignOf = (kind: DayKind) => string;

/** Writes all rooms, design days and hours as CSV. The text begins with the byte order mark, which tells Excel that it is UTF-8. */
export function hourlyCsv(result: BuildingResult, say: PanelSay, design: DesignOf): string {
  const { hourly: words, lines } = say.words.panels;
  const watts = unitOf(say, "w");
  const head = [words.room, words.month, words.day, words.hour, words.outdoor, words.moisture];
  const all =
    result.rooms.length > 1 ? [...result.rooms, { name: words.block, days: result.block.days }] : result.rooms;
  return [
    `\ufeff${csvLine([...head, ...hourlyLineIds.map((id) => `${lines[id]} (${watts})`), words.design])}`,
    ...all.flatMap(({ name, days }) =>
      result.days.flatMap((day, index) => linesOf(name, day, nth(days, index), say, design(day.kind))),
    ),
  ].join("");
}

const linesOf = (name: string, day: Day, load: LoadDay, { words, shared }: PanelSay, design: string) =>
  day.dryBulb.map((celsius, hour) =>
    csvLine([
      name,
      nth(shared.months, day.month - 1),
      words.panels.days[day.kind],
      hour + 1,
      rounded(celsius, 1),
      rounded(1000 * nth(day.humidity, hour), 2),
      ...valuesAt(load, hour),
      design,
    ]),
  );

const valuesAt = (load: LoadDay, hour: number) =>
  [
    ...sensibleParts.map((part) => load.sensible[part]),
    ...latentParts.map((part) => load.latent[part]),
    ...loadSums.map((name) => load[name]),
  ].map((series) => rounded(nth(series, hour), 1));

const rounded = (value: number, digits: number) => Number(value.toFixed(digits));
