import type { IncomingMessage } from "node:http";

/**
 * Returns the client's address as our outermost proxy saw it. Entries further left in X-Forwarded-For can be forged. An IPv6 address is
 * reduced to its /64 network, because a visitor owns the whole network.
 */
export function clientAddress(
  { socket, headers }: Pick<IncomingMessage, "socket" | "headers">,
  proxies: number,
): string {
  const forwarded = String(headers["x-forwarded-for"] ?? "").split(",");
  const seen = proxies > 0 ? forwarded.at(-proxies)?.trim() : undefined;
  return network(seen || (socket.remoteAddress ?? "unknown"));
}

function network(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, "").replace(/%.*$/, "");
  if (!plain.includes(":")) return plain;
  const [head = "", tail] = plain.toLowerCase().split("::");
  const groups = head.split(":").filter(Boolean);
  const after = (tail ?? "").split(":").filter(Boolean);
  const filled =
    tail === undefined
      ? groups
      : [...groups, ...Array(Math.max(0, 8 - groups.length - after.length)).fill("0"), ...after];
  return `${filled
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ""))
    .join(":")}::/64`;
}
