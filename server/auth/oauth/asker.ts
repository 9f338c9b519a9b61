import { randomBytes } from "node:crypto";
import type { Context as Hono } from "hono";
import { getCookie, setCookie } from "hono/cookie";
import type { AuthConfig } from "../config.ts";
import { digest, same } from "../seal.ts";

const name = "asker";

/** Nobody but this very host can set or overwrite it, where there is TLS. */
const prefixOf = ({ externalUrl }: AuthConfig) => (externalUrl.startsWith("https:") ? "host" : undefined);

/** Lets us know this browser again when a provider sends it back, and says by which hash; one mark for all that it asks for at once. */
export function mark(c: Hono, config: AuthConfig): string {
  const prefix = prefixOf(config);
  const given = getCookie(c, name, prefix);
  const own = given?.length === 43 ? given : randomBytes(32).toString("base64url");
  setCookie(c, name, own, { prefix, path: "/", httpOnly: true, sameSite: "Lax", maxAge: config.flowSeconds });
  return digest(own);
}

export const isMarked = (c: Hono, config: AuthConfig, hash: string): boolean =>
  same(digest(getCookie(c, name, prefixOf(config)) ?? ""), hash);
