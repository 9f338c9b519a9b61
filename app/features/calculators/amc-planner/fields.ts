import { type EquipmentId, equipmentIds, type NotedId, notedIds } from "#engine/maintenance/equipment.ts";
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
  type VisitChoice,
  visitChoices,
  visitField,
} from "#engine/maintenance/input.ts";
import {
  type ChoiceField,
  choice,
  type InputOf,
  type NumberField,
  number,
  type TickField,
  tick,
} from "../frame/fields.ts";

const pieces = Object.fromEntries(
  equipmentIds.map((id) => [id, number({ usual: usual[id], min: 0, max: mostPieces, whole: true })]),
) as Record<EquipmentId, NumberField<number>>;
const visits = Object.fromEntries(
  equipmentIds.map((id) => [visitField(id), choice(visitChoices, usual[visitField(id)])]),
) as Record<`${EquipmentId}Visits`, ChoiceField<VisitChoice>>;
const noted = Object.fromEntries(notedIds.map((id) => [id, tick(usual[id])])) as Record<NotedId, TickField>;

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
