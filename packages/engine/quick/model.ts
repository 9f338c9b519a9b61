import { absorptances, roofLayers, roofs, wallLayers, walls } from "../data/constructions.ts";
import { bypass } from "../data/equipment.ts";
import { activities, radiantParts } from "../data/gains.ts";
import { blinds, glasses, glassShares } from "../data/glazing.ts";
import { roomKind } from "../data/room-kinds.ts";
import { schedules } from "../data/schedules.ts";
import { climateOf } from "../data/stations.ts";
import type { Building, Roof, Room, Wall } from "../rooms/model.ts";
import { assumedFor } from "./assumptions.ts";
import { compass, type QuickAssumptions, type QuickInput } from "./input.ts";

/** Returns the outside walls of a square room, clockwise from the wall with the glass. The window has the proportions of its wall. */
function wallsOf({ area, height, facing, glass }: QuickInput, assumed: QuickAssumptions): Wall[] {
  const wallArea = Math.sqrt(area) * height;
  const share = glassShares[glass];
  const window = {
    area: wallArea * share,
    height: height * Math.sqrt(share),
    glass: glasses[assumed.glass],
    blind: blinds[assumed.blind],
    overhang: assumed.overhang > 0 ? { depth: assumed.overhang, above: 0 } : undefined,
  };
  return Array.from({ length: assumed.outsideWalls }, (_, side) => ({
    area: wallArea,
    facing: (compass[facing] + 90 * side) % 360,
    layers: wallLayers(walls[assumed.wall].stack),
    absorptance: absorptances[assumed.wallFinish],
    windows: side === 0 && share > 0 ? [window] : [],
  }));
}

const roofOf = (area: number, { roof, roofFinish }: QuickAssumptions): Roof => ({
  area,
  layers: roofLayers(roofs[roof].stack),
  absorptance: absorptances[roofFinish],
});

export function roomOf(input: QuickInput): Room {
  const assumed = assumedFor(input);
  const kind = roomKind(input.room);
  const { area, height } = input;
  const [sensible, latent] = activities[kind.activity];
  const occupied = schedules[assumed.occupied];
  return {
    name: input.room,
    area,
    height,
    walls: wallsOf(input, assumed),
    roof: input.position === "middle" ? undefined : roofOf(area, assumed),
    neighbours: [],
    people: {
      sensible: sensible * assumed.people,
      latent: latent * assumed.people,
      radiant: radiantParts.people,
      schedule: occupied,
    },
    lights: {
      sensible: assumed.lights * area,
      latent: 0,
      radiant: radiantParts.lights,
      schedule: schedules[assumed.lit],
    },
    equipment: {
      sensible: assumed.equipment * area,
      latent: kind.equipmentLatent * area,
      radiant: radiantParts.equipment,
      schedule: occupied,
    },
    airChanges: assumed.airChanges,
    freshAir: { flow: assumed.freshAir, schedule: occupied },
  };
}

/** Makes the full building model of a quick calculation. Engineer mode starts from this model. */
export function buildingOf(input: QuickInput): Building {
  const assumed = assumedFor(input);
  return {
    climate: climateOf(input.city),
    inside: { dryBulb: assumed.insideTemperature, relativeHumidity: assumed.insideHumidity },
    reflectance: assumed.reflectance,
    system: {
      kind: assumed.system,
      ducts: assumed.ducts,
      safety: { sensible: assumed.safety, latent: assumed.safety },
      hotLoss: assumed.hotLoss,
      roomCapacity: assumed.roomCapacity,
      bypass,
    },
    rooms: [roomOf(input)],
  };
}
