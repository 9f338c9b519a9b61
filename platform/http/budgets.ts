const kilobyte = 1024;
const megabyte = 1024 * kilobyte;

/**
 * Everything that a client may make the process keep or do at once. Each row is enforced where its name is imported. docs/decisions/0098 says how the
 * figures were found, and bench/floods tests them. Times are in milliseconds.
 */
export const budgets = {
  /** A connection is answered one request at a time. */
  connection: {
    /**
     * Requests that arrived before the previous one was answered (pipelining). Browsers and proxies send none, and a client that sends more than this
     * is cut off.
     */
    mayWait: 32,
    /** A connection on which nothing was read or written for so long is closed, unless a request on it is still being answered. */
    silence: 60_000,
  },
  /**
   * Pages that are made at request time share these places. Documents with a query share as many of their own. Each page is work for the one
   * processor, so more at once would answer none of them sooner.
   */
  pages: { atOnce: 4, atOnceByKey: 2, mayWait: 1000, mayWaitByKey: 300, patience: 10_000 },
  /** No page or document begins while a form is being answered. It waits for so long at most. */
  pauseForForms: 100,
  /** Forms count once their bodies are there. They wait only behind those of the same address, because they share commits. */
  forms: { atOnce: 200, atOnceByKey: 4, mayWait: 1000, mayWaitByKey: 100, patience: 30_000 },
  /** Bodies of forms are counted by the bytes received. */
  uploads: {
    memory: { total: 40 * megabyte, perAddress: 24 * megabyte, openPerAddress: 40 },
    /** A mobile network may be slow or pause for some seconds; proxies give up after two or three minutes of silence. */
    pace: { small: 30_000, large: 240_000, window: 20_000, least: 32 * kilobyte, queue: 150_000 },
    /** Uploads parsed at once: each needs five times its size in memory, so the next waits until the photos of the one before are stored. */
    atOnce: 1,
  },
  /** So many bytes of files stay in memory between requests. */
  files: 24 * megabyte,
  /**
   * So many calculations may wait for another process: those of all addresses, and those of one. Their computing time is limited by
   * COMPUTE_SECONDS_PER_MINUTE.
   */
  computing: { mayWait: 8, mayWaitByKey: 3 },
  /** One colleague may have so many event streams; one more ends the oldest. */
  streams: 6,
} as const;
