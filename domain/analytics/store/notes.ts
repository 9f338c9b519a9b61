import type { Kysely } from "kysely";
import { newId } from "#platform/db/ids.ts";
import type { Database } from "#platform/db/schema.ts";
import { currentTime } from "#platform/machine/time.ts";
import type { Period } from "./read/period.ts";

export interface Note {
  id: string;
  day: number;
  text: string;
}

export const notesOf = (db: Kysely<Database>, { first, last }: Period): Promise<Note[]> =>
  db
    .selectFrom("timeline_notes")
    .select(["id", "day", "text"])
    .where("day", ">=", first)
    .where("day", "<=", last)
    .orderBy("day")
    .orderBy("created_at")
    .limit(200)
    .execute();

export const addNote = (db: Kysely<Database>, colleagueId: string, { day, text }: Omit<Note, "id">) =>
  db
    .insertInto("timeline_notes")
    .values({ id: newId(), day, text, staff_id: colleagueId, created_at: currentTime() })
    .execute();

export const removeNote = (db: Kysely<Database>, id: string) =>
  db.deleteFrom("timeline_notes").where("id", "=", id).execute();
