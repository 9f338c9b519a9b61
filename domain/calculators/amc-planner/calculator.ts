import { type AmcResult, amcPlan, engineVersion } from "@site/engine/maintenance/plan.ts";
import type { LeadService } from "@site/ground/company/scope.ts";
import type { Calculator } from "../kit/frame/calculator.ts";
import { type Fields, fields, type Input } from "./fields.ts";
import { answer, forOffice, summary } from "./say.ts";
import type { Words } from "./words.ts";

/** Returns the service that the quotation is for: AC maintenance if all equipment is for cooling, otherwise building maintenance. */
const serviceFor = ({ tank, pump, heater, panel }: Input): LeadService =>
  tank + pump + heater + panel > 0 ? "maintenance" : "ac-amc";

export const amcPlanner: Calculator<Fields, AmcResult, Words> = {
  slug: "amc-planner",
  version: 1,
  engine: engineVersion,
  fields,
  compute: amcPlan,
  answer,
  summary,
  forOffice,
  service: serviceFor,
};
