import { env } from "#server/env.ts";
import { isLoopback } from "#server/loopback.ts";

/** Whether who asks sits at the machine of a local site. The server marks such a request; in development it is not in front. */
export const isAtThisMachine = ({ headers }: Request): boolean =>
  isLoopback(new URL(env().SITE_URL).hostname) && (import.meta.env.DEV || headers.get("x-local-request") === "yes");
