import type { IncomingMessage, ServerResponse } from "node:http";
import { isLocalRequest } from "./local-request.ts";

/** Headers with which we pass facts to the app. If a client sends headers with these names, they are removed. */
const appHeaders = ["x-nonce", "x-request-id", "x-client-address", "x-local-request", "x-files-left-out"];
/** Headers of the connection or of the encoded body. They do not apply to the request that the app gets. */
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
  /** The nonce for inline scripts. A document has none, because its scripts are allowed by their hashes. */
  nonce?: string;
  id: string;
  /** The client's address, for rate limits. It is never stored in plain text. */
  address: string;
  /** True if files of the form were too large and were dropped. */
  filesLeftOut?: boolean;
  /** Aborts when the visitor leaves. */
  signal: AbortSignal;
}

/**
 * Makes the request for React Router. Its origin is the site's, not that of the Host header. For a form it is the origin that passed the
 * CSRF check, because React Router compares the origin again.
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
 * Returns a signal that aborts when the visitor leaves before the answer is complete. It listens to the connection, because an answer that
 * waits for earlier ones on the same connection does not notice its end. A client that closes only its sending side (FIN) gets no answer
 * from Node, so this counts as leaving.
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
