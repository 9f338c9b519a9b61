import { type IncomingMessage, request as plainRequest } from "node:http";
import { request as secureRequest } from "node:https";
import { isIP, type LookupFunction } from "node:net";
import { currentTime } from "#platform/machine/time.ts";
import { timeoutSignal } from "#platform/machine/timers.ts";
import { TryLater } from "#platform/outbox/types.ts";
import { PrivateAddress, ssrfSafeLookup } from "./lookup.ts";
import { isPublicAddress } from "./public-address.ts";

export interface PostOptions {
  headers?: Record<string, string>;
  /** Allows any address, and http instead of https. For tests, and in development for a CRM on the same machine. */
  allowPrivate?: boolean;
  timeout?: number;
  signal?: AbortSignal;
  lookup?: LookupFunction;
}

/** The other server answered with an error status. */
export class HttpError extends Error {
  readonly status: number;
  /** The body of the answer. */
  readonly text: string;
  constructor(status: number, more = "", text = "") {
    super(`HTTP ${status}${more}`);
    this.status = status;
    this.text = text;
  }
}

/** The default timeout in milliseconds. */
export const patience = 10_000;

/** The largest number of bytes that is read from an answer. A useful answer to a webhook is shorter. */
const longestAnswer = 64 * 1024;

/**
 * Posts JSON to another server. The headers may name another content type. If the status is 2xx, resolves with the answer, cut at 64 KB.
 * Redirects are not followed, because they could lead to an internal address (SSRF).
 */
export async function post(address: string, body: string | Buffer, options: PostOptions = {}): Promise<string> {
  const answer = await ask(new URL(address), body, options);
  const text = await readLittle(answer);
  const { statusCode: status = 0, headers } = answer;
  if (status >= 200 && status < 300) return text;
  const wait = retryAfter(headers["retry-after"]);
  if ((status === 429 || status === 503) && wait > 0) throw new TryLater(`HTTP ${status}`, wait);
  throw new HttpError(status, status >= 300 && status < 400 ? ": redirects are not followed" : "", text);
}

/** Sends one request. If `body` is null, the request has no body. */
export function ask(url: URL, body: string | Buffer | null, options: PostOptions): Promise<IncomingMessage> {
  const { headers, allowPrivate = false, timeout = patience, signal, lookup = ssrfSafeLookup() } = options;
  const host = url.hostname.replace(/^\[|\]$/g, "");
  if (!allowPrivate) {
    if (url.protocol !== "https:") throw new Error("Only https addresses are posted to");
    // A numeric address is never resolved, so `lookup` does not check it. It is checked here (SSRF).
    if (isIP(host) && !isPublicAddress(host)) throw new PrivateAddress();
  }
  const request = url.protocol === "https:" ? secureRequest : plainRequest;
  const limits = [timeoutSignal(timeout), ...(signal ? [signal] : [])];
  return new Promise((resolve, reject) => {
    const sent = request(url, {
      method: body === null ? "GET" : "POST",
      agent: false,
      signal: AbortSignal.any(limits),
      ...(!allowPrivate && { lookup }),
      headers: {
        ...(body !== null && { "content-type": "application/json; charset=utf-8" }),
        ...headers,
        ...(body !== null && { "content-length": Buffer.byteLength(body) }),
        "user-agent": "Windtower/1",
      },
    });
    sent.once("response", resolve);
    sent.once("error", (error) => reject(limits[0]?.aborted ? new Error("No answer in time") : error));
    sent.end(body ?? undefined);
  });
}

/** Reads the answer up to a limit, so that the other server can finish sending it. */
async function readLittle(answer: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  let read = 0;
  try {
    for await (const chunk of answer) {
      chunks.push(chunk as Buffer);
      read += (chunk as Buffer).length;
      if (read > longestAnswer) break;
    }
  } catch {
    // The connection was cut, but the status has arrived already. Code that needs the text sees that it is incomplete.
  }
  answer.destroy();
  return Buffer.concat(chunks).toString();
}

/** Reads the header Retry-After, which is a number of seconds or a date. Returns milliseconds from now. */
function retryAfter(value: string | undefined): number {
  if (!value) return 0;
  const ms = /^\d+$/.test(value) ? Number(value) * 1000 : Date.parse(value) - currentTime();
  return Number.isFinite(ms) ? Math.max(0, ms) : 0;
}
