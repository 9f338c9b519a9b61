import { list, number, oneOf, refuse, shape } from "../check.ts";
import { type OutdoorId, outdoorIds, type PlantId, plantIds, type RecoveryId, recoveryIds } from "../data/systems.ts";

/** The values of a room that an air system needs besides its load, in L/s. */
export interface ServedRoom {
  people: number;
  perPerson: number;
  perArea: number;
  /** The number of the air handler that serves the room. Rooms with the same number share one. */
  handler: number;
  /** The least supply air of the room, with the schedule of its fresh air; 0 leaves that to the design. */
  least: number;
}

/** How the rooms are cooled: the kind of plant, and the air. */
export interface Plan {
  plant: PlantId;
  outdoor: OutdoorId;
  recovery: RecoveryId;
  /** The temperature (°C) behind the coil of an air handler, and behind that of the outdoor air unit. */
  supply: number;
  outdoorSupply: number;
  /** The effectiveness with which the air mixes in the rooms. */
  effectiveness: number;
  procedure: "appendix" | "simplified";
  /** Shares: of all people who are in at once, and of the block load that the plant has to carry. */
  atOnce: number;
  diversity: number;
  /** The K of chilled water, and the metres to the farthest coil. */
  waterDrop: number;
  run: number;
  /** Metres of refrigerant pipe: equivalent length, and height. */
  pipeLength: number;
  pipeHeight: number;
  /** The rooms in the order of the building. */
  rooms: readonly ServedRoom[];
}

const check = (rooms: number) =>
  shape({
    plant: oneOf(plantIds),
    outdoor: oneOf(outdoorIds),
    recovery: oneOf(recoveryIds),
    supply: number(8, 20),
    outdoorSupply: number(8, 26),
    effectiveness: number(0.5, 1.5),
    procedure: oneOf(["appendix", "simplified"]),
    atOnce: number(0.1, 1),
    diversity: number(0.3, 1),
    waterDrop: number(3, 15),
    run: number(1, 2000),
    pipeLength: number(0, 200),
    pipeHeight: number(-100, 100),
    rooms: list(
      shape({
        ...{ people: number(0, 50_000), perPerson: number(0, 100), perArea: number(0, 100) },
        ...{ handler: number(1, 50), least: number(0, 50_000) },
      }),
      rooms,
      rooms,
    ),
  });

/** Refuses a plan by field and limit; `rooms` is the number of the building's rooms. */
export const refusePlan = (plan: unknown, rooms: number) => refuse(check(rooms)(plan, "plan"));
