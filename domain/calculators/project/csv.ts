import { cubicFeetPerMinute, tons } from "@site/engine/units.ts";
import type { Words } from "../cooling-load/words.ts";
import { csvText } from "../kit/frame/csv.ts";
import { columnIds, columns, kindOf, typedIn } from "./list/columns.ts";
import { type Project, type ProjectRoom, uncooledUse } from "./model.ts";
import type { ProjectResult, RoomLine } from "./reckon.ts";

type Naming = { options: Pick<Words["options"], "room">; compass: Words["compass"] };
export type ListWords = {
  column: (id: (typeof columnIds)[number]) => string;
  result: (id: "kw" | "tr" | "flow" | "cfm" | "perArea") => string;
  yes: string;
  uncooled: string;
};

function cellOf(
  room: ProjectRoom,
  line: RoomLine | undefined,
  id: (typeof columnIds)[number],
  { options, compass }: Naming,
  { yes, uncooled: none }: ListWords,
) {
  const namesOfRooms: Record<string, string> = options.room;
  const namesOfSides: Record<string, string> = compass;
  const typed = typedIn(room, id, line?.glass);
  const { field } = columns[id];
  const value = String(typed || (field && kindOf(id) !== "glass" ? (line?.usual[field] ?? "") : ""));
  if (value === uncooledUse) return none;
  if (kindOf(id) === "kind") return namesOfRooms[value] ?? value;
  if (kindOf(id) === "facing") return typed ? (namesOfSides[typed] ?? typed) : "";
  if (kindOf(id) === "roof") return typed === "1" ? yes : "";
  const number = Number(value);
  return value !== "" && kindOf(id) === "number" && Number.isFinite(number) ? String(Number(number.toFixed(3))) : value;
}

/** Returns the list with its results as a table: headings, and a row for each room. */
export function tableOf(project: Project, { rooms }: ProjectResult, naming: Naming, words: ListWords): string[][] {
  const results = ["kw", "tr", "flow", "cfm", "perArea"] as const;
  const head = [...columnIds.map(words.column), ...results.map(words.result)];
  const body = project.rooms.map((room) => {
    const line = rooms[room.id];
    const load = line?.load;
    const figures = load && {
      kw: (load.required / 1000).toFixed(2),
      tr: tons(load.required).toFixed(2),
      flow: load.flow === undefined ? "" : (load.flow * 1000).toFixed(0),
      cfm: load.flow === undefined ? "" : cubicFeetPerMinute(load.flow).toFixed(0),
      perArea: (load.required / (line?.area || 1)).toFixed(0),
    };
    return [
      ...columnIds.map((id) => cellOf(room, line, id, naming, words)),
      ...results.map((id) => figures?.[id] ?? ""),
    ];
  });
  return [head, ...body];
}

/** Writes the list as CSV for a spreadsheet. The page can read this list again. */
export const csvOf = (...of: Parameters<typeof tableOf>): string => csvText(tableOf(...of));
