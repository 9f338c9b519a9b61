import { bypass } from "@site/engine/data/equipment.ts";
import { activities } from "@site/engine/data/gains.ts";
import { roomKind } from "@site/engine/data/room-kinds.ts";
import type { SourcedData } from "@site/engine/data/sources.ts";
import { cities, climateOf } from "@site/engine/data/stations.ts";
import type { Input } from "./fields.ts";
import type { AssumptionRow } from "./panels/AssumptionsPanel.tsx";
import type { Speech } from "./say.ts";

/** Lists the assumptions of the quick answer that the visitor cannot change. */
export function fixedRows({ city, room }: Input, { words, fill, format }: Speech): AssumptionRow[] {
  const { fixed, result, sources } = words;
  const climate = climateOf(city);
  const [sensible, latent] = activities[roomKind(room).activity];
  const row = (id: keyof typeof fixed, blanks: Record<string, string>, { source, confidence }: SourcedData) => ({
    name: fixed[id].name,
    value: fill(fixed[id].value, blanks),
    source: sources[source],
    confidence,
  });
  const weather = {
    station: result.stations[cities[city].station],
    hottest: format(Math.max(...climate.dryBulb), 1),
    dewPoint: format(climate.humid.dewPoint, 1),
  };
  return [
    row("weather", weather, climate),
    // Clear-sky values are known only for Dubai. They are used for the other cities too, with medium confidence.
    row("sky", {}, { source: "climateMonths", confidence: climate.source === "climateMonths" ? "high" : "medium" }),
    row(
      "person",
      { sensible: String(sensible), latent: String(latent) },
      { source: "handbookGains", confidence: "high" },
    ),
    row("bypass", { bypass: format(bypass, 2) }, { source: "practice", confidence: "low" }),
  ];
}
