import { QueryClient } from "@tanstack/react-query";

/** Thrown for an answer that says no. */
export class Refused extends Error {
  readonly status: number;
  readonly code: string;
  constructor(status: number, code: string) {
    super(`${status} ${code}`);
    this.status = status;
    this.code = code;
  }
}

/** A second, two, four … and never more than half a minute. */
export const retryDelay = (failures: number) => Math.min(1000 * 2 ** failures, 30_000);

/** What was refused stays refused; only what failed is tried again. */
export const mayRetry = (failures: number, error: Error) =>
  failures < 3 && !(error instanceof Refused && error.status < 500);

/** Data of the app area: tried again three times, forgotten five minutes after nobody looks at it. */
export const newQueryClient = () =>
  new QueryClient({
    defaultOptions: {
      queries: { gcTime: 5 * 60_000, retry: mayRetry, retryDelay },
      // Without a connection it fails at once and says so, instead of waiting for one without a word. What was sent, such as
      // a password, is kept no longer than its form.
      mutations: { networkMode: "always", gcTime: 0 },
    },
  });
