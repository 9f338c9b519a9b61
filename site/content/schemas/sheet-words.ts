import { utilityIds } from "@site/engine/data/tariffs.ts";
import { sheetNames } from "@site/engine/sheets/names.ts";
import { sides } from "@site/engine/sheets/site.ts";
import { z } from "zod";
import { line } from "./common.ts";

const named = z.record(z.string(), line);

const sheet = z.strictObject({
  /** The tables of the sheet. A table that compares places has a caption of its own. The names of the months come from the calculators' words. */
  parts: z.record(
    z.string(),
    z.strictObject({ caption: line, compared: line.optional(), columns: named, rows: named.default({}) }),
  ),
  /** The explanation of bold figures. */
  marked: line.optional(),
  /** The method, in one line. */
  method: line,
  /** Text of the link to the calculator. */
  link: line,
});

/** The words of all local sheets. */
export const sheetWords = z.strictObject({
  sides: z.record(z.enum(sides), line),
  of: line,
  inHills: line,
  nearest: line,
  sources: z.strictObject({ air: line, sun: line, station: line, position: line }),
  /** Where and when a utility's prices were read. */
  tariffs: z.record(z.enum(utilityIds), line),
  sheets: z.record(z.enum(sheetNames), sheet),
});
export type SheetWords = z.infer<typeof sheetWords>;
