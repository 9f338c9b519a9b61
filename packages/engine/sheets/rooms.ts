import { hotDay } from "../data/equipment.ts";
import type { CityId } from "../data/stations.ts";
import { capacityLeft } from "../equipment/capacity.ts";
import type { QuickInput } from "../quick/input.ts";
import { calculateQuick } from "../quick/quick.ts";
import { fromTons } from "../units.ts";
import type { DayKind } from "../weather/design-days.ts";

/** Three rooms of a home that was built since about 2000. In each room about a third of one wall is glass. */
const rooms = {
  bedroom: { room: "bedroom", area: 16, facing: "n", position: "middle" },
  "living-west": { room: "living", area: 30, facing: "w", position: "middle" },
  "top-floor": { room: "bedroom", area: 20, facing: "s", position: "top" },
} as const satisfies Record<string, Partial<QuickInput>>;
export type RoomId = keyof typeof rooms;
export const roomIds = ["bedroom", "living-west", "top-floor"] as const satisfies readonly RoomId[];

export interface SizedRoom {
  /** The cooling (kW) that is needed on the hot and on the humid design day, including 5% of safety. */
  hot: number;
  humid: number;
  /** The size to buy in TR, as on the label at 35 °C. */
  tons: number;
  /** The cooling (kW) that a unit of this size still gives at 46 °C in a room of 24 °C. */
  left: number;
}

export function sizedRoom(city: CityId, id: RoomId): SizedRoom {
  const { room } = calculateQuick({ city, height: 3, glass: "medium", age: "2000s", ...rooms[id] });
  const { count, size, comparisons } = room.selection;
  const on = (day: DayKind) => (comparisons.find(({ kind }) => kind === day)?.watts ?? 0) / 1000;
  const tons = count * size;
  return {
    hot: on("hot"),
    humid: on("humid"),
    tons,
    left: (fromTons(tons) / 1000) * capacityLeft(hotDay.hot, {}),
  };
}
