import { inUnit } from "#engine/ducts/flow.ts";
import type { Say } from "../../frame/say.ts";
import type { Asked } from "./fields.ts";
import type { Words } from "./words.ts";

type Unit = Pick<Asked, "flowUnit">;

/** m³/s in the unit of the form. */
export const flowNumber = (flow: number, { flowUnit }: Unit, { format }: Pick<Say<unknown>, "format">) =>
  format(inUnit(flow, flowUnit), 1);

export const flowText = (flow: number, unit: Unit, say: Say<Words>) =>
  `${flowNumber(flow, unit, say)} ${say.words.flowUnits[unit.flowUnit]}`;

/** From the fan on, kept in order in right-to-left lines. */
export const pathText = (numbers: readonly number[]) => `\u2066${numbers.join(" → ")}\u2069`;
