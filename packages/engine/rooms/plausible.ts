import type { RoomKind } from "../data/room-kinds.ts";

/** The largest number of people that can stand on a square metre. The usual number of people of a home is allowed in a room of any size. */
const crowd = 2.5;
export const mostPeople = (area: number, { home, people }: RoomKind) =>
  Math.max(Math.floor(crowd * area), home ? people : 1);

/** The largest number of air changes an hour. More than this would be wind, not ventilation. */
const airChanges = 60;
/** Returns the largest flow of fresh air in L/s. */
export const mostFreshAir = (area: number, height: number) => Math.floor((airChanges * area * height) / 3.6);
