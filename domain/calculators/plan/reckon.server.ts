import { utilityOf } from "@site/engine/data/tariffs.ts";
import { usualFinishing } from "@site/engine/finishing/input.ts";
import type { QuantityId } from "@site/engine/finishing/quantity.ts";
import type { Language } from "@site/ground/language/languages.ts";
import type { CalculatorSlug } from "@site/ground/site-map/pages.ts";
import type { z } from "zod";
import { calculatorWords } from "#site/content/content.server.ts";
import { translator } from "#site/i18n/t.ts";
import { coolingLoad } from "../cooling-load/calculator.ts";
import { kilowatts, recommendedOf } from "../cooling-load/say.ts";
import { words as coolingWords } from "../cooling-load/words.ts";
import { finishingQuantities, inWords } from "../finishing-quantities/calculator.ts";
import { words as finishingWords } from "../finishing-quantities/words.ts";
import type { Calculator } from "../kit/frame/calculator.ts";
import { pageWords } from "../kit/frame/entry.server.ts";
import type { Fields, InputOf } from "../kit/frame/fields.ts";
import { readFields } from "../kit/frame/read-fields.ts";
import { format, type Line, sayer } from "../kit/frame/say.ts";
import { queryOf } from "../kit/frame/state.ts";
import { solarSavingsCalculator } from "../solar-savings/calculator.ts";
import { words as solarWords } from "../solar-savings/words.ts";
import type { Input, Work } from "./fields.ts";
import { homes, roomsOf } from "./homes.ts";

export interface Reckoning {
  figures: Line[];
  /** One sentence about the areas and rooms behind the figures. */
  basis: string;
  /** The amount in the unit of our row of prices; undefined if that row is for other work. */
  amount: number | undefined;
  /** True if the calculation is about the whole work. Otherwise the office would take a wrong quantity from it. */
  isWhole: boolean;
  /** The calculator that shows all of it, and its query. */
  calculator: CalculatorSlug;
  query: string;
}

/** A calculator with its usual input and a few changes. */
function opened<F extends Fields, R, W>(
  calculator: Calculator<F, R, W>,
  schema: z.ZodType<W>,
  changes: Partial<InputOf<F>>,
  language: Language,
) {
  const input = { ...readFields(calculator.fields, new URLSearchParams()).input, ...changes };
  return {
    input,
    result: calculator.compute(input),
    say: sayer(pageWords(schema, calculator.slug, language), calculatorWords(language), language),
    address: { calculator: calculator.slug, query: queryOf(calculator, input) },
  };
}

/** The lines of a quotation count areas in tenths of a square metre too. */
const toTenth = (area: number) => Math.round(area * 10) / 10;

const finishes = { paint: "paint", floor: "tiles", ceiling: "boards" } as const;
const areas: readonly QuantityId[] = ["painted", "tiled", "boarded"];
/** The area, and the first things to buy. The calculator lists the rest. */
const shown = 3;
/** The walls of larger rooms (m²) depend too much on their shape for an estimate. */
const mostToPaint = 50;

const finishing =
  (work: keyof typeof finishes) =>
  ({ home, area }: Input, language: Language): Reckoning => {
    const rooms = roomsOf(home, area);
    const changes = { work: finishes[work], rooms };
    const { result, say, address } = opened(finishingQuantities, finishingWords, changes, language);
    const floor = area ?? homes[home].area;
    const done = result
      .filter(({ id }) => areas.includes(id))
      .map((quantity) => {
        const priced = toTenth(work === "paint" ? quantity.high : floor);
        return { ...quantity, low: priced, high: priced };
      });
    const listed = [...done, ...result.filter(({ id }) => !areas.includes(id)).slice(0, shown)];
    return {
      figures: listed.map((quantity) => [say.words.items[quantity.id] ?? quantity.id, inWords(quantity, say)]),
      basis: translator(language, "plan")("plan.basis.rooms", {
        area: format(floor, 1),
        rooms: rooms.length,
        height: format(usualFinishing.rooms[0].height, 1),
      }),
      amount: work === "paint" && floor / rooms.length > mostToPaint ? undefined : done[0]?.high,
      isWhole: true,
      ...address,
    };
  };

/** The row of prices is for fitting a split unit of at most so many tons. */
const mostTons = 2;

function cooling({ home, place, room: area, units, facing, glass }: Input, language: Language): Reckoning {
  const t = translator(language, "plan");
  // A flat has cooled neighbours above and below; the room of a villa is under its roof.
  const position = home === "villa" ? "villa" : "middle";
  const changes = { city: place, area, facing, glass, position } as const;
  const { result, say, address } = opened(coolingLoad, coolingWords, changes, language);
  const { selection, freshAirApart, breakdown } = result.room;
  const rooms = units ?? homes[home].units;
  const pieces = rooms * selection.count;
  const { summary, options } = say.words;
  const isOfRow = selection.kind === "split" && selection.size <= mostTons && !freshAirApart;
  return {
    figures: [
      [summary.size, recommendedOf(result.room, say)],
      [t("plan.pieces"), format(pieces)],
      [summary.load, say.amount(kilowatts(breakdown.required), "kw", 1)],
    ],
    basis: t("plan.basis.units", { area: format(area, 1), rooms, position: options.position[position] }),
    amount: isOfRow ? pieces : undefined,
    isWhole: rooms === 1,
    ...address,
  };
}

/** The row of prices is for these sizes in kWp. A larger plant is priced by survey. */
const [leastPeak, mostPeak] = [5, 50];

function solar({ place, roof }: Input, language: Language): Reckoning {
  const { spread } = solarSavingsCalculator.fields;
  const peak = toTenth(roof / spread.usual);
  // The calculation takes the size that is priced, so that the office reads the same figures.
  const changes = { basis: "peak", peak, area: roof, utility: utilityOf[place], city: place } as const;
  const { result, say, address } = opened(solarSavingsCalculator, solarWords, changes, language);
  const { size, energy } = say.words.result;
  return {
    figures: [
      [size, say.amount(peak, "kwp", 1)],
      [energy, say.amount(result.year.solar, "kwh-per-year")],
    ],
    basis: translator(language, "plan")("plan.basis.roof", { area: format(roof, 1), spread: format(spread.usual, 1) }),
    amount: peak >= leastPeak && peak <= mostPeak ? peak : undefined,
    isWhole: true,
    ...address,
  };
}

export const reckon: Record<Work, (input: Input, language: Language) => Reckoning> = {
  paint: finishing("paint"),
  floor: finishing("floor"),
  ceiling: finishing("ceiling"),
  ac: cooling,
  solar,
};
