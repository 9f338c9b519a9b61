import { nth } from "@site/typed";
import type { Speech } from "../cooling-load/say.ts";
import { longestTexts, type Project } from "./model.ts";

/**
 * Returns the text for a room where the list of rooms is not shown, such as in the report: its floor, then its name. If the room has no
 * name, its use and its number in the list are used instead.
 */
export function nameAt({ rooms }: Pick<Project, "rooms">, index: number, say: Speech): string {
  const { floor, given: fields } = nth(rooms, index);
  const { engineer, options } = say.words;
  const kinds: Record<string, string> = options.room;
  const kind = kinds[fields.k ?? ""] ?? options.room.office;
  // A longer name is refused at its field, but the beginning of it is still used here.
  const name = fields.n?.trim().slice(0, longestTexts.room) || say.fill(engineer.nameless, { kind, n: index + 1 });
  return [floor.trim(), name].filter(Boolean).join(" · ");
}
