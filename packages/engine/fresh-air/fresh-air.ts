import { refuse } from "../check.ts";
import { type CityId, climateOf } from "../data/stations.ts";
import { airAt } from "../ducts/air.ts";
import { materials } from "../ducts/data.ts";
import { diameterFor } from "../ducts/friction.ts";
import { roundUp } from "../ducts/sizing.ts";
import { carbonDioxide, type Staleness } from "./carbon-dioxide.ts";
import { type Cooling, coolingFor, type RecoveryId } from "./cooling.ts";
import { type MixingId, mixing } from "./kinds.ts";
import { needsOf, type RoomInput, type RoomNeeds } from "./rooms.ts";
import { type Balance, balanceOf, type Intake, intakeFor, type SystemId } from "./system.ts";

export const engineVersion = "1.1";
export const mostRooms = 8;

export interface FreshAirInput {
  rooms: readonly RoomInput[];
  city: CityId;
  /** m. */
  height: number;
  mixing: MixingId;
  system: SystemId;
  /** The share (%) of the design number of people who are present at the same time. */
  atOnce: number;
  exhaustRuns: "always" | "used";
  /** The surplus of the supply over the exhaust in %. */
  surplus: number;
  temperature: number;
  /** %. */
  humidity: number;
  recovery: RecoveryId;
  /** %. */
  effectiveness: number;
  /** The carbon dioxide outdoors in ppm. */
  outdoor: number;
  /** The air velocity at the face of the intake louvre in m/s. */
  face: number;
}

/** An opening in the façade and the duct behind it. */
export interface Opening {
  /** L/s. */
  flow: number;
  /** The face area in m², and the side (m) of a square with that area. */
  area: number;
  side: number;
  /** The diameter (m) of a galvanised duct at 0.8 Pa/m. */
  duct: number;
}

export interface FreshAirResult {
  rooms: RoomNeeds[];
  intake: Intake;
  balance: Balance;
  cooling: Cooling;
  carbonDioxide: Staleness[];
  openings: { intake?: Opening; exhaust?: Opening };
}

const ductFriction = 0.8;
/**
 * The air velocity at an exhaust louvre, divided by that at an intake louvre. It may be higher, because rain does not enter through an exhaust
 * louvre.
 */
const exhaustFace = 1.4;

function openingFor(flow: number, face: number, city: CityId): Opening | undefined {
  if (flow <= 0) return undefined;
  const [cubicMetres, air] = [flow / 1000, airAt(35, climateOf(city).elevation)];
  const area = cubicMetres / face;
  const exact = diameterFor(ductFriction, cubicMetres, materials.galvanised.roughness / 1000, air);
  return { flow, area, side: Math.sqrt(area), duct: roundUp(exact) };
}

export function freshAirAndExhaust(input: FreshAirInput): FreshAirResult {
  const { city, height, system, surplus, face } = input;
  refuse(input.rooms.length === 0 ? [{ field: "kind1", problem: "missing" }] : []);
  refuse(input.rooms.length > mostRooms ? [{ field: "rooms", problem: "too-many", limit: mostRooms }] : []);
  const rooms = needsOf(input.rooms, {
    height,
    effectiveness: mixing[input.mixing],
    always: input.exhaustRuns === "always",
  });
  const intake = intakeFor(rooms, system, input.atOnce / 100);
  const balance = balanceOf(rooms, intake.flow, surplus / 100);
  const share = balance.supply > 0 ? balance.recoverable / balance.supply : 0;
  return {
    rooms,
    intake,
    balance,
    cooling: coolingFor(
      balance.supply / 1000,
      city,
      { dryBulb: input.temperature, relative: input.humidity / 100 },
      { kind: input.recovery, effectiveness: input.effectiveness / 100, share },
    ),
    carbonDioxide: carbonDioxide(rooms, input.outdoor, height),
    openings: {
      intake: openingFor(balance.supply, face, city),
      exhaust: openingFor(balance.exhaust + balance.relief, face * exhaustFace, city),
    },
  };
}
