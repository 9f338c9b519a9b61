import { insideLayers } from "../data/constructions.ts";
import type { Room } from "./model.ts";
import type { ZoneSurface } from "./radiant-series.ts";

/**
 * Returns the usual surfaces of a room in the UAE: tiles on concrete, block partitions, and furniture on half of the floor with both its sides
 * exposed.
 */
export function usualSurfaces({ area, height, walls, roof }: Room): ZoneSurface[] {
  const outside = walls.reduce((sum, wall) => sum + wall.area, 0);
  const sky = (roof?.skylights ?? []).reduce((sum, window) => sum + window.area, 0);
  const around = 4 * Math.sqrt(area) * height;
  return [
    { role: "floor", area, layers: insideLayers.floor },
    { role: "ceiling", area: Math.max(0, area - sky), layers: roof ? roof.layers : insideLayers.ceiling },
    { role: "ceiling", area: Math.min(area, sky), layers: [] },
    { role: "wall", area: Math.max(0, around - outside), layers: insideLayers.partition },
    { role: "furniture", area, layers: insideLayers.furniture },
    ...walls.flatMap(({ area: whole, layers, windows }): ZoneSurface[] => {
      const glass = windows.reduce((sum, window) => sum + window.area, 0);
      return [
        { role: "wall", area: whole - glass, layers },
        { role: "wall", area: glass, layers: [] },
      ];
    }),
  ];
}
