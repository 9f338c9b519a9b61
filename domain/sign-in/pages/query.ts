import { QueryClient } from "@tanstack/react-query";

/** Thrown if the server answers with an error status. */
export class RequestRefusal extends Error {
  readonly status: number;
  readonly code: string;
  constructor(status: number, code: string) {
    super(`${status} ${code}`);
    this.status = status;
    this.code = code;
  }
}

/** Returns the delay before the next try (exponential backoff): 1 s, 2 s, 4 s … at most 30 s. */
export const retryDelay = (failures: number) => Math.min(1000 * 2 ** failures, 30_000);

/** Tells whether a failed query may be tried again. A refusal by the server is final. */
export const mayRetry = (failures: number, error: Error) =>
  failures < 3 && !(error instanceof RequestRefusal && error.status < 500);

/** Makes the cache for the data of the app area. It retries three times, and drops data five minutes after the last use. */
export const newQueryClient = () =>
  new QueryClient({
    defaultOptions: {
      queries: { gcTime: 5 * 60_000, retry: mayRetry, retryDelay },
      // A mutation without a connection fails at once with a message, instead of waiting silently. Its variables, such as a password, are not kept
      // after the form is gone.
      mutations: { networkMode: "always", gcTime: 0 },
    },
  });
