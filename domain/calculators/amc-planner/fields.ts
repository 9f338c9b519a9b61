import { equipmentIds, notedIds } from "@site/engine/maintenance/equipment.ts";
import {
  ages,
  coverages,
  hours,
  months,
  mostPieces,
  responses,
  surroundings,
  times,
  uses,
  usualAmc,
  visitChoices,
  visitFields,
} from "@site/engine/maintenance/input.ts";
import { recordOf } from "@site/typed";
import { choice, type InputOf, number, tick } from "../kit/frame/fields.ts";

const pieces = recordOf(equipmentIds, (id) => number({ usual: usualAmc[id], min: 0, max: mostPieces, whole: true }));
const visits = recordOf(visitFields, (name) => choice(visitChoices, usualAmc[name]));
const noted = recordOf(notedIds, (id) => tick(usualAmc[id]));

export const fields = {
  use: choice(uses, usualAmc.use),
  hours: choice(hours, usualAmc.hours),
  age: choice(ages, usualAmc.age),
  surroundings: choice(surroundings, usualAmc.surroundings),
  ...pieces,
  ...visits,
  ...noted,
  coverage: choice(coverages, usualAmc.coverage),
  response: choice(responses, usualAmc.response),
  time: choice(times, usualAmc.time),
  start: choice(months, usualAmc.start),
};
export type Fields = typeof fields;
export type Input = InputOf<Fields>;
