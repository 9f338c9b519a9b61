import { inUnit } from "@site/engine/ducts/flow.ts";
import type { Shape } from "@site/engine/ducts/sections.ts";
import type { Say } from "../../kit/frame/say.ts";
import { sidesOf } from "../say.ts";
import type { TreeFieldValues } from "./fields.ts";
import type { Words } from "./words.ts";

type Unit = Pick<TreeFieldValues, "flowUnit">;

/** Writes a flow in the unit of the form. The flow is given in m³/s. */
export const flowNumber = (flow: number, { flowUnit }: Unit, { format }: Pick<Say<unknown>, "format">) =>
  format(inUnit(flow, flowUnit), 1);

export const flowText = (flow: number, unit: Unit, say: Say<Words>) =>
  `${flowNumber(flow, unit, say)} ${say.words.flowUnits[unit.flowUnit]}`;

/** Writes the numbers of the sections on a path from the fan. The arrows follow the direction of reading, as in the drawing. */
export const pathText = (numbers: readonly number[], { language }: Pick<Say<unknown>, "language">) =>
  language === "ar" ? `\u2067${numbers.join(" ← ")}\u2069` : numbers.join(" → ");

/** Writes the size of a section as drawings do, without its unit. */
export const shapeText = (shape: Shape) => (shape.kind === "round" ? `⌀ ${sidesOf(shape)}` : sidesOf(shape));
