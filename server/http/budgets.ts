/**
 * All that a peer may make this process hold or do at once, in one table. Each row is enforced where its name is imported. Times are milliseconds.
 */
export const budgets = {
  /** One connection, which is answered one request at a time. */
  connection: {
    /** Requests that arrived before the one before them was answered (pipelining). Browsers and proxies send none; whoever sends more is cut off. */
    mayWait: 32,
    /** Without any progress in reading or writing; a request that is still being answered does not count. */
    silence: 60_000,
  },
} as const;
