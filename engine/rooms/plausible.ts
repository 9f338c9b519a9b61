import type { RoomKind } from "../data/room-kinds.ts";

/** Standing people on a square metre; a home's own few fit into any of its rooms. */
const crowd = 2.5;
export const mostPeople = (area: number, { home, people }: RoomKind) =>
  Math.max(Math.floor(crowd * area), home ? people : 1);

/** An hour: more is wind and no ventilation. */
const airChanges = 60;
/** L/s. */
export const mostFreshAir = (area: number, height: number) => Math.floor((airChanges * area * height) / 3.6);
