import { list, number, oneOf, refuse, shape } from "../check.ts";
import { type OutdoorId, outdoorIds, type PlantId, plantIds, type RecoveryId, recoveryIds } from "../data/systems.ts";

/** The values of a room that an air system needs in addition to the load of the room. Airflows are in L/s. */
export interface ServedRoom {
  people: number;
  perPerson: number;
  perArea: number;
  /** The number of the air handler that serves the room. Rooms with the same number share an air handler. */
  handler: number;
  /** The smallest supply airflow of the room. It follows the schedule of the room's fresh air. If it is 0, the design sets the smallest airflow. */
  least: number;
}

/** The plan of the cooling: the kind of plant, and the treatment of the air. */
export interface Plan {
  plant: PlantId;
  outdoor: OutdoorId;
  recovery: RecoveryId;
  /** The air temperature (°C) behind the coil of an air handler, and behind the coil of the outdoor air unit. */
  supply: number;
  outdoorSupply: number;
  /** The effectiveness with which the supply air mixes in the rooms. */
  effectiveness: number;
  procedure: "appendix" | "simplified";
  /**
   * `atOnce` is the share of all people who are present at the same time. `diversity` is the share of the block load that the plant has to
   * carry.
   */
  atOnce: number;
  diversity: number;
  /** The difference (K) between flow and return of the chilled water, and the metres to the farthest coil. */
  waterDrop: number;
  run: number;
  /** The refrigerant pipe in metres: equivalent length, and difference in height. */
  pipeLength: number;
  pipeHeight: number;
  /** The rooms, in the order of the building. */
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

/** Throws an InputRefused with field and limit if a plan is wrong. `rooms` is the number of rooms in the building. */
export const refusePlan = (plan: unknown, rooms: number) => refuse(check(rooms)(plan, "plan"));
