import { isLoopback } from "#platform/http/loopback.ts";

/** True for names that are reserved, so that nobody can own them (RFC 2606). */
export const isReserved = (host: string) => /\.(example|test|invalid|localhost)$/.test(host);

export const isPublicHost = (host: string) => !isLoopback(host) && !isReserved(host);
