import type { RunningCost } from "@site/engine/running-cost/running-cost.ts";
import type { Calculation } from "../kit/frame/useCalculator.ts";
import type { fields } from "./fields.ts";
import type { Words } from "./words.ts";

export type OurCalculation = Calculation<typeof fields, RunningCost, Words>;
