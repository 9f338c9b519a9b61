import { floorOf } from "@site/engine/finishing/areas.ts";
import { type Room, usualFinishing } from "@site/engine/finishing/input.ts";
import { usualAmc } from "@site/engine/maintenance/input.ts";
import { keysOf } from "@site/typed";

const [usualRoom] = usualFinishing.rooms;

/** The rooms of a flat are its bedrooms, the living room, and one for kitchen and bath together. Each of the others has a unit of its own. */
const flat = (bedrooms: number) => {
  const rooms = Math.max(bedrooms, 1) + (bedrooms > 0 ? 2 : 1);
  return { rooms, area: rooms * floorOf(usualRoom), units: rooms - 1 };
};

/**
 * These assumptions about a home are shown on the page. The rooms of a flat are as large as the usual room of the quantities. The villa is the example
 * of the cooling-load project, with the units of the maintenance planner's villa.
 */
export const homes = {
  studio: flat(0),
  one: flat(1),
  two: flat(2),
  three: flat(3),
  villa: { rooms: 6, area: 176, units: usualAmc.split },
} as const;
export type HomeId = keyof typeof homes;
export const homeIds = keysOf(homes);

/** Names a picture for each home. */
export const homePictures = {
  studio: "guest-room",
  one: "tower-flat",
  two: "move-in",
  three: "marina-tower",
  villa: "villa",
} as const satisfies Record<HomeId, string>;

const rounded = (metres: number, digits: number) => Number(metres.toFixed(digits));

/** Divides an area into equal rooms with the usual sides, height, door and windows. */
export function roomsOf(home: HomeId, area = homes[home].area): Room[] {
  const { rooms } = homes[home];
  const width = rounded(Math.sqrt((area / rooms) * (usualRoom.width / usualRoom.length)), 2);
  // The length is exact to a tenth of a millimetre, so that the rooms together have the area that is priced.
  const room = { ...usualRoom, width, length: rounded(area / rooms / width, 4) };
  return Array.from({ length: rooms }, () => room);
}
