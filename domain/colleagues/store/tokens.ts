import { createHash, randomBytes } from "node:crypto";

/** A random token of 256 bits for a link. */
export const newToken = (): string => randomBytes(32).toString("base64url");

/**
 * Only the hash of a token is stored, so that a stolen database lets nobody in. A plain hash is enough for an unguessable value, and a
 * lookup by hash leaks nothing through timing.
 */
export const hashOf = (token: string): string => createHash("sha256").update(token).digest("base64url");
