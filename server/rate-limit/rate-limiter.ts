import { type QueryExecutorProvider, sql } from "kysely";

/** `burst` at once, then one more every `every` ms. */
export interface RateLimit {
  burst: number;
  every: number;
}

interface Taken {
  /** Takes a token. Returns 0, or the ms until the next token if there is none. */
  waitMs: number;
  /** How many tokens of the burst are used. */
  used: number;
}

/**
 * A token bucket for each key, shared by all processes. A bucket is one number in the table, the instant at which it will be full again
 * (generic cell rate algorithm, GCRA). A token is taken by a single statement, so that no two processes take the same one. The table
 * needs the columns `key` and `full_at`.
 */
export function rateLimiter(table: string) {
  const buckets = sql.table(table);
  return {
    async take(db: QueryExecutorProvider, key: string, { burst, every }: RateLimit, now: number): Promise<Taken> {
      const { rows } = await sql<{ full_at: number }>`
        insert into ${buckets} as bucket (key, full_at) values (${key}, ${now + every})
        on conflict (key) do update
          set full_at = case when bucket.full_at > ${now} then bucket.full_at + ${every} else ${now + every} end
          where bucket.full_at <= ${now + (burst - 1) * every}
        returning full_at`.execute(db);
      const taken = rows[0];
      if (taken) return { waitMs: 0, used: Math.ceil((taken.full_at - now) / every) };
      const seen = await sql<{ full_at: number }>`select full_at from ${buckets} where key = ${key}`.execute(db);
      const fullAt = seen.rows[0]?.full_at ?? now;
      return { waitMs: Math.max(1, fullAt - now - (burst - 1) * every), used: burst };
    },

    /** Refills the buckets of these keys. */
    async reset(db: QueryExecutorProvider, keys: readonly string[]): Promise<void> {
      await sql`delete from ${buckets} where key in (${sql.join(keys)})`.execute(db);
    },

    /** A full bucket need not be stored. */
    async sweep(db: QueryExecutorProvider, now: number): Promise<void> {
      await sql`delete from ${buckets} where full_at < ${now}`.execute(db);
    },
  };
}
