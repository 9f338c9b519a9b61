import { isLoopback } from "#platform/http/loopback.ts";
import { env } from "#platform/process/env.ts";

/**
 * Tells whether the client is on the same machine as a local site. The server marks such a request with a header. In
 * development no such server runs.
 */
export const isAtThisMachine = ({ headers }: Request): boolean =>
  isLoopback(new URL(env().SITE_URL).hostname) && (import.meta.env.DEV || headers.get("x-local-request") === "yes");
