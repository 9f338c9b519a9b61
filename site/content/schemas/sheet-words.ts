import { utilityIds } from "@site/engine/data/tariffs.ts";
import { sheetNames } from "@site/engine/sheets/names.ts";
import { sides } from "@site/engine/sheets/site.ts";
import { z } from "zod";
import { line } from "./common.ts";

const named = z.record(z.string(), line);

const sheet = z.strictObject({
  /**
   * The words of each table of the sheet. `compared` is the caption of a table that compares places. The names of the months
   * are in the words of the calculators.
   */
  parts: z.record(
    z.string(),
    z.strictObject({ caption: line, compared: line.optional(), columns: named, rows: named.default({}) }),
  ),
  /** The sentence that explains figures in bold. */
  marked: line.optional(),
  /** One line about the method. */
  method: line,
  /** Text of the link to the calculator. */
  link: line,
});

/** The words of all local sheets, which show figures of a place. */
export const sheetWords = z.strictObject({
  sides: z.record(z.enum(sides), line),
  of: line,
  inHills: line,
  nearest: line,
  sources: z.strictObject({ air: line, sun: line, station: line, position: line }),
  /** For each utility, where and when its prices were read. */
  tariffs: z.record(z.enum(utilityIds), line),
  sheets: z.record(z.enum(sheetNames), sheet),
});
export type SheetWords = z.infer<typeof sheetWords>;
