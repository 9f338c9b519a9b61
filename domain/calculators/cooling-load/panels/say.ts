import type { Peak } from "@site/engine/rooms/peak.ts";
import type { Language } from "@site/ground/language/languages.ts";
import { type Units, unitOf as unitIn } from "@site/ground/language/units.ts";
import { nth } from "@site/typed";
import { figure, ltr } from "../../kit/charts/figure.ts";
import type { PanelsWords } from "./words.ts";

/** The part of `Say` that panels and charts need. */
export interface PanelSay {
  language: Language;
  words: { panels: PanelsWords };
  shared: {
    months: readonly string[];
    units: Units;
    confidence: Record<"high" | "medium" | "low", string>;
  };
  fill(text: string, blanks: Record<string, string | number>): string;
}

export const kilowatts = (watts: number) => watts / 1000;

/** Returns the decimals of a load in kW: two below about 10 kW, as for a room, and one above, as for a house. */
export const digitsFor = (watts: number) => (Math.abs(watts) < 9950 ? 2 : 1);

export const unitOf = ({ shared, language }: PanelSay, name: string, value?: number, digits?: number) =>
  unitIn(shared.units, language, name, value, digits);

/** Writes a figure with its unit for use in text. The number and the unit keep their order in Arabic text too. */
export function amount(say: PanelSay, value: number, unit: string, digits = 0): string {
  const sign = unitOf(say, unit, value, digits);
  const number = figure(value, digits);
  return /\p{Script=Arabic}/u.test(sign) ? `${ltr(number)} ${sign}` : ltr(`${number} ${sign}`);
}

export const clock = (hour: number) => ltr(`${hour}:00`);

/** The placeholders for a peak: its month, kind of day, hour, and load. */
export const blanksOf = (say: PanelSay, { month, kind, hour, value }: Peak) => ({
  month: nth(say.shared.months, month - 1),
  day: say.words.panels.days[kind],
  hour: clock(hour),
  load: amount(say, kilowatts(value), "kw", digitsFor(value)),
});
