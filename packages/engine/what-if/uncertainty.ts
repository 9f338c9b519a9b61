import { entriesOf } from "@site/typed";
import { sizeFor } from "../buildings/building.ts";
import { refuse } from "../check.ts";
import { hotDay, indoors } from "../data/equipment.ts";
import { glassIds } from "../data/glazing.ts";
import { assumedFor } from "../quick/assumptions.ts";
import { type AssumptionId, checkQuick, limits, type QuickAssumptions, type QuickInput } from "../quick/input.ts";
import { buildingOf } from "../quick/model.ts";
import type { Building } from "../rooms/model.ts";
import { runToEnd } from "./steps.ts";

/** Returns an assumption with the error that is reasonable in each direction. */
type Swing = (assumed: QuickAssumptions) => readonly [Partial<QuickAssumptions>, Partial<QuickAssumptions>];

const times =
  (id: "people" | "lights" | "equipment" | "airChanges" | "freshAir", low: number, high: number): Swing =>
  (assumed) => [{ [id]: assumed[id] * low }, { [id]: Math.min(limits[id][1], assumed[id] * high) }];

const swings: Partial<Record<AssumptionId, Swing>> = {
  people: times("people", 0.5, 1.5),
  lights: times("lights", 0.7, 1.3),
  equipment: times("equipment", 0.5, 1.5),
  airChanges: times("airChanges", 0.5, 1.5),
  freshAir: times("freshAir", 0.8, 1.2),
  insideTemperature: ({ insideTemperature: now }) => [
    { insideTemperature: Math.min(30, now + 1) },
    { insideTemperature: Math.max(18, now - 1) },
  ],
  glass: ({ glass: now }) => {
    const at = glassIds.indexOf(now);
    return [{ glass: glassIds[at + 1] ?? now }, { glass: glassIds[at - 1] ?? now }];
  },
  wallFinish: () => [{ wallFinish: "white" }, { wallFinish: "concrete" }],
  roofFinish: () => [{ roofFinish: "cool-roof" }, { roofFinish: "concrete" }],
  blind: () => [{ blind: "curtain" }, { blind: "none" }],
  outsideWalls: ({ outsideWalls: now }) => [
    { outsideWalls: Math.max(1, now - 1) },
    { outsideWalls: Math.min(4, now + 1) },
  ],
  hotLoss: () => [{ hotLoss: hotDay.loss.low }, { hotLoss: hotDay.loss.high }],
  roomCapacity: ({ roomCapacity: now }) => [
    { roomCapacity: now + indoors.swing },
    { roomCapacity: now - indoors.swing },
  ],
};

export interface Uncertainty {
  /**
   * The range of the demand (W) on the kind of day that decides the size, if the errors of the assumptions are independent of each other. A unit
   * with less capacity than assumed counts like a room that needs more.
   */
  low: number;
  high: number;
  /** The effect of each assumption alone: the W below and the W above. The largest effect comes first. */
  by: { id: AssumptionId; below: number; above: number }[];
}

/** A change of one assumption in one direction. `to` returns the changed values. */
export interface Move {
  id: AssumptionId;
  to(assumed: QuickAssumptions): Partial<QuickAssumptions>;
}

/** Returns a room of quick mode with one assumption changed. If the visitor has set this assumption, the room is returned unchanged. */
export const movedBy = ({ id, to }: Move, input: QuickInput): QuickInput =>
  input.changed?.[id] === undefined ? { ...input, changed: { ...input.changed, ...to(assumedFor(input)) } } : input;

/** A building with some assumptions that nobody has confirmed. */
export interface UnsureBuilding {
  building: Building;
  isOpen(id: AssumptionId): boolean;
  /** Returns the building with one assumption changed, or undefined if the engine would refuse it. */
  moved(move: Move): Building | undefined;
}

/** Calculates the building with each unconfirmed assumption changed in both directions. The effects are added in quadrature. */
export function* uncertaintyOf({ building, isOpen, moved }: UnsureBuilding): Generator<undefined, Uncertainty> {
  const { watts: middle, left } = sizeFor(building).decides;
  const by: Uncertainty["by"] = [];
  for (const [id, swing] of entriesOf(swings)) {
    if (!isOpen(id)) continue;
    const ends: number[] = [];
    for (const end of [0, 1] as const) {
      yield;
      const other = moved({ id, to: (assumed) => swing(assumed)[end] });
      if (other) ends.push(left * sizeFor(other).least - middle);
    }
    by.push({ id, below: -Math.min(0, ...ends), above: Math.max(0, ...ends) });
  }
  const quadrature = (values: number[]) => Math.hypot(...values);
  return {
    low: Math.max(0, middle - quadrature(by.map(({ below }) => below))),
    high: middle + quadrature(by.map(({ above }) => above)),
    by: by.filter(({ below, above }) => below + above > 0).sort((a, b) => b.below + b.above - a.below - a.above),
  };
}

export function* quickUncertainty(input: QuickInput): Generator<undefined, Uncertainty> {
  refuse(checkQuick(input));
  return yield* uncertaintyOf({
    building: buildingOf(input),
    isOpen: (id) => input.changed?.[id] === undefined,
    moved: (move) => buildingOf(movedBy(move, input)),
  });
}

/** Computes how certain the answer for a room of quick mode is. */
export const uncertainty = (input: QuickInput): Uncertainty => runToEnd(quickUncertainty(input));
