import type { Quantities } from "@site/engine/finishing/quantity.ts";
import type { QuotedLine } from "#domain/leads/index.ts";
import { workLines } from "../finishing-quantities/calculator.ts";
import type { Input } from "../finishing-quantities/fields.ts";
import type { Words } from "../finishing-quantities/words.ts";
import { item, type SayByLanguage } from "./line.ts";
import { inBoth, rowLine } from "./texts.server.ts";

const areas = ["painted", "tiled", "boarded"];

/** Makes the line for paint, tiles or boards: the area of the work, rounded to a tenth of a square metre. */
export const finishing = {
  lines(input: Input, result: Quantities, say: SayByLanguage<Words>): QuotedLine[] {
    const area = result.find(({ id }) => areas.includes(id))?.high ?? 0;
    const square = Math.round(area * 10) / 10;
    const row = rowOf(input);
    return [
      (row ? rowLine(row, square) : undefined) ??
        item(
          inBoth((language) => workIn(input, say[language])),
          "m2",
          square,
        ),
    ];
  },
};

/** Returns the row of the price list for exactly this work; undefined if there is none. */
function rowOf({ work, coats, ceilings, surface, tileLength, tileWidth, boarding, layers }: Input): string | undefined {
  if (work === "paint") return coats === 2 && !ceilings ? "paint" : undefined;
  if (work === "tiles") return surface === "floor" && tileLength === 600 && tileWidth === 600 ? "tiles" : undefined;
  return boarding === "ceiling" && layers === 1 ? "ceiling" : undefined;
}

const workIn = (input: Input, say: SayByLanguage<Words>["en"]) =>
  `${say.words.works[input.work]}: ${say.listed(workLines(input, say).map(([label, value]) => `${label} ${value}`))}`;
