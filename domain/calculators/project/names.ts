import { nth } from "@site/typed";
import type { Speech } from "../cooling-load/say.ts";
import { longest, type Project } from "./model.ts";

/** Names a room outside of its list: by its floor, and by its name or its use with its place in the list. */
export function nameAt({ rooms }: Pick<Project, "rooms">, index: number, say: Speech): string {
  const { floor, given } = nth(rooms, index);
  const { engineer, options } = say.words;
  const kinds: Record<string, string> = options.room;
  const kind = kinds[given.k ?? ""] ?? options.room.office;
  // A longer name is refused at its field, and the room is still called by its beginning.
  const name = given.n?.trim().slice(0, longest.room) || say.fill(engineer.nameless, { kind, n: index + 1 });
  return [floor.trim(), name].filter(Boolean).join(" · ");
}
