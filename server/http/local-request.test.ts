import { expect, test } from "vitest";
import { isLocalRequest } from "./local-request.ts";

const isLocal = (remoteAddress: string, headers: Record<string, string>, httpVersion = "1.1") =>
  isLocalRequest({ socket: { remoteAddress }, headers, httpVersion } as never);

test.each([
  ["127.0.0.1", "localhost:3000"],
  ["127.0.0.1", "127.0.0.1"],
  ["::1", "[::1]:3000"],
  ["::ffff:127.0.0.1", "localhost"],
])("who comes from %s and asks for %s sits at this machine", (peer, host) => {
  expect(isLocal(peer, { host })).toBe(true);
});

const strangers: [what: string, peer: string, headers: Record<string, string>][] = [
  ["comes from elsewhere and forges Host", "203.0.113.9", { host: "localhost" }],
  ["comes from the private network", "172.17.0.1", { host: "localhost" }],
  ["asks for another host", "127.0.0.1", { host: "www.windtower.example" }],
  ["asks for a host that only looks like it", "127.0.0.1", { host: "127.0.0.1.evil.example" }],
  ["names no host", "127.0.0.1", {}],
  ...[
    "x-forwarded-for",
    "x-forwarded-proto",
    "forwarded",
    "via",
    "x-real-ip",
    "cf-connecting-ip",
    "true-client-ip",
  ].map(
    (name): (typeof strangers)[number] =>
      [`was forwarded (${name})`, "127.0.0.1", { host: "localhost", [name]: "x" }] as const,
  ),
];
test.each(strangers)("who %s does not", (_, peer, headers) => {
  expect(isLocal(peer, headers)).toBe(false);
});

test("a bare nginx asks by HTTP/1.0", () => {
  expect(isLocal("127.0.0.1", { host: "127.0.0.1:3000" }, "1.0")).toBe(false);
});
