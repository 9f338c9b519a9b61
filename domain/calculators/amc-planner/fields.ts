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
  usual,
  visitChoices,
  visitFields,
} from "@site/engine/maintenance/input.ts";
import { recordOf } from "@site/typed";
import { choice, type InputOf, number, tick } from "../kit/frame/fields.ts";

const pieces = recordOf(equipmentIds, (id) => number({ usual: usual[id], min: 0, max: mostPieces, whole: true }));
const visits = recordOf(visitFields, (name) => choice(visitChoices, usual[name]));
const noted = recordOf(notedIds, (id) => tick(usual[id]));

export const fields = {
  use: choice(uses, usual.use),
  hours: choice(hours, usual.hours),
  age: choice(ages, usual.age),
  surroundings: choice(surroundings, usual.surroundings),
  ...pieces,
  ...visits,
  ...noted,
  coverage: choice(coverages, usual.coverage),
  response: choice(responses, usual.response),
  time: choice(times, usual.time),
  start: choice(months, usual.start),
};
export type Fields = typeof fields;
export type Input = InputOf<Fields>;
