import type { DayKind } from "@site/engine/weather/design-days.ts";
import type { Speech } from "../say.ts";

export function momentOf({ month, kind, hour }: { month: number; kind: DayKind; hour: number }, say: Speech) {
  const { result } = say.words.engineer;
  const blanks = {
    month: say.shared.months[month - 1] ?? "",
    day: result[kind === "humid" ? "humid" : "hot"],
    hour: `${hour}:00`,
  };
  return say.fill(result.at, blanks);
}
