import type { BuildingResult } from "@site/engine/buildings/building.ts";
import { withHandlers } from "@site/engine/data/systems.ts";
import type { Building } from "@site/engine/rooms/model.ts";
import type { Moment } from "@site/engine/rooms/peak.ts";
import type { Plan } from "@site/engine/systems/plan.ts";
import { type SystemResult, systemOf } from "@site/engine/systems/system.ts";
import { hourIn, nth } from "@site/typed";
import type { CalculatedBuilding } from "./state.ts";

/**
 * The steps from the loads of the rooms to the load of their plant, in W: `alone` + `aloneOff` = `rooms`, `rooms` + `moved` = `roomsThen`,
 * `roomsThen` + `added` + `safety` = `coils`, and `coils` + `diversity` = `plant`.
 */
export interface PlantLoads {
  /** The load of all rooms at the same hour as if there were no plant: each room has its own outdoor air, fans, ducts and safety. */
  alone: number;
  aloneOff: number;
  /**
   * The sensible and latent heat of the rooms without outdoor air: `rooms` at the peak hour of the rooms, `roomsThen` at the peak hour of the
   * coils.
   */
  rooms: number;
  moved: number;
  roomsThen: number;
  /** The heat that the plant adds: outdoor air, fans, ducts, reheat, and additional drying by coils. */
  added: number;
  safety: number;
  /** The load of all coils at the same hour. */
  coils: number;
  diversity: number;
  plant: number;
  at: Moment;
}

export interface PlantResult {
  plan: Plan;
  system: SystemResult;
  loads: PlantLoads;
  /** The supply air of each room in m³/s, in the order of the rooms. */
  flows: (number | undefined)[];
}

const plans = new WeakMap<BuildingResult, { plan: Plan; planned: PlantResult }>();

/** Computes the plant from the rooms' loads; undefined if no plant was chosen. */
export function plannedOf({
  opened: { building, asked: plantQuestions },
  result,
}: CalculatedBuilding): PlantResult | undefined {
  const { plan } = plantQuestions;
  if (!plan) return undefined;
  const known = plans.get(result);
  if (known?.plan === plan) return known.planned;
  const system = systemOf(building, result, plan);
  const planned = {
    plan,
    system,
    loads: loadsOf(building, result, plan, system),
    flows: flowsOf(result, plan, system),
  };
  plans.set(result, { plan, planned });
  return planned;
}

export function loadsOf(building: Building, result: BuildingResult, plan: Plan, system: SystemResult): PlantLoads {
  const plain = { ...building, system: { ...building.system, safety: { sensible: 0, latent: 0 } } };
  const bare = systemOf(plain, result, plan);
  const { breakdown, peak } = result.block;
  const [rooms, roomsThen] = [roomsAt(result, peak), roomsAt(result, bare.block)];
  const coils = system.block.watts;
  return {
    ...{ alone: breakdown.required, aloneOff: rooms - breakdown.required },
    ...{ rooms, moved: roomsThen - rooms, roomsThen, added: bare.block.watts - roomsThen },
    ...{ safety: coils - bare.block.watts, coils, diversity: system.plant - coils, plant: system.plant },
    at: bare.block,
  };
}

const roomsAt = ({ rooms }: BuildingResult, { day, hour }: Pick<Moment, "day" | "hour">) =>
  rooms.reduce((sum, room) => {
    const { roomSensible, roomLatent } = nth(room.days, day);
    return sum + hourIn(roomSensible, hour - 1) + hourIn(roomLatent, hour - 1);
  }, 0);

/**
 * Returns the supply air of each room. An air handler decides the air of its rooms, and lists its rooms in the order of the building. A unit in
 * a room moves only the air of that room.
 */
export function flowsOf({ rooms }: BuildingResult, plan: Plan, { handlers }: SystemResult): (number | undefined)[] {
  if (!withHandlers.includes(plan.plant)) return rooms.map(({ supply }) => supply?.flow);
  const next = new Map<number, number>();
  return rooms.map((_, index) => {
    const { handler } = nth(plan.rooms, index);
    const at = next.get(handler) ?? 0;
    next.set(handler, at + 1);
    return handlers.find(({ id }) => id === handler)?.rooms[at]?.flow;
  });
}

/** Returns the sum of the supply air of all rooms in m³/s, each at its own maximum. */
export function suppliedOf(counted: CalculatedBuilding): number {
  const flows = plannedOf(counted)?.flows ?? counted.result.rooms.map(({ supply }) => supply?.flow);
  return flows.reduce<number>((sum, flow) => sum + (flow ?? 0), 0);
}
