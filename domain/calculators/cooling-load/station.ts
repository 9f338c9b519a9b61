import { type CityId, cities } from "@site/engine/data/stations.ts";
import type { Speech } from "./say.ts";

/** Names the weather station, and says how much of its data was measured there. `moved` replaces the remark about the data. */
export function stationLine(city: CityId, { words: { result, options }, fill }: Speech, moved?: string): string {
  const { station, own } = cities[city];
  const name = result.stations[station];
  const whose = own ? `${name}.` : fill(result.nearest, { station: name, city: options.city[city] });
  return `${result.station}: ${whose} ${moved ?? result.stationMonths[station]}`;
}
