import { last } from "@site/typed";
import {
  type MachineId,
  machines,
  mostCombination,
  pipeLoss,
  vrfIndoorSizes,
  vrfOutdoorSizes,
} from "../data/systems.ts";

/** An air-cooled machine on our generic curve. The curve is straight from 35 °C to 46 °C and beyond. */
export interface Machine {
  id: MachineId;
  /** `rated` is the capacity (W) at 35 °C. `capacity` and `power` are the W that are left and drawn at the temperature `outdoor` (°C). */
  rated: number;
  outdoor: number;
  capacity: number;
  power: number;
}

const beyond = (outdoor: number) => Math.max(0, outdoor - 35) / 11;

/** Returns the share of the rated capacity at an outdoor temperature. `hotLoss` is the share that is lost at 46 °C. */
export const capacityShare = (outdoor: number, hotLoss: number) => 1 - hotLoss * beyond(outdoor);

/** Returns the machine that can just carry a load (W) at an outdoor temperature. */
export function machineFor(id: MachineId, watts: number, outdoor: number, hotLoss: number): Machine {
  return machineOf(id, watts / capacityShare(outdoor, hotLoss), outdoor, hotLoss);
}

export function machineOf(id: MachineId, rated: number, outdoor: number, hotLoss: number): Machine {
  const { eer, powerRise } = machines[id];
  return {
    id,
    rated,
    outdoor,
    capacity: rated * capacityShare(outdoor, hotLoss),
    power: (rated / eer) * (1 + powerRise * beyond(outdoor)),
  };
}

/** Returns the share of its capacity that a VRF system keeps with its pipes. The equivalent length and the difference of height are in metres. */
export const pipeShare = (length: number, height: number) =>
  Math.max(
    pipeLoss.least,
    1 - pipeLoss.perMetre * Math.max(0, length - pipeLoss.free) - pipeLoss.perHeight * Math.abs(height),
  );

export interface Vrf {
  /** The unit or units of each room, in the order of the rooms. The size is nominal, in kW. */
  indoor: { size: number; count: number }[];
  /** The size (nominal kW) and number of the outdoor units. */
  outdoor: { size: number; count: number };
  /** The nominal capacity of the indoor units divided by that of the outdoor units. */
  combination: number;
  /**
   * The share of their nominal capacity that the outdoor units keep at the outdoor temperature, with their pipes and at the condition of the
   * rooms.
   */
  share: number;
  /** The capacity (W) of all outdoor units together at that share. */
  capacity: number;
}

/** Returns the smallest number of equal units from a list of sizes, and their size. The load is in the unit of the sizes (kW or TR). */
export const fewest = (sizes: readonly number[], kilowatts: number) => {
  const count = Math.max(1, Math.ceil(kilowatts / last(sizes)));
  return { size: sizes.find((size) => size * count >= kilowatts) ?? last(sizes), count };
};

/**
 * Sizes indoor units by the peak of each room. Sizes outdoor units by the block load or by the combination ratio, whichever needs more. `room`
 * is the share of the nominal capacity that is left at the condition of the rooms.
 */
export function vrfFor(
  rooms: readonly number[],
  block: number,
  outdoor: number,
  { hotLoss, room, length, height }: { hotLoss: number; room: number; length: number; height: number },
): Vrf {
  const share = capacityShare(outdoor, hotLoss) * pipeShare(length, height) * room;
  const indoor = rooms.map((watts) => fewest(vrfIndoorSizes, watts / 1000 / (room * pipeShare(length, height))));
  const together = indoor.reduce((sum, { size, count }) => sum + size * count, 0);
  const units = fewest(vrfOutdoorSizes, Math.max(block / 1000 / share, together / mostCombination));
  const nominal = units.size * units.count;
  return { indoor, outdoor: units, combination: together / nominal, share, capacity: nominal * 1000 * share };
}
