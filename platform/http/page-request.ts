import type { IncomingMessage, ServerResponse } from "node:http";
import { isLocalRequest } from "./local-request.ts";

/** Headers with which we pass facts to the app; the same names from outside are removed. */
const appHeaders = ["x-nonce", "x-request-id", "x-client-address", "x-local-request", "x-files-left-out"];
/** Headers of the connection or of the encoded body, which do not apply to the request that the app gets. */
const hopByHop = [
  "connection",
  "keep-alive",
  "transfer-encoding",
  "content-length",
  "expect",
  "upgrade",
  "te",
  "trailer",
];

export interface RequestFacts {
  /** Empty for a document, whose inline scripts are allowed by their hashes. */
  nonce?: string;
  id: string;
  /** The client's address, for rate limits; never stored in plain form. */
  address: string;
  /** Files of the form were too large to be kept. */
  filesLeftOut?: boolean;
  /** It aborts when the visitor leaves. */
  signal: AbortSignal;
}

/**
 * A new request for React Router, with the site's origin instead of the Host header. For a form the origin is the one that passed the
 * CSRF check, because React Router compares it again.
 */
export function pageRequest(
  incoming: IncomingMessage,
  siteOrigin: string,
  body: BodyInit | null,
  facts: RequestFacts,
): Request {
  const headers = pageHeaders(incoming);
  if (facts.nonce) headers.set("x-nonce", facts.nonce);
  headers.set("x-request-id", facts.id);
  headers.set("x-client-address", facts.address);
  if (facts.filesLeftOut) headers.set("x-files-left-out", "yes");
  if (isLocalRequest(incoming)) headers.set("x-local-request", "yes");
  const origin = incoming.method === "POST" ? (incoming.headers.origin ?? siteOrigin) : siteOrigin;
  return new Request(`${origin}${incoming.url ?? "/"}`, {
    method: incoming.method,
    headers,
    body,
    ...(body instanceof ReadableStream && { duplex: "half" }),
    signal: facts.signal,
  });
}

function pageHeaders(incoming: IncomingMessage): Headers {
  const headers = new Headers();
  for (const [name, values = []] of Object.entries(incoming.headersDistinct)) {
    if (appHeaders.includes(name) || hopByHop.includes(name)) continue;
    for (const value of values) headers.append(name, value);
  }
  return headers;
}

/**
 * Aborts when the visitor leaves before the answer is complete. It listens to the connection, because an answer that waits behind others on the same
 * connection does not learn of its end. Node answers nobody who has ended only their own half (FIN), so that counts as leaving.
 */
export function whenGone({ socket }: IncomingMessage, outgoing: ServerResponse): AbortSignal {
  const controller = new AbortController();
  const leave = () => controller.abort();
  const events = ["end", "close"];
  for (const event of events) socket.once(event, leave);
  outgoing.once("finish", () => {
    for (const event of events) socket.off(event, leave);
  });
  if (socket.destroyed || socket.readableEnded) leave();
  return controller.signal;
}
