import { hourIn, nth } from "@site/typed";
import type { BuildingResult } from "../buildings/building.ts";
import { hotDay, indoors } from "../data/equipment.ts";
import { type MachineId, onWater, packageSizes, withHandlers } from "../data/systems.ts";
import type { Building } from "../rooms/model.ts";
import { type Moment, peakOf } from "../rooms/peak.ts";
import { tons } from "../units.ts";
import { hourly } from "../walls/response.ts";
import type { Day } from "../weather/design-days.ts";
import { chilledPipe, chilledPump, type WaterPipe, type WaterPump, waterFlow } from "./chilled-water.ts";
import { creditAt, type Handler, handlerOf } from "./handler.ts";
import { capacityShare, fewest, type Machine, machineFor, type Vrf, vrfFor } from "./machines.ts";
import type { OutdoorHour } from "./outdoor-unit.ts";
import { type Plan, refusePlan } from "./plan.ts";
import { withSafety, type ZoneRoom, zonesOf } from "./zone.ts";

/** A fan coil or an indoor unit in a room. */
export interface Terminal {
  name: string;
  /** The loads (W) at the unit's own peak, with safety factors, and the chilled water (m³/s) for the unit. */
  watts: number;
  sensible: number;
  water?: number;
  pipe?: WaterPipe;
}

export interface OutdoorUnit {
  /** m³/s of outdoor air. */
  flow: number;
  peak: Moment & { watts: number };
  hour: OutdoorHour;
  coil: number[][];
  /** The coil load with safety factors. */
  required: number[][];
}

export interface SystemResult {
  handlers: Handler[];
  terminals: Terminal[];
  outdoorUnit?: OutdoorUnit;
  /**
   * `block` is the largest load (W) of all coils at the same hour, with safety factors. `sumOfPeaks` adds up every coil at its own peak. `plant`
   * is the load that the plant has to carry.
   */
  block: Moment & { watts: number };
  sumOfPeaks: number;
  plant: number;
  machine: Machine;
  water?: { flow: number; pipe: WaterPipe; pump: WaterPump };
  vrf?: Vrf;
  /** The size (nominal TR) and number of package units for each handler. */
  packages?: { size: number; count: number }[];
}

/**
 * Returns the temperature (°C) at which a machine must work. On hot days it is 46 °C, or the temperature of the hour if that is higher. On humid
 * days it is the temperature of the hour.
 */
const outdoorAt = ({ kind, dryBulb }: Day, hour: number) =>
  Math.max(kind === "humid" ? Number.NEGATIVE_INFINITY : hotDay.hot, nth(dryBulb, hour));

/** Computes the plant for rooms whose loads are known. */
export function systemOf(building: Building, result: BuildingResult, plan: Plan): SystemResult {
  refusePlan(plan, building.rooms.length);
  const { days } = result;
  const zones = zonesOf(building, result, plan);
  const members = zones.flatMap((zone) => zone.rooms);
  const hasHandlers = withHandlers.includes(plan.plant);
  const handlers = hasHandlers ? zones.map((zone) => handlerOf(zone, building, days, plan)) : [];
  const rooms = hasHandlers ? [] : members.map((member) => terminalLoads(member, building, days, plan));
  const outdoorUnit = plan.outdoor === "own-unit" ? outdoorUnitOf(members, building, days, plan) : undefined;
  const coils = [...handlers, ...rooms, ...(outdoorUnit ? [outdoorUnit] : [])].map(({ required }) => required);
  const together = days.map((_, day) =>
    hourly((hour) => coils.reduce((sum, coil) => sum + hourIn(nth(coil, day), hour), 0)),
  );
  const peak = peakOf(days, (day) => nth(together, day));
  const block = { ...peak, watts: Math.max(0, peak.value) };
  const plant = block.watts * plan.diversity;
  const sumOfPeaks = coils.reduce((sum, coil) => sum + Math.max(0, ...coil.flat()), 0);
  const safe = 1 + building.system.safety.sensible;
  const terminals = rooms.map(({ required, sensible }, index) =>
    terminalOf(nth(members, index), Math.max(0, ...required.flat()), safe * sensible, plan),
  );
  const base = { handlers, terminals, outdoorUnit, block, sumOfPeaks, plant };
  return { ...base, ...machinesOf(building, days, together, plan, base) };
}

type Base = Pick<SystemResult, "handlers" | "terminals" | "outdoorUnit" | "block" | "plant">;

const machineIds: Record<Plan["plant"], MachineId> = {
  "fan-coil": "chiller",
  "constant-volume": "chiller",
  vav: "chiller",
  package: "package",
  vrf: "vrf",
};

function machinesOf(building: Building, days: readonly Day[], together: number[][], plan: Plan, base: Base) {
  const { hotLoss = hotDay.loss.usual, roomCapacity = indoors.usual } = building.system;
  const rated = (day: number) =>
    nth(together, day).map((watts, hour) => watts / capacityShare(outdoorAt(nth(days, day), hour), hotLoss));
  // The hour that needs the largest machine may differ from the hour with the largest load.
  const worst = peakOf(days, rated);
  const outdoor = outdoorAt(nth(days, worst.day), worst.hour - 1);
  const watts = plan.diversity * Math.max(0, nth(nth(together, worst.day), worst.hour - 1));
  const onRefrigerant = !onWater.includes(plan.plant);
  const machine = machineFor(machineIds[plan.plant], onRefrigerant ? watts / roomCapacity : watts, outdoor, hotLoss);
  if (plan.plant === "vrf") {
    const pipes = { hotLoss, room: roomCapacity, length: plan.pipeLength, height: plan.pipeHeight };
    return {
      machine,
      vrf: vrfFor(
        base.terminals.map((one) => one.watts),
        watts,
        outdoor,
        pipes,
      ),
    };
  }
  if (plan.plant === "package") {
    const share = capacityShare(hotDay.hot, hotLoss) * roomCapacity;
    return {
      machine,
      packages: base.handlers.map(({ required }) =>
        fewest(packageSizes, tons(Math.max(0, ...required.flat()) / share)),
      ),
    };
  }
  const flow = waterFlow(base.plant, plan.waterDrop);
  const pipe = chilledPipe(flow);
  return { machine, water: { flow, pipe, pump: chilledPump(flow, plan.run, pipe) } };
}

/**
 * Returns the coil load (W) of a room with safety factors, hour by hour. The coil treats the outdoor air of the room only if the plan has no
 * outdoor air unit. Otherwise the load that the supply of the outdoor air unit takes off is subtracted.
 */
function terminalLoads(member: ZoneRoom, building: Building, days: readonly Day[], plan: Plan) {
  const { result } = member;
  const { system } = building;
  if (plan.outdoor === "with-units")
    return {
      required: result.days.map(({ coil, coilSensible }) =>
        coil.map((total, hour) => withSafety({ sensible: hourIn(coilSensible, hour), total }, system)),
      ),
      sensible: result.breakdown.coilSensible,
    };
  const loads = days.map((day, index) => {
    const load = nth(result.days, index);
    return hourly((hour) => hour).map((hour) => {
      const credit = creditAt([member], building, plan, day, hour);
      const [fan, duct] = [hourIn(load.fan, hour), hourIn(load.ducts, hour)];
      const sensible = hourIn(load.roomSensible, hour) + fan + duct - credit.sensible;
      const latent = hourIn(load.roomLatent, hour) - credit.latent;
      return { sensible: Math.max(0, sensible), total: sensible > 0 ? sensible + Math.max(0, latent) : 0 };
    });
  });
  return {
    required: loads.map((hours) => hours.map((load) => withSafety(load, system))),
    sensible: Math.max(0, ...loads.flat().map(({ sensible }) => sensible)),
  };
}

function terminalOf({ room }: ZoneRoom, watts: number, sensible: number, { plant, waterDrop }: Plan): Terminal {
  if (plant !== "fan-coil") return { name: room.name, watts, sensible };
  const water = waterFlow(watts, waterDrop);
  return { name: room.name, watts, sensible, water, pipe: chilledPipe(water) };
}

function outdoorUnitOf(members: ZoneRoom[], building: Building, days: readonly Day[], plan: Plan): OutdoorUnit {
  const hours = days.map((day) => hourly((hour) => hour).map((hour) => creditAt(members, building, plan, day, hour)));
  const coil = hours.map((list) => list.map((one) => one.coil));
  const required = hours.map((list) =>
    list.map(({ coil: total, cooling }) => withSafety({ sensible: cooling, total }, building.system)),
  );
  const peak = peakOf(days, (day) => nth(coil, day));
  const flow = members.reduce(
    (sum, { room, served }) => sum + served.people * served.perPerson + room.area * served.perArea,
    0,
  );
  return {
    flow: flow / plan.effectiveness / 1000,
    peak: { ...peak, watts: peak.value },
    hour: nth(nth(hours, peak.day), peak.hour - 1),
    coil,
    required,
  };
}
