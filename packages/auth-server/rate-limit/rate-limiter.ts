import { type QueryExecutorProvider, sql } from "kysely";

/** `burst` at once, then one more every `every` ms. */
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

/** The clocks of two processes may differ by this much, and a bucket that another process filled must not look like one of a wrong clock. */
const apart = 120_000;

/** No limit of ours takes more than a day to refill, so a bucket with a later time comes from a wrong clock. */
const longestRefill = 2 * 86_400_000;

const byKey = (a: TokenDemand, b: TokenDemand) => (a.key < b.key ? -1 : 1);

export interface TokenGrant {
  /** Takes a token. Returns 0, or the ms until the next token if there is none. */
  waitMs: number;
  /** How many tokens of the burst are used. */
  used: number;
}

/**
 * A token bucket for each key, shared by all processes. A bucket is one number in the table, the instant at which it will be full again (generic cell
 * rate algorithm, GCRA). A token is taken by a single statement, so that no two processes take the same one. The table needs the columns `key` and
 * `full_at`. A bucket that would be full later than an empty one comes from a wrong clock, and counts as full.
 */
export function rateLimiter(table: string) {
  const buckets = sql.table(table);

  async function take(db: QueryExecutorProvider, key: string, limit: RateLimit, now: number): Promise<TokenGrant> {
    const [taken] = await takeEach(db, [{ key, now }], limit);
    return taken as TokenGrant;
  }

  /** Takes a token from each of several buckets by one statement; no key may be named twice. */
  async function takeEach(
    db: QueryExecutorProvider,
    asked: readonly TokenDemand[],
    limit: RateLimit,
  ): Promise<TokenGrant[]> {
    const { burst, every } = limit;
    // The rows are always locked in the same order, so that no two processes wait for each other's rows.
    const rows = asked.toSorted(byKey).map(({ key, now }) => sql`(${key}, ${now + every})`);
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
      asked.map(async (one) => {
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

    /** Refills the buckets of these keys. */
    async reset(db: QueryExecutorProvider, keys: readonly string[]): Promise<void> {
      await sql`delete from ${buckets} where key in (${sql.join(keys)})`.execute(db);
    },

    /** Deletes full buckets, which need not be stored, and those of a wrong clock, which count as full. */
    async sweep(db: QueryExecutorProvider, now: number): Promise<void> {
      await sql`delete from ${buckets} where full_at < ${now} or full_at > ${now + longestRefill}`.execute(db);
    },
  };
}
