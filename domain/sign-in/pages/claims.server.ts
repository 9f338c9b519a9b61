import { createRemoteJWKSet, customFetch, errors, type JWTVerifyGetKey, jwtVerify } from "jose";
import { z } from "zod";
import { env } from "#platform/process/env.ts";
import { type AuthBackend, authBackend } from "./backend.server.ts";

const claimsSchema = z.object({
  sub: z.uuid(),
  exp: z.int(),
  session_id: z.uuid(),
  aal: z.string(),
  amr: z.array(z.object({ method: z.string(), timestamp: z.number().default(0) })).default([]),
});
export type Claims = z.infer<typeof claimsSchema>;

/** Returns the claims of a token that the backend has signed and that has not expired. Otherwise it returns null. */
export async function claimsOf(token: string): Promise<Claims | null> {
  const backend = authBackend();
  const secret = env().SUPABASE_JWT_SECRET;
  try {
    const { payload } = await jwtVerify(token, keyFor(backend, secret), {
      issuer: `${backend.url}/auth/v1`,
      audience: "authenticated",
      algorithms: secret ? [...asymmetric, "HS256"] : asymmetric,
      requiredClaims: ["exp"],
    });
    return claimsSchema.safeParse(payload).data ?? null;
  } catch (error) {
    if (isRefusal(error)) return null;
    throw error;
  }
}

const asymmetric = ["ES256", "RS256", "EdDSA"];

/**
 * Chooses the key by the algorithm. The shared secret is used for HMAC only, and the public keys for signatures only, which prevents algorithm
 * confusion.
 */
function keyFor(backend: AuthBackend, secret: string | undefined): JWTVerifyGetKey {
  const published = keysOf(backend);
  return (header, token) =>
    secret && header.alg === "HS256" ? new TextEncoder().encode(secret) : published(header, token);
}

const known = new Map<string, JWTVerifyGetKey>();

/**
 * Returns the public keys of a backend. They are cached, because they rarely change. An unknown key id fetches them again, at most once a
 * second.
 */
function keysOf({ url, fetch }: AuthBackend): JWTVerifyGetKey {
  const keys =
    known.get(url) ??
    createRemoteJWKSet(new URL(`${url}/auth/v1/.well-known/jwks.json`), {
      cooldownDuration: 1000,
      [customFetch]: fetch,
    });
  known.set(url, keys);
  return keys;
}

/** Tells whether an error means that the token is invalid. If the keys could not be fetched, the token may be valid. */
const isRefusal = (error: unknown) =>
  error instanceof errors.JOSEError && !["ERR_JOSE_GENERIC", "ERR_JWKS_TIMEOUT"].includes(error.code);
