import { createHmac, timingSafeEqual } from "node:crypto";
import type { IncomingHttpHeaders, IncomingMessage } from "node:http";
import { fairSemaphore } from "#platform/process/limits.ts";
import { bodyLimits } from "./body.ts";
import { budgets } from "./budgets.ts";
import { collectBody } from "./collect-body.ts";
import { mediaType, type Refusal } from "./guards.ts";
import { isSame } from "./hook-secret.ts";
import { plainResponse } from "./plain-response.ts";

const limit = budgets.chatHook.bytes;

export interface WhatsAppHook {
  /** The secrets of Meta's app. There are two while a new secret replaces the old one. */
  secrets: readonly string[];
  verifyToken: string;
  /** Tells whether this address sent wrong signatures too often. */
  isBlocked(address: string): Promise<boolean>;
  /** Resolves when the part of the message that concerns us is on the disk. */
  take(raw: Buffer): Promise<unknown>;
}

/**
 * Receives Meta's requests for WhatsApp. A GET checks our address. Signed POSTs bring the messages. Meta repeats a POST for days until it
 * is answered with 200.
 */
export function whatsAppHook({ secrets, verifyToken, isBlocked, take }: WhatsAppHook) {
  const arrive = fairSemaphore(budgets.arrivingChats);
  const unknown = async (address: string, status: 401 | 403): Promise<Response> =>
    (await isBlocked(address)) ? refused(429) : plainResponse(status, closed);

  return async (request: IncomingMessage, address: string): Promise<Response> => {
    if (request.method === "GET") return (await challenged(request)) ?? unknown(address, 403);
    if (request.method !== "POST") return plainResponse(405, { allow: "GET, POST" });
    if (mediaType(request.headers) !== "application/json") return refused(415);
    if (Number(request.headers["content-length"] ?? 0) > limit) return refused(413);
    const signature = signatureIn(request.headers);
    if (!signature) return unknown(address, 401);
    const arrived = await arrive(address);
    if (!arrived) return refused(429);
    const options = { limit, pace: bodyLimits.pace, small: limit, open: () => null };
    const body = await collectBody(request, options).finally(arrived);
    if (typeof body === "number") return refused(body);
    const raw = Buffer.concat(body.chunks);
    if (!isSigned(raw, signature, secrets)) return unknown(address, 401);
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

/** Reads the signature header, which is `sha256=` and 64 hexadecimal digits. */
function signatureIn(headers: IncomingHttpHeaders): Buffer | undefined {
  const hex = /^sha256=([0-9a-f]{64})$/i.exec(String(headers["x-hub-signature-256"] ?? ""))?.[1];
  return hex ? Buffer.from(hex, "hex") : undefined;
}

/**
 * Tells whether the signature fits the received bytes. JSON that was parsed and written again could have other escapes. Every secret is
 * tried, so that the duration reveals nothing.
 */
const isSigned = (raw: Buffer, signature: Buffer, secrets: readonly string[]): boolean =>
  secrets.map((secret) => timingSafeEqual(createHmac("sha256", secret).update(raw).digest(), signature)).includes(true);
