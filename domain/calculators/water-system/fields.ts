import { kindIds } from "@site/engine/water/demand.ts";
import { limits, type NumberId, type optionalIds, pumpIds, usualWater } from "@site/engine/water/input.ts";
import { pipeIds } from "@site/engine/water/pipes.ts";
import { forms } from "@site/engine/water/tank.ts";
import { choice, type InputOf, type NumberField, number } from "../kit/frame/fields.ts";

type OptionalId = (typeof optionalIds)[number];
type More = Pick<NumberField, "unit" | "step" | "whole">;

const bounds = (id: NumberId) => ({ min: limits[id][0], max: limits[id][1] });
const ask = (id: Exclude<NumberId, OptionalId>, more: More = {}) =>
  number({ usual: usualWater[id], ...bounds(id), ...more });
const mayAsk = (id: OptionalId, more: More) => number({ optional: true, ...bounds(id), ...more });
const whole = { whole: true };

export const fields = {
  kind: choice(kindIds, usualWater.kind),
  people: ask("people", whole),
  perPerson: mayAsk("perPerson", { unit: "l-per-day", step: 10 }),
  other: ask("other", { unit: "l-per-day", step: 50 }),
  days: ask("days", { unit: "days", step: 0.5 }),
  roofShare: ask("roofShare", { unit: "percent", step: 10 }),
  tank: choice(forms, usualWater.tank),
  groundHeight: ask("groundHeight", { unit: "m", step: 0.5 }),
  roofHeight: ask("roofHeight", { unit: "m", step: 0.5 }),
  usable: ask("usable", { unit: "percent", step: 5 }),
  lift: ask("lift", { unit: "m" }),
  run: ask("run", { unit: "m" }),
  filling: ask("filling", { unit: "hours", step: 0.5 }),
  pipe: choice(pipeIds, usualWater.pipe),
  fittings: ask("fittings", { unit: "percent", step: 5 }),
  fastest: ask("fastest", { unit: "m-per-s", step: 0.1 }),
  inlet: ask("inlet", { unit: "m" }),
  efficiency: ask("efficiency", { unit: "percent", step: 5 }),
  reserve: ask("reserve", { unit: "percent", step: 5 }),
  showers: ask("showers", whole),
  basins: ask("basins", whole),
  wcs: ask("wcs", whole),
  sinks: ask("sinks", whole),
  washers: ask("washers", whole),
  baths: ask("baths", whole),
  urinals: ask("urinals", whole),
  drop: ask("drop", { unit: "m", step: 0.5 }),
  tapRun: ask("tapRun", { unit: "m" }),
  residual: ask("residual", { unit: "bar", step: 0.1 }),
  peakShowers: ask("peakShowers", whole),
  minutes: ask("minutes", { unit: "minutes" }),
  rate: ask("rate", { unit: "l-per-min" }),
  heaters: ask("heaters", whole),
  recovery: ask("recovery", { unit: "hours", step: 0.5 }),
  store: ask("store", { unit: "c" }),
  shower: ask("shower", { unit: "c" }),
  coldWinter: ask("coldWinter", { unit: "c" }),
  coldSummer: ask("coldSummer", { unit: "c" }),
  hotUsable: ask("hotUsable", { unit: "percent", step: 5 }),
  hotPerPerson: mayAsk("hotPerPerson", { unit: "l-per-day", step: 5 }),
  pump: choice(pumpIds, usualWater.pump),
  firstFlow: mayAsk("firstFlow", { unit: "l-per-min" }),
  firstHead: mayAsk("firstHead", { unit: "m" }),
  secondFlow: mayAsk("secondFlow", { unit: "l-per-min" }),
  secondHead: mayAsk("secondHead", { unit: "m" }),
};
export type Fields = typeof fields;
export type Input = InputOf<Fields>;
