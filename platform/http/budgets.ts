const kilobyte = 1024;
const megabyte = 1024 * kilobyte;

/**
 * The limits of what a client may make this process keep or do at the same time. Each limit is enforced in the file that imports its name.
 * docs/decisions/0098 explains how the numbers were found, and bench/floods tests them. Times are in milliseconds.
 */
export const budgets = {
  /** The requests of a connection are answered one at a time. */
  connection: {
    /**
     * The largest number of requests that may arrive before the previous one was answered (pipelining). Browsers and proxies send none. A
     * client that sends more is disconnected.
     */
    mayWait: 32,
    /** A connection is closed if nothing was read or written for this time, unless a request on it is still being answered. */
    silence: 60_000,
  },
  /**
   * The queue of pages that are made at request time. Documents with a query have a second queue with the same limits. All pages share one
   * processor, so more pages at the same time would not be ready sooner.
   */
  pages: { atOnce: 4, atOnceByKey: 2, mayWait: 1000, mayWaitByKey: 300, patience: 10_000 },
  /** No page or document begins while a form is being answered. It waits at most for this time. */
  pauseForForms: 100,
  /**
   * The queue of forms, which a form enters when its body has arrived. A form waits only for forms of the same address, because forms share
   * commits.
   */
  forms: { atOnce: 200, atOnceByKey: 4, mayWait: 1000, mayWaitByKey: 100, patience: 30_000 },
  /** The limits for the bodies of forms. They count received bytes. */
  uploads: {
    memory: { total: 40 * megabyte, perAddress: 24 * megabyte, openPerAddress: 40 },
    /** A mobile network may be slow or pause for some seconds. Proxies end a request after two or three minutes of silence. */
    pace: { small: 30_000, large: 240_000, window: 20_000, least: 32 * kilobyte, queue: 150_000 },
    /**
     * The number of uploads parsed at the same time. Parsing needs five times the upload's size in memory, so the next upload waits until
     * the photos of this one are stored.
     */
    atOnce: 1,
  },
  /** The bytes of files that stay in memory between requests. */
  files: 24 * megabyte,
  /**
   * How many calculations may wait for another process: in total, and of one address. COMPUTE_SECONDS_PER_MINUTE limits their computing
   * time.
   */
  computing: { mayWait: 8, mayWaitByKey: 3 },
  /** The number of event streams of one colleague. One more stream ends the oldest. */
  streams: 6,
} as const;
