import { isIPv4 } from "node:net";

const isIPv4Loopback = (host: string) => isIPv4(host) && host.startsWith("127.");

export const isLoopback = (host: string): boolean =>
  host === "localhost" || /^\[?::1\]?$/.test(host) || isIPv4Loopback(host.replace(/^::ffff:/, ""));
