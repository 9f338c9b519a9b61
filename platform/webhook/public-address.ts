import { BlockList, isIP } from "node:net";

/** Address ranges that are not on the public internet, from IANA's special-purpose registries (protection against SSRF). */
const reserved4 = [
  "0.0.0.0/8",
  "10.0.0.0/8",
  "100.64.0.0/10",
  "127.0.0.0/8",
  "169.254.0.0/16",
  "172.16.0.0/12",
  "192.0.0.0/24",
  "192.0.2.0/24",
  "192.88.99.0/24",
  "192.168.0.0/16",
  "198.18.0.0/15",
  "198.51.100.0/24",
  "203.0.113.0/24",
  "224.0.0.0/4",
  "240.0.0.0/4",
];

/** In IPv6 only the addresses in 2000::/3 are public. This excludes ::1, mapped IPv4, NAT64, local and multicast addresses. */
const global6 = "2000::/3";
const reserved6 = ["2001::/23", "2001:db8::/32", "2002::/16", "3fff::/20"];

const blocked4 = listOf(reserved4, "ipv4");
const public6 = listOf([global6], "ipv6");
const blocked6 = listOf(reserved6, "ipv6");

function listOf(ranges: string[], family: "ipv4" | "ipv6"): BlockList {
  const list = new BlockList();
  for (const range of ranges) {
    const [net = "", bits] = range.split("/");
    list.addSubnet(net, Number(bits), family);
  }
  return list;
}

/** Tells whether an address is on the public internet; false if it cannot be parsed. */
export function isPublicAddress(address: string): boolean {
  if (isIP(address) === 4) return !blocked4.check(address, "ipv4");
  if (isIP(address) !== 6 || address.includes("%")) return false;
  return public6.check(address, "ipv6") && !blocked6.check(address, "ipv6");
}
