import { type Kysely, sql } from "kysely";
import type { Database } from "#platform/db/schema.ts";
import { yieldTurn } from "#platform/machine/timers.ts";
import type { Period } from "./period.ts";

export interface PageReads {
  page: number;
  views: number;
  visible_ms: number;
  depth_25: number;
  depth_50: number;
  depth_75: number;
  depth_90: number;
}

const columns = ["views", "visible_ms", "depth_25", "depth_50", "depth_75", "depth_90"] as const;
const added = sql.join(columns.map((column) => sql`cast(sum(${sql.ref(column)}) as bigint) as ${sql.ref(column)}`));
/**
 * The number of pages that one query reads. The primary key of the table begins with the page, so a query reads all days of a few pages.
 */
const piece = 40;

/** Returns for each of these pages how far and how long it was read. */
export async function readingOf(db: Kysely<Database>, pages: number[], { first, last }: Period): Promise<PageReads[]> {
  const found: PageReads[] = [];
  for (let at = 0; at < pages.length; at += piece) {
    await yieldTurn();
    const { rows } = await sql<PageReads>`select page, ${added} from daily_pages
      where page in (${sql.join(pages.slice(at, at + piece))}) and day >= ${first} and day <= ${last}
      group by page`.execute(db);
    found.push(...rows);
  }
  return found;
}
