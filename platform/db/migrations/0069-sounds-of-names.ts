import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";
import type { Database } from "../schema.ts";
import { soundsOfName } from "../search/names.ts";

const atOnce = 1000;

/** Adds the sounds of the names to the search text of people. A scheduled task does so for leads (search_version). */
export const soundsOfNames: Migration = {
  async up(db: Kysely<Database>) {
    for (let after: string | undefined = ""; after !== undefined; ) {
      const { rows } = await sql<{ id: string; name: string }>`
        select id, name from people where id > ${after} order by id limit ${sql.lit(atOnce)}`.execute(db);
      for (const { id, name } of rows) {
        const sounds = soundsOfName(name);
        if (sounds) await sql`update people set search = search || ${` ${sounds}`} where id = ${id}`.execute(db);
      }
      after = rows.at(-1)?.id;
    }
  },
};
