import { expect, test } from "vitest";
import { isLocalRequest } from "./local-request.ts";

const isLocal = (remoteAddress: string, headers: Record<string, string>, httpVersion = "1.1") =>
  isLocalRequest({ socket: { remoteAddress }, headers, httpVersion } as never);

test.each([
  ["127.0.0.1", "localhost:3000"],
  ["127.0.0.1", "127.0.0.1"],
  ["::1", "[::1]:3000"],
  ["::ffff:127.0.0.1", "localhost"],
])("a request from %s for %s is local", (peer, host) => {
  expect(isLocal(peer, { host })).toBe(true);
});

const strangers: [what: string, peer: string, headers: Record<string, string>][] = [
  ["comes from elsewhere and forges Host", "203.0.113.9", { host: "localhost" }],
  ["comes from the private network", "172.17.0.1", { host: "localhost" }],
  ["asks for another host", "127.0.0.1", { host: "www.windtower.example" }],
  ["asks for a host that only looks like it", "127.0.0.1", { host: "127.0.0.1.evil.example" }],
  ["names no host", "127.0.0.1", {}],
];
test.each(strangers)("a request that %s is not local", (_, peer, headers) => {
  expect(isLocal(peer, headers)).toBe(false);
});

test.each([
  ...["Forwarded", "Via", "X-Forwarded-For", "X-Forwarded-Host", "X-Forwarded-Proto", "X-Forwarded-Client-Cert"],
  ...["X-Original-Host", "X-Original-Forwarded-For", "X-Original-URL", "X-Envoy-External-Address", "X-Real-IP"],
  ...[
    "X-Client-IP",
    "X-Cluster-Client-IP",
    "True-Client-IP",
    "CF-Connecting-IP",
    "CF-Ray",
    "CDN-Loop",
    "Fly-Client-IP",
  ],
  ...["Fastly-Client-IP", "X-Amzn-Trace-Id", "X-Azure-ClientIP", "X-AppEngine-User-IP", "X-ARR-LOG-ID", "X-Varnish"],
])("a request with %s came through a proxy", (name) => {
  expect(isLocal("127.0.0.1", { host: "localhost", [name.toLowerCase()]: "x" })).toBe(false);
});

test("headers of a browser or of curl are no sign of a proxy", () => {
  const ordinary = ["accept", "user-agent", "cookie", "origin", "referer", "sec-fetch-site", "x-requested-with", "dnt"];
  const headers = Object.fromEntries(ordinary.map((name) => [name, "x"]));
  expect(isLocal("127.0.0.1", { ...headers, host: "localhost" })).toBe(true);
});

test("a request by HTTP/1.0, as nginx makes it by default, is not local", () => {
  expect(isLocal("127.0.0.1", { host: "127.0.0.1:3000" }, "1.0")).toBe(false);
});
