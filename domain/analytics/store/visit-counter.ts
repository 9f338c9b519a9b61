import type { IncomingMessage } from "node:http";
import { isbot } from "isbot";
import { clientAddress } from "#platform/http/client-address.ts";
import { prefersMarkdown } from "#platform/http/markdown.ts";
import { plainResponse } from "#platform/http/plain-response.ts";
import type { VisitCounter } from "#platform/http/site.ts";
import { parseTarget } from "#platform/http/target.ts";
import { startTimer } from "#platform/machine/timers.ts";
import { maxBeacon } from "./beacon.ts";
import type { Collector } from "./collect.ts";
import { unwantedAs, willOf } from "./sender.ts";

const patience = 10_000;

/** Counts the requests that the HTTP server gets. `proxies` is the number of our own proxies in front of the server. */
export const visitCounter = (
  analytics: Pick<Collector, "seen" | "missed" | "answered">,
  proxies: number,
): VisitCounter => ({
  /** Handles a beacon. The answer is always the same, so it tells the sender nothing, and it does not wait for the database. */
  async beacon(incoming) {
    if (Number(incoming.headers["content-length"] ?? 0) > maxBeacon) return plainResponse(413, { connection: "close" });
    const body = await shortBody(incoming);
    if (typeof body === "number") return plainResponse(body, { connection: "close" });
    const { headers, httpVersionMajor, httpVersionMinor } = incoming;
    analytics.seen(body, {
      address: clientAddress(incoming, proxies),
      ordinary: headers["accept-language"] !== undefined && (httpVersionMajor > 1 || httpVersionMinor === 1),
      ...willIn(incoming),
    });
    return new Response(null, { status: 204, headers: { "cache-control": "no-store" } });
  },
  /** Counts a missing page, but only if a person asked for it. */
  missed(event, incoming) {
    const will = willIn(incoming);
    if (!isVisit(incoming) || unwantedAs(will)) return;
    const path = `/${parseTarget(incoming.url ?? "")?.segments.join("/") ?? ""}`.slice(0, 200);
    analytics.missed(event, path, { address: clientAddress(incoming, proxies), agent: will.agent });
  },
  /** Counts a page that was sent, but only if a person asked for it. */
  answered(incoming) {
    const path = (incoming.url ?? "").split("?", 1)[0] ?? "";
    // The address of a file contains a dot, and the address of a document does not.
    if (!path.includes(".") && isVisit(incoming)) analytics.answered(path, willIn(incoming));
  },
});

/** Reads the request body. Returns status 413 if the body is larger than a beacon, or 408 if it comes too slowly. */
function shortBody(incoming: IncomingMessage): Promise<Uint8Array | 408 | 413> {
  return new Promise((resolve) => {
    const chunks: Buffer[] = [];
    let size = 0;
    const end = (body: Uint8Array | 408 | 413) => {
      late.cancel();
      resolve(body);
    };
    const late = startTimer(patience, () => end(408));
    incoming.on("data", (chunk: Buffer) => {
      size += chunk.length;
      if (size <= maxBeacon) chunks.push(chunk);
      else end(413);
    });
    incoming.once("end", () => end(Buffer.concat(chunks)));
    incoming.once("close", () => end(408));
  });
}

const willIn = ({ headers }: IncomingMessage) => willOf((name) => String(headers[name] ?? ""));

/** Tells whether the request is from a person who opens a page. Programs, prefetching, and requests for parts of a page do not count. */
function isVisit({ method, headers }: IncomingMessage): boolean {
  const agent = headers["user-agent"];
  const isDocument = headers["sec-fetch-dest"] === "document" || headers["sec-fetch-dest"] === undefined;
  const isReader = !!agent && !isbot(agent) && !prefersMarkdown(headers.accept);
  return method === "GET" && isDocument && !headers["sec-purpose"] && isReader;
}
