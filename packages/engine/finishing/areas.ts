import { refuse } from "../check.ts";
import type { FinishingInput, Room } from "./input.ts";

/** A common door leaf with its frame: 0.9 by 2.1 m. */
const door = { width: 0.9, height: 2.1 };

const openings = ({ doors, windows, height }: Room) => doors * door.width * Math.min(door.height, height) + windows;

export const floorOf = ({ length, width }: Room) => length * width;
export const perimeterOf = ({ length, width }: Room) => 2 * (length + width);
export const wallsOf = (room: Room) => perimeterOf(room) * room.height - openings(room);
/** Returns the area of a partition wall (m²), which is as long as the room. */
export const partitionOf = (room: Room) => room.length * room.height - openings(room);

export const sum = (rooms: readonly Room[], of: (room: Room) => number) =>
  rooms.reduce((total, room) => total + of(room), 0);

/** Tells whether the work covers walls. The openings of the walls do not change the areas of floors and ceilings. */
const countsWalls = ({ work, surface, boarding }: FinishingInput) =>
  work === "paint" || (work === "tiles" ? surface !== "floor" : boarding !== "ceiling");

/** Checks that doors and windows leave at least some of the wall. */
export function checkOpenings(input: FinishingInput) {
  if (!countsWalls(input)) return;
  const isPartition = input.work === "boards" && input.boarding === "partition";
  const issues = input.rooms.flatMap((room, index) => {
    const left = isPartition ? partitionOf(room) : wallsOf(room);
    if (left > 0) return [];
    const limit = Math.floor((left + openings(room)) * 10) / 10;
    return [{ field: `rooms.${index}.windows`, problem: "openings-exceed-walls", limit }];
  });
  refuse(issues);
}
