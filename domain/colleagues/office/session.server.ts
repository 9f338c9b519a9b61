import { accessTokenIn, authBackend } from "#domain/sign-in/index.server.ts";
import { logError } from "#platform/process/log.ts";

/** Ends the session of a request in the backend. An error is only logged, because the browser's copy is removed in any case. */
export async function endSession(request: Request): Promise<void> {
  const token = accessTokenIn(request);
  if (token === null) return;
  const { url, anonKey, fetch } = authBackend();
  const headers = { apikey: anonKey, authorization: `Bearer ${token}` };
  await fetch(`${url}/auth/v1/logout?scope=local`, { method: "POST", headers }).catch(logError);
}
