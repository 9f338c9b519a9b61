import type { IncomingMessage } from "node:http";
import { isLoopback } from "./loopback.ts";

/** Words in the names of headers that proxies, load balancers and CDNs add. */
const signsOfProxy = [
  ...["forwarded", "client-?ip", "real-ip", "connecting-ip", "user-ip", "remote-addr", "external-address"],
  ...["^via$", "^x-original-", "^x-host$", "^x-nginx-proxy$", "^x-varnish$", "^x-arr-", "^surrogate-", "^cdn-loop$"],
  ...["^cf-", "^fastly-", "^fly-", "^x-akamai-", "^x-amzn?-", "^x-appengine-", "^x-azure-", "^x-cloud-trace-context$"],
  ...["^x-envoy-", "^x-goog-", "^x-request-start$", "^x-traefik-", "^x-vercel-"],
];
const ofProxy = new RegExp(signsOfProxy.join("|"));

/**
 * Tells whether the client runs on this machine. The Host header can be forged, so the connection must come from loopback too. A proxy on
 * this machine also connects from loopback. It is recognised by its additional headers, or by HTTP/1.0, which nginx uses by default.
 */
export function isLocalRequest({ socket, headers, httpVersion }: IncomingMessage): boolean {
  const peer = socket.remoteAddress ?? "";
  const host = URL.parse(`http://${headers.host}`)?.hostname ?? "";
  const isForwarded = Object.keys(headers).some((name) => ofProxy.test(name));
  return isLoopback(peer) && isLoopback(host) && !isForwarded && httpVersion === "1.1";
}
