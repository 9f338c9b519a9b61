import type { IncomingMessage } from "node:http";
import { isLoopback } from "../loopback.ts";

/**
 * Whether who asks sits at this machine. Host is only what the client wrote, so the connection must come from here too; but so
 * does that of a proxy on this machine, which gives itself away by what it adds, or by the HTTP/1.0 that nginx speaks by default.
 */
export function isLocalRequest({ socket, headers, httpVersion }: IncomingMessage): boolean {
  const peer = socket.remoteAddress ?? "";
  const host = URL.parse(`http://${headers.host}`)?.hostname ?? "";
  const isForwarded = Object.keys(headers).some((name) => /forwarded|^via$|real-ip|client-ip|connecting-ip/.test(name));
  return isLoopback(peer) && isLoopback(host) && !isForwarded && httpVersion === "1.1";
}
