import { conductionSeries } from "../walls/conduction.ts";
import { transmittance } from "../walls/layers.ts";
import { asLoad, type Series } from "../walls/response.ts";
import type { Roof, Room, Wall } from "./model.ts";
import { type RadiantSeries, radiantSeries } from "./radiant-series.ts";
import { usualSurfaces } from "./surfaces.ts";

/** An opaque outside surface, with the values that are combined with the weather. */
export interface OpaqueSurface {
  bearing: number | "roof";
  absorptance: number;
  /** W/K. */
  conductance: number;
  series: Series;
  /** The height of a parapet around a roof, and the side of the roof, which counts as a square. */
  parapet?: { height: number; side: number };
}

const innerParts = ["people", "lights", "equipment"] as const;
type InnerPart = (typeof innerParts)[number];

/** A room with everything that can be calculated without the weather. */
export interface PreparedRoom {
  room: Room;
  series: RadiantSeries;
  walls: OpaqueSurface[];
  roof: OpaqueSurface[];
  /** Heat and moisture in W that are the same every day. */
  gains: Record<InnerPart, { sensible: Series; latent: Series }>;
}

const opaque = (bearing: number | "roof", area: number, { layers, absorptance }: Wall | Roof): OpaqueSurface => ({
  bearing,
  absorptance,
  conductance: transmittance(layers) * area,
  series: conductionSeries(layers),
});

function roofOf(roof: Roof): OpaqueSurface {
  const glass = (roof.skylights ?? []).reduce((sum, { area }) => sum + area, 0);
  const { parapet: height = 0 } = roof;
  const parapet = height > 0 ? { height, side: Math.sqrt(roof.area) } : undefined;
  return { ...opaque("roof", roof.area - glass, roof), parapet };
}

export function prepare(room: Room): PreparedRoom {
  const series = room.radiantSeries ?? radiantSeries(room.surfaces ?? usualSurfaces(room));
  const inner = innerParts.map((part) => {
    const { sensible, latent, radiant, schedule } = room[part];
    const gain = schedule.map((share) => share * sensible);
    return [
      part,
      { sensible: asLoad(gain, radiant, series.nonSolar), latent: schedule.map((share) => share * latent) },
    ];
  });
  return {
    room,
    series,
    walls: room.walls.map((wall) => {
      const glass = wall.windows.reduce((sum, window) => sum + window.area, 0);
      return opaque(wall.facing, wall.area - glass, wall);
    }),
    roof: room.roof ? [roofOf(room.roof)] : [],
    gains: Object.fromEntries(inner),
  };
}
