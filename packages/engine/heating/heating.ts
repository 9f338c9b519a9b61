import { recordOf } from "@site/typed";
import { heatCapacity, specificVolume, standardPressure } from "../air/psychrometrics.ts";
import { checkBuilding } from "../buildings/check-building.ts";
import { number, refuse, shape } from "../check.ts";
import type { Building, Room } from "../rooms/model.ts";
import { transmittance } from "../walls/layers.ts";

export const heatingParts = ["walls", "roof", "glass", "neighbours", "infiltration", "freshAir"] as const;
export type HeatingPart = (typeof heatingParts)[number];

/** The temperatures outdoors and in the rooms in °C, and a safety factor as a share. */
export interface HeatingDesign {
  outdoor: number;
  inside: number;
  safety: number;
}

export interface RoomHeating {
  name: string;
  /** The heat loss by cause in W. A negative loss is a gain. `required` is never below zero. */
  parts: Record<HeatingPart, number>;
  required: number;
}

export interface Heating {
  rooms: RoomHeating[];
  required: number;
}

const check = shape({ outdoor: number(-40, 40), inside: number(10, 30), safety: number(0, 1) });

/** Computes the heat (W) that keeps the rooms warm in the coldest hour, without people, sun, lights and stored heat. */
export function heating(building: Building, design: HeatingDesign): Heating {
  refuse([...checkBuilding(building), ...check(design, "heating")]);
  const rooms = building.rooms.map((room) => roomHeating(room, building, design));
  return { rooms, required: rooms.reduce((sum, room) => sum + room.required, 0) };
}

function roomHeating(room: Room, { climate }: Building, { outdoor, inside, safety }: HeatingDesign): RoomHeating {
  const colder = inside - outdoor;
  const glassOf = (windows: Room["walls"][number]["windows"] = []) =>
    windows.reduce((sum, { area, glass }) => sum + area * glass.u, 0);
  const bare = (area: number, windows: Room["walls"][number]["windows"] = []) =>
    area - windows.reduce((sum, window) => sum + window.area, 0);
  const sumOver = <T>(list: readonly T[], of: (one: T) => number) => list.reduce((sum, one) => sum + of(one), 0);
  // The air is treated as dry, because its moisture would change only the fourth digit.
  const perLitre = (heatCapacity(0) / specificVolume(outdoor, 0, standardPressure(climate.elevation)) / 1000) * colder;
  const watts: Record<HeatingPart, number> = {
    walls: colder * sumOver(room.walls, ({ area, windows, layers }) => bare(area, windows) * transmittance(layers)),
    roof: room.roof ? colder * bare(room.roof.area, room.roof.skylights) * transmittance(room.roof.layers) : 0,
    glass: colder * (sumOver(room.walls, ({ windows }) => glassOf(windows)) + glassOf(room.roof?.skylights)),
    neighbours: sumOver(
      room.neighbours,
      ({ area, u, exposure, celsius }) => area * u * (celsius === undefined ? exposure * colder : inside - celsius),
    ),
    infiltration: (perLitre * room.airChanges * room.area * room.height) / 3.6,
    freshAir: perLitre * room.freshAir.flow,
  };
  const parts = recordOf(heatingParts, (part) => watts[part]);
  const total = sumOver(heatingParts, (part) => parts[part]);
  return { name: room.name, parts, required: Math.max(0, total) * (1 + safety) };
}
