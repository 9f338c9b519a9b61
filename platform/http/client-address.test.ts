import { expect, test } from "vitest";
import { clientAddress } from "./client-address.ts";

const from = (remoteAddress: string, proxies = 0, forwarded?: string) =>
  clientAddress({ socket: { remoteAddress } as never, headers: { "x-forwarded-for": forwarded } as never }, proxies);

test.each([
  ["the socket's", from("203.0.113.9"), "203.0.113.9"],
  ["without the IPv6 dress", from("::ffff:203.0.113.9"), "203.0.113.9"],
  ["not what a visitor claims", from("203.0.113.9", 0, "198.51.100.1"), "203.0.113.9"],
  ["what our proxy saw", from("10.0.0.1", 1, "198.51.100.1, 203.0.113.9"), "203.0.113.9"],
  ["what the outer of two proxies saw", from("10.0.0.1", 2, "1.1.1.1, 203.0.113.9, 10.0.0.2"), "203.0.113.9"],
  ["the socket's where a proxy says nothing", from("10.0.0.1", 1), "10.0.0.1"],
  ["the network of an IPv6 visitor", from("2001:db8:1:2:3:4:5:6"), "2001:db8:1:2::/64"],
  ["the same however it is written", from("2001:0db8:0001:0002::6"), "2001:db8:1:2::/64"],
  ["zeros that were left out", from("2001:db8::1"), "2001:db8:0:0::/64"],
])("a visitor's address: %s", (_, found, expected) => {
  expect(found).toBe(expected);
});
