import { isLoopback } from "#platform/http/loopback.ts";

/** Names that belong to nobody (RFC 2606). */
export const isReserved = (host: string) => /\.(example|test|invalid|localhost)$/.test(host);

export const isPublicHost = (host: string) => !isLoopback(host) && !isReserved(host);
