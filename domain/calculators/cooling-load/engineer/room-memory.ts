import type { KnownRooms, RoomResult } from "@site/engine/buildings/building.ts";
import type { Building, Room } from "@site/engine/rooms/model.ts";

export type RoomMemory = (building: Building) => KnownRooms;

/**
 * Caches the results of rooms by everything except their names, as long as nothing else of the building changes. After a keystroke only the
 * changed room is calculated again. After more than `most` results the cache begins anew.
 */
export function roomMemory(most = 60): RoomMemory {
  const texts = new WeakMap<Room, string>();
  let others = "";
  let results = new Map<string, RoomResult>();
  const textOf = (room: Room) => {
    const text = texts.get(room) ?? JSON.stringify({ ...room, name: "" });
    texts.set(room, text);
    return text;
  };
  return ({ rooms: _, ...building }) => {
    const now = JSON.stringify(building);
    if (now !== others || results.size > most) results = new Map();
    others = now;
    return { get: (room) => results.get(textOf(room)), set: (room, result) => results.set(textOf(room), result) };
  };
}
