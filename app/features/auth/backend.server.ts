import { env } from "#server/env.ts";

export interface AuthBackend {
  /** What the client is created with; the paths of the protocol stand below its /auth/v1. */
  url: string;
  anonKey: string;
  fetch: typeof fetch;
}

/** Who vouches for people. */
export const authBackend = (): AuthBackend => ({ url: env().SITE_URL, anonKey: "", fetch });
