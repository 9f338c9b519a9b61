import { airKindIds } from "@site/engine/fresh-air/kinds.ts";
import { isOneOf } from "@site/typed";
import type { OpenedBuilding } from "../cooling-load/engineer/building-model.ts";
import type { RoomLine } from "./reckon.ts";

export interface RoomLink {
  id: "duct-size" | "fresh-air" | "ac-running-cost";
  query: string;
}

/** The kinds of room that have another name in the fresh-air calculator. */
const airKinds: Record<string, string> = { kitchen: "home-kitchen", "hot-kitchen": "kitchen", mosque: "prayer-hall" };

const rounded = (value: number) => String(Number(value.toPrecision(4)));
/** Writes the query of a link. It needs no version, because calculators of the same build read it. */
const queryOf = (fields: Record<string, string>) => new URLSearchParams(fields).toString();

/**
 * Links to the other calculators with the values of a room: its supply air, its use, its unit. If a calculator has no choice that fits the room, the
 * field is left out.
 */
export function linksOf({ values }: OpenedBuilding, line: RoomLine | undefined): RoomLink[] {
  const load = line?.load;
  const place = String(values.c);
  const links: RoomLink[] = [];
  if (load?.flow) links.push({ id: "duct-size", query: queryOf({ flow: rounded(load.flow * 1000) }) });
  const own = String(values["0k"]);
  const kind = airKinds[own] ?? own;
  if (isOneOf(airKindIds, kind) && Number(values["0a"]) > 0)
    links.push({ id: "fresh-air", query: queryOf({ place, ...freshAirOf(values, kind) }) });
  if (load) {
    const { count, size } = load.selection;
    links.push({ id: "ac-running-cost", query: queryOf({ place, count: String(count), size: String(size) }) });
  }
  return links;
}

const freshAirOf = (values: OpenedBuilding["values"], kind: string) => ({
  ...{
    kind1: kind,
    area1: rounded(Number(values["0a"])),
    count1: String(Math.max(1, Math.round(Number(values["0p"])))),
  },
  ...{ kind2: "none", kind3: "none" },
});
