import { createHash } from "node:crypto";
import { randomBytes } from "#platform/machine/chance.ts";

/** Returns a random token of 256 bits for a link. */
export const newToken = (): string => randomBytes(32).toString("base64url");

/**
 * Hashes a token. Only the hash is stored, so nobody can use the links in a stolen database. A plain hash is enough for a value that cannot
 * be guessed. A lookup by hash reveals nothing through its timing.
 */
export const hashOf = (token: string): string => createHash("sha256").update(token).digest("base64url");
