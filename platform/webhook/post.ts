import { type IncomingMessage, request as plainRequest } from "node:http";
import { request as secureRequest } from "node:https";
import { isIP, type LookupFunction } from "node:net";
import { TryLater } from "#platform/outbox/types.ts";
import { PrivateAddress, ssrfSafeLookup } from "./lookup.ts";
import { isPublicAddress } from "./public-address.ts";

export interface PostOptions {
  headers?: Record<string, string>;
  /** For tests, and for a CRM on the same machine in development: allows any address, and no TLS. */
  allowPrivate?: boolean;
  timeout?: number;
  signal?: AbortSignal;
  lookup?: LookupFunction;
}

/** The other server answered with an error status. */
export class HttpError extends Error {
  readonly status: number;
  /** The text that the other server answered. */
  readonly text: string;
  constructor(status: number, more = "", text = "") {
    super(`HTTP ${status}${more}`);
    this.status = status;
    this.text = text;
  }
}

/** The time is in milliseconds. */
export const patience = 10_000;

/** This is more than any useful answer to a webhook. */
const longestAnswer = 64 * 1024;

/**
 * Posts JSON, or another type that the headers name, to another server. Resolves with the answer, cut at 64 KB, on a 2xx status. Redirects are not
 * followed, because they could lead to an internal address (SSRF).
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

/** Makes one request; a null body means a request without a body. */
export function ask(url: URL, body: string | Buffer | null, options: PostOptions): Promise<IncomingMessage> {
  const { headers, allowPrivate = false, timeout = patience, signal, lookup = ssrfSafeLookup() } = options;
  const host = url.hostname.replace(/^\[|\]$/g, "");
  if (!allowPrivate) {
    if (url.protocol !== "https:") throw new Error("Only https addresses are posted to");
    // A numeric address is never resolved, so it is checked here (SSRF).
    if (isIP(host) && !isPublicAddress(host)) throw new PrivateAddress();
  }
  const request = url.protocol === "https:" ? secureRequest : plainRequest;
  const limits = [AbortSignal.timeout(timeout), ...(signal ? [signal] : [])];
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

/** Reads the answer up to a limit, so that the other side can finish. */
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
    // The status has arrived. Code that needs the text finds it incomplete.
  }
  answer.destroy();
  return Buffer.concat(chunks).toString();
}

/** Reads Retry-After, in seconds or as a date. Returns milliseconds from now. */
function retryAfter(value: string | undefined): number {
  if (!value) return 0;
  const ms = /^\d+$/.test(value) ? Number(value) * 1000 : Date.parse(value) - Date.now();
  return Number.isFinite(ms) ? Math.max(0, ms) : 0;
}
