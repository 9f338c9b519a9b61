import { createHash, randomBytes } from "node:crypto";

/** Returns a random token of 256 bits for a link. */
export const newToken = (): string => randomBytes(32).toString("base64url");

/**
 * Hashes a token, because only the hash is stored: a stolen database lets nobody in. A plain hash is enough for a value that cannot be guessed, and a
 * lookup by hash reveals nothing through timing.
 */
export const hashOf = (token: string): string => createHash("sha256").update(token).digest("base64url");
