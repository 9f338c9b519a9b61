import type { IncomingMessage } from "node:http";
import { isLoopback } from "../loopback.ts";

/**
 * Whether the client runs on this machine. The Host header can be forged, so the connection must be from loopback too. A proxy on this
 * machine also connects from loopback; it is recognised by the headers it adds, or by HTTP/1.0, which nginx uses by default.
 */
export function isLocalRequest({ socket, headers, httpVersion }: IncomingMessage): boolean {
  const peer = socket.remoteAddress ?? "";
  const host = URL.parse(`http://${headers.host}`)?.hostname ?? "";
  const isForwarded = Object.keys(headers).some((name) => /forwarded|^via$|real-ip|client-ip|connecting-ip/.test(name));
  return isLoopback(peer) && isLoopback(host) && !isForwarded && httpVersion === "1.1";
}
