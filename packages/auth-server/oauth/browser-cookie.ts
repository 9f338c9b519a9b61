import { randomBytes } from "node:crypto";
import type { Context as Hono } from "hono";
import { getCookie, setCookie } from "hono/cookie";
import type { AuthConfig } from "../config.ts";
import { digest, timingSafeEquals } from "../crypto.ts";

const name = "asker";

/** A site with TLS gets the __Host- prefix, so that no other host can set or overwrite the cookie. */
const prefixOf = ({ externalUrl }: AuthConfig) => (externalUrl.startsWith("https:") ? "host" : undefined);

/** Sets a cookie that recognises this browser when a provider sends it back, and returns its hash; all flows of the browser share it. */
export function setBrowserCookie(c: Hono, config: AuthConfig): string {
  const prefix = prefixOf(config);
  const given = getCookie(c, name, prefix);
  const own = given?.length === 43 ? given : randomBytes(32).toString("base64url");
  setCookie(c, name, own, { prefix, path: "/", httpOnly: true, sameSite: "Lax", maxAge: config.flowSeconds });
  return digest(own);
}

export const hasBrowserCookie = (c: Hono, config: AuthConfig, hash: string): boolean =>
  timingSafeEquals(digest(getCookie(c, name, prefixOf(config)) ?? ""), hash);
