import { createHash, randomBytes } from "node:crypto";

/** 256 bits that nobody guesses, for a link. */
export const newToken = (): string => randomBytes(32).toString("base64url");

/**
 * All that the database keeps of a token: who reads the database cannot enter with it. A plain hash is enough for what
 * cannot be guessed, and looking a hash up tells nothing of the token by the time it takes.
 */
export const hashOf = (token: string): string => createHash("sha256").update(token).digest("base64url");
