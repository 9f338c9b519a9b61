import { keysOf, nth } from "@site/typed";
import { sizeFor } from "../buildings/building.ts";
import { yearOf } from "../buildings/energy.ts";
import { refuse } from "../check.ts";
import { absorptances, roofLayers, roofs, wallLayers, walls } from "../data/constructions.ts";
import { blinds, glasses } from "../data/glazing.ts";
import type { Selection } from "../equipment/select.ts";
import { assumedFor } from "../quick/assumptions.ts";
import { checkQuick, type QuickInput } from "../quick/input.ts";
import { buildingOf } from "../quick/model.ts";
import type { Building, Room, Window } from "../rooms/model.ts";
import { type Layer, transmittance } from "../walls/layers.ts";
import { runToEnd } from "./steps.ts";

const overhang = 1;
const glass = glasses["double-high-performance"];
const coolRoof = absorptances["cool-roof"];
const insulated = { wall: wallLayers(walls["block-eps75"].stack), roof: roofLayers(roofs["concrete-xps100"].stack) };
/** Air changes an hour with sealed doors and windows. */
const tight = 0.2;

const glazed =
  (change: (window: Window) => Partial<Window> | false) =>
  (room: Room): Room => ({
    ...room,
    walls: room.walls.map((wall) => ({
      ...wall,
      windows: wall.windows.map((window) => ({ ...window, ...change(window) })),
    })),
  });

const better = (now: readonly Layer[], then: readonly Layer[]) =>
  transmittance(then) < transmittance(now) ? then : now;

/** The measures for a room. A room that already has a measure is returned unchanged. */
const measures = {
  shade: glazed(
    (window) =>
      (window.overhang?.depth ?? 0) < overhang && { overhang: { above: 0, ...window.overhang, depth: overhang } },
  ),
  curtains: glazed(({ blind }) => !blind && { blind: blinds.curtain }),
  glazing: glazed(({ glass: now }) => now.shgc > glass.shgc && { glass: { ...glass, u: Math.min(now.u, glass.u) } }),
  walls: (room) => ({
    ...room,
    walls: room.walls.map((wall) => ({ ...wall, layers: better(wall.layers, insulated.wall) })),
  }),
  roof: (room) => ({
    ...room,
    roof: room.roof && { ...room.roof, layers: better(room.roof.layers, insulated.roof) },
  }),
  coolRoof: (room) => ({
    ...room,
    roof: room.roof && { ...room.roof, absorptance: Math.min(room.roof.absorptance, coolRoof) },
  }),
} as const satisfies Record<string, (room: Room) => Room>;
export type MeasureId = keyof typeof measures | "sealing";

export interface Cut {
  id: MeasureId;
  /** The W that are saved on the kind of day that decides the size. */
  watts: number;
  /** The unit that would then be enough, if it is a smaller unit. */
  smaller?: Selection;
  /** The kWh saved in each month: cooling and electricity. */
  cooling: number[];
  electricity: number[];
}

/** The rates for a saving: the price of electricity in AED per kWh, and the W of cooling per W of electricity at 35 °C. */
export interface Cost {
  price: number;
  efficiency: number;
}

/**
 * Returns the building with air leaks of at most `airChanges` an hour. This is left to the caller, because only the caller knows how the fresh
 * air depends on leaks.
 */
export type SealedBuilding = (airChanges: number) => Building | undefined;

/** Finds measures that would reduce the load, the strongest first. Each measure is used wherever it fits, and is calculated by the same engine. */
export function* cutsOf(building: Building, sealed: SealedBuilding, rated: number): Generator<undefined, Cut[]> {
  const now = yield* effectOf(building, rated);
  const { least, rated: installed, decides } = now.selection;
  const minus = (a: number[], b: number[]) => a.map((value, month) => value - nth(b, month));
  const found: Cut[] = [];
  for (const id of [...keysOf(measures), "sealing"] as const) {
    const other = id === "sealing" ? sealed(tight) : { ...building, rooms: building.rooms.map(measures[id]) };
    if (!other || JSON.stringify(other) === JSON.stringify(building)) continue;
    const then = yield* effectOf(other, rated);
    found.push({
      id,
      watts: decides.left * (least - then.selection.least),
      smaller: then.selection.rated < installed ? then.selection : undefined,
      cooling: minus(now.year.cooling, then.year.cooling),
      electricity: minus(now.year.electricity, then.year.electricity),
    });
  }
  return found.filter(({ watts }) => watts > 0).sort((a, b) => b.watts - a.watts);
}

function* effectOf(building: Building, rated: number) {
  const selection = sizeFor(building);
  yield;
  const year = yearOf(building, rated);
  yield;
  return { selection, year };
}

export function* quickCuts(input: QuickInput, rated: number): Generator<undefined, Cut[]> {
  refuse(checkQuick(input));
  const sealed: SealedBuilding = (airChanges) =>
    assumedFor(input).airChanges > airChanges
      ? buildingOf({ ...input, changed: { ...input.changed, airChanges } })
      : undefined;
  return yield* cutsOf(buildingOf(input), sealed, rated);
}

/** Finds measures for a room of quick mode. `rated` is the efficiency at 35 °C. */
export const cuts = (input: QuickInput, rated: number): Cut[] => runToEnd(quickCuts(input, rated));
