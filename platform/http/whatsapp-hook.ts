import { createHmac, timingSafeEqual } from "node:crypto";
import type { IncomingHttpHeaders, IncomingMessage } from "node:http";
import { bodyLimits } from "./body.ts";
import { collectBody } from "./collect-body.ts";
import { mediaType, type Refusal } from "./guards.ts";
import { isSame } from "./hook-secret.ts";
import { plainResponse } from "./plain-response.ts";

/** Meta's messages have a few KB; they name pictures, which we fetch. */
const limit = 256 * 1024;

export interface WhatsAppHook {
  /** The secrets of Meta's app. There are two while a new one replaces the old one. */
  secrets: readonly string[];
  verifyToken: string;
  /** Tells whether this address showed wrong signatures too often. */
  isBlocked(address: string): Promise<boolean>;
  /** Resolves once the part of it that concerns us is on the disk. */
  take(raw: Buffer): Promise<unknown>;
}

/**
 * Receives what Meta sends for WhatsApp: a GET that checks the address, then signed POSTs, which are repeated for days until one is answered with
 * 200.
 */
export function whatsAppHook({ secrets, verifyToken, isBlocked, take }: WhatsAppHook) {
  const unknown = async (address: string, status: 401 | 403): Promise<Response> =>
    (await isBlocked(address)) ? refused(429) : plainResponse(status, closed);

  return async (request: IncomingMessage, address: string): Promise<Response> => {
    if (request.method === "GET") return (await challenged(request)) ?? unknown(address, 403);
    if (request.method !== "POST") return plainResponse(405, { allow: "GET, POST" });
    if (mediaType(request.headers) !== "application/json") return refused(415);
    if (Number(request.headers["content-length"] ?? 0) > limit) return refused(413);
    const given = signatureIn(request.headers);
    if (!given) return unknown(address, 401);
    const body = await collectBody(request, { limit, pace: bodyLimits.pace, small: limit, open: () => null });
    if (typeof body === "number") return refused(body);
    const raw = Buffer.concat(body.chunks);
    if (!isSigned(raw, given, secrets)) return unknown(address, 401);
    await take(raw);
    return plainResponse(200);
  };

  async function challenged({ url = "" }: IncomingMessage): Promise<Response | undefined> {
    const query = new URLSearchParams(url.split("?")[1]);
    const challenge = query.get("hub.challenge") ?? "";
    const isRight = isSame(query.get("hub.verify_token") ?? "", verifyToken);
    if (query.get("hub.mode") !== "subscribe" || !isRight || !/^[\w-]{1,200}$/.test(challenge)) return undefined;
    return new Response(challenge, {
      headers: { "content-type": "text/plain; charset=utf-8", "cache-control": "no-store" },
    });
  }
}

const closed = { connection: "close" };
const refused = (status: Refusal["status"]) =>
  plainResponse(status, { ...closed, ...(status === 429 && { "retry-after": "60" }) });

/** The header is `sha256=` and 64 hexadecimal digits. */
function signatureIn(headers: IncomingHttpHeaders): Buffer | undefined {
  const hex = /^sha256=([0-9a-f]{64})$/i.exec(String(headers["x-hub-signature-256"] ?? ""))?.[1];
  return hex ? Buffer.from(hex, "hex") : undefined;
}

/**
 * The signature covers the bytes as they came, because the same JSON written anew would have other escapes. Every secret is tried, so that the time
 * reveals nothing.
 */
const isSigned = (raw: Buffer, given: Buffer, secrets: readonly string[]): boolean =>
  secrets.map((secret) => timingSafeEqual(createHmac("sha256", secret).update(raw).digest(), given)).includes(true);
