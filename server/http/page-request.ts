import type { IncomingMessage, ServerResponse } from "node:http";
import { isLocalRequest } from "./local-request.ts";

/** What we tell the app about a request; the same names from outside are dropped. */
const ours = ["x-nonce", "x-request-id", "x-client-address", "x-local-request"];
/** Of the connection or of the body's first form, not of the request that the app sees. */
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

export interface Marks {
  /** None for a document: its inline scripts are known by hash. */
  nonce?: string;
  id: string;
  /** Who asks, for counting how often; never stored as it is. */
  address: string;
}

/**
 * A request of its own for React Router, on the site's address and not on whatever Host says. For a form it is the
 * origin that passed the check, as React Router compares the two again.
 */
export function pageRequest(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  siteOrigin: string,
  body: BodyInit | null,
  marks: Marks,
): Request {
  const headers = pageHeaders(incoming);
  if (marks.nonce) headers.set("x-nonce", marks.nonce);
  headers.set("x-request-id", marks.id);
  headers.set("x-client-address", marks.address);
  if (isLocalRequest(incoming)) headers.set("x-local-request", "yes");
  const origin = incoming.method === "POST" ? (incoming.headers.origin ?? siteOrigin) : siteOrigin;
  return new Request(`${origin}${incoming.url ?? "/"}`, {
    method: incoming.method,
    headers,
    body,
    signal: gone(outgoing),
  });
}

function pageHeaders(incoming: IncomingMessage): Headers {
  const headers = new Headers();
  for (const [name, values = []] of Object.entries(incoming.headersDistinct)) {
    if (ours.includes(name) || hopByHop.includes(name)) continue;
    for (const value of values) headers.append(name, value);
  }
  return headers;
}

/** Aborts when the visitor leaves before the answer is out. */
function gone(outgoing: ServerResponse): AbortSignal {
  const controller = new AbortController();
  outgoing.once("close", () => {
    if (!outgoing.writableFinished) controller.abort();
  });
  return controller.signal;
}
