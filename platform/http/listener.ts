import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { Duplex } from "node:stream";
import { getRequestListener } from "@hono/node-server";
import { log, logError, loggablePath, logs } from "#platform/process/log.ts";
import { createApp } from "./app.ts";
import { budgets } from "./budgets.ts";
import { answerInOrder } from "./connections.ts";
import { plainResponse, plainText } from "./plain-response.ts";
import { securityHeaders } from "./security.ts";
import type { Site } from "./site.ts";
import { staticFiles } from "./static.ts";
import { addressThere } from "./static-host.ts";
import type { StaticIndex } from "./static-index.ts";

/** Makes the HTTP server. Static files are answered first, directly by node:http. All other requests go through Hono. */
export function createHttpServer(site: Site, index: StaticIndex): Server {
  const security = Object.entries(securityHeaders(site));
  const isFile = staticFiles(index, site.answersQueries, site.pickVariant);
  const rest = getRequestListener(createApp(site, index).fetch, {
    overrideGlobalObjects: false,
    errorHandler: (error) => {
      const isClients = error instanceof Error && error.name === "RequestError"; // The Host header does not make a valid URL.
      if (!isClients) logError(error);
      return plainResponse(isClients ? 400 : 500);
    },
  });
  const { requestTimeout, headersTimeout, keepAliveTimeout } = budgets.arrival;
  const server = createServer({ requestTimeout, headersTimeout, keepAliveTimeout });
  answerInOrder(server, site.connection ?? budgets.connection, (request, response) => {
    if (site.health.closing()) response.shouldKeepAlive = false;
    if (hasTwoHosts(request)) {
      request.socket.end(refusal(400, "Bad Request", security));
      return;
    }
    const isThere = site.staticHost && addressThere(request, site.staticHost, site.answersQueries);
    if (!isThere && isFile(request, response)) {
      site.metrics?.counts.file(response.statusCode);
      site.visits?.answered(request);
      return logFile(request, response);
    }
    for (const [name, value] of security) response.setHeader(name, value);
    void rest(request, response);
  });
  server.on("clientError", (error, socket) => refuseUnreadable(error, socket, security));
  return server;
}

/** Logs the answer with a static file, at debug level only: static files are most of the requests and tell little. */
function logFile({ method, url = "" }: IncomingMessage, response: ServerResponse): void {
  if (!logs("debug")) return;
  response.once("finish", () =>
    log("debug", { event: "file", method, path: loggablePath(url), status: response.statusCode }),
  );
}

const unreadable: Record<string, [number, string]> = {
  HPE_HEADER_OVERFLOW: [431, "Request Header Fields Too Large"],
  ERR_HTTP_REQUEST_TIMEOUT: [408, "Request Timeout"],
};

/** Answers a request that node:http cannot parse. Such a request never reaches a handler, and Node's own answer would lack our headers. */
function refuseUnreadable(error: NodeJS.ErrnoException, socket: Duplex, security: [string, string][]): void {
  if (!socket.writable || error.code === "ECONNRESET") {
    socket.destroy();
    return;
  }
  const [status, reason] = unreadable[error.code ?? ""] ?? [400, "Bad Request"];
  socket.end(refusal(status, reason, security));
}

/**
 * Tells whether a request has two Host headers. A proxy might use one of them and we the other (request smuggling). node:http would accept
 * the first, but RFC 9112, 3.2 demands a refusal.
 */
function hasTwoHosts({ rawHeaders }: IncomingMessage): boolean {
  let hosts = 0;
  for (let at = 0; at < rawHeaders.length; at += 2) if (rawHeaders[at]?.toLowerCase() === "host") hosts += 1;
  return hosts > 1;
}

function refusal(status: number, reason: string, security: [string, string][]): string {
  const text = plainText(status);
  const headers = [
    ...security,
    ["Content-Type", "text/plain; charset=utf-8"],
    ["Content-Length", String(Buffer.byteLength(text))],
    ["Connection", "close"],
  ];
  return `HTTP/1.1 ${status} ${reason}\r\n${headers.map((pair) => pair.join(": ")).join("\r\n")}\r\n\r\n${text}`;
}
