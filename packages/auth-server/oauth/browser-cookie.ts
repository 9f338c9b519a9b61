import { randomBytes } from "node:crypto";
import type { Context as Hono } from "hono";
import { getCookie, setCookie } from "hono/cookie";
import type { AuthConfig } from "../config.ts";
import { digest, timingSafeEquals } from "../crypto.ts";

const name = "asker";

/** If the server has TLS, the cookie gets the __Host- prefix, so that no other host can set or overwrite it. */
const prefixOf = ({ externalUrl }: AuthConfig) => (externalUrl.startsWith("https:") ? "host" : undefined);

/**
 * Sets a cookie that identifies this browser when a provider sends it back. Returns the cookie's hash. All flows of one browser share the
 * cookie.
 */
export function setBrowserCookie(c: Hono, config: AuthConfig): string {
  const prefix = prefixOf(config);
  const value = getCookie(c, name, prefix);
  const own = value?.length === 43 ? value : randomBytes(32).toString("base64url");
  setCookie(c, name, own, { prefix, path: "/", httpOnly: true, sameSite: "Lax", maxAge: config.flowSeconds });
  return digest(own);
}

export const hasBrowserCookie = (c: Hono, config: AuthConfig, hash: string): boolean =>
  timingSafeEquals(digest(getCookie(c, name, prefixOf(config)) ?? ""), hash);
