import type { RoomKind } from "../data/room-kinds.ts";

/** The number of people standing on a square metre. The few people of a home fit into any of its rooms. */
const crowd = 2.5;
export const mostPeople = (area: number, { home, people }: RoomKind) =>
  Math.max(Math.floor(crowd * area), home ? people : 1);

/** Air changes an hour: more than this is wind, not ventilation. */
const airChanges = 60;
/** L/s. */
export const mostFreshAir = (area: number, height: number) => Math.floor((airChanges * area * height) / 3.6);
