import { roles } from "@site/ground/company/roles.ts";
import { z } from "zod";
import { currentTime } from "#platform/machine/time.ts";
import { timeoutSignal } from "#platform/machine/timers.ts";
import { env } from "#platform/process/env.ts";
import { withSpan } from "#platform/trace/trace.ts";
import { authBackend } from "./backend.server.ts";

const userSchema = z.object({
  id: z.uuid(),
  email: z.string().default(""),
  email_confirmed_at: z.string().nullish(),
  app_metadata: z.object({ role: z.enum(roles).nullable().catch(null) }),
  user_metadata: z.object({ language: z.string().nullable().catch(null) }),
  is_anonymous: z.boolean().default(false),
  factors: z.array(z.object({ factor_type: z.string(), status: z.string() })).default([]),
});
export type User = z.infer<typeof userSchema>;

/** The answer of a hosted backend is cached for 30 seconds. The embedded backend is asked every time. */
const holds = 30_000;
const cache = new Map<string, { user: User; until: number }>();

/** Returns the user of a token, or null if the session has ended or the person was banned or deleted. */
export async function userOf(token: string): Promise<User | null> {
  const { url } = authBackend();
  if (url === env().SITE_URL) return askFor(token);
  const found = cache.get(token);
  if (found && found.until > currentTime()) return found.user;
  cache.delete(token);
  const user = await askFor(token);
  if (user) store(token, user);
  return user;
}

async function askFor(token: string): Promise<User | null> {
  const { url, anonKey, fetch } = authBackend();
  const headers = { apikey: anonKey, authorization: `Bearer ${token}` };
  const answer = await withSpan("auth", "client", {}, () =>
    fetch(`${url}/auth/v1/user`, { headers, signal: timeoutSignal(5000) }),
  );
  if ([400, 401, 403, 404].includes(answer.status)) return null;
  if (!answer.ok) throw new Error(`The auth backend answered ${answer.status}`);
  return userSchema.parse(await answer.json());
}

/** Caches a user, and removes the oldest entries to limit memory. */
function store(token: string, user: User) {
  for (const [oldest] of cache) {
    if (cache.size < 1000) break;
    cache.delete(oldest);
  }
  cache.set(token, { user, until: currentTime() + holds });
}
