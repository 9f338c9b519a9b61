import { type QueryExecutorProvider, sql } from "kysely";

/** Allows `burst` uses at once, then one more use every `every` ms. */
export interface RateLimit {
  burst: number;
  every: number;
}

interface Bucket {
  key: string;
  full_at: number;
}

export interface TokenDemand {
  key: string;
  now: number;
}

/**
 * The largest accepted difference between the clocks of two processes, in ms. If another process with a later clock wrote the bucket, its
 * time still counts as valid.
 */
const apart = 120_000;

/**
 * The latest time at which a bucket may become full, counted from now: two days. Each of our limits refills within one day, so a time
 * after that comes from a wrong clock.
 */
const longestRefill = 2 * 86_400_000;

const byKey = (a: TokenDemand, b: TokenDemand) => (a.key < b.key ? -1 : 1);

export interface TokenGrant {
  /** 0 if a token was taken. Otherwise no token was left, and this is the time until the next token, in ms. */
  waitMs: number;
  /** The number of used tokens of the burst. */
  used: number;
}

/**
 * Keeps a token bucket for each key, shared by all processes. A bucket is one number in the table: the time at which the bucket will be
 * full again (generic cell rate algorithm, GCRA). A token is taken by a single statement, so that no two processes take the same token. The
 * table needs the columns `key` and `full_at`. A time later than that of an empty bucket comes from a wrong clock, so such a bucket counts
 * as full.
 */
export function rateLimiter(table: string) {
  const buckets = sql.table(table);

  async function take(db: QueryExecutorProvider, key: string, limit: RateLimit, now: number): Promise<TokenGrant> {
    const [taken] = await takeEach(db, [{ key, now }], limit);
    return taken as TokenGrant;
  }

  /** Takes a token from each of several buckets by one statement. A key must not occur twice. */
  async function takeEach(
    db: QueryExecutorProvider,
    demands: readonly TokenDemand[],
    limit: RateLimit,
  ): Promise<TokenGrant[]> {
    const { burst, every } = limit;
    // The rows are always locked in the same order, so that two processes never wait for each other's rows (no deadlock).
    const rows = demands.toSorted(byKey).map(({ key, now }) => sql`(${key}, ${now + every})`);
    const isWrong = sql`bucket.full_at > excluded.full_at + ${(burst - 1) * every + apart}`;
    const taken = await sql<Bucket>`
      insert into ${buckets} as bucket (key, full_at) values ${sql.join(rows)}
      on conflict (key) do update
        set full_at = case when bucket.full_at > excluded.full_at - ${every} and not (${isWrong})
          then bucket.full_at + ${every} else excluded.full_at end
        where bucket.full_at <= excluded.full_at + ${(burst - 2) * every} or ${isWrong}
      returning key, full_at`.execute(db);
    const fullAt = new Map(taken.rows.map((row) => [row.key, row.full_at]));
    return Promise.all(
      demands.map(async (one) => {
        const at = fullAt.get(one.key);
        return at === undefined ? refused(db, one, limit) : { waitMs: 0, used: Math.ceil((at - one.now) / every) };
      }),
    );
  }

  async function refused(
    db: QueryExecutorProvider,
    { key, now }: TokenDemand,
    { burst, every }: RateLimit,
  ): Promise<TokenGrant> {
    const seen = await sql<Bucket>`select full_at from ${buckets} where key = ${key}`.execute(db);
    const fullAt = seen.rows[0]?.full_at ?? now;
    return { waitMs: Math.max(1, fullAt - now - (burst - 1) * every), used: burst };
  }

  return {
    take,
    takeEach,

    /** Makes the buckets of these keys full again. */
    async reset(db: QueryExecutorProvider, keys: readonly string[]): Promise<void> {
      await sql`delete from ${buckets} where key in (${sql.join(keys)})`.execute(db);
    },

    /** Deletes full buckets, which need not be stored, and buckets that come from a wrong clock, which count as full. */
    async sweep(db: QueryExecutorProvider, now: number): Promise<void> {
      await sql`delete from ${buckets} where full_at < ${now} or full_at > ${now + longestRefill}`.execute(db);
    },
  };
}
