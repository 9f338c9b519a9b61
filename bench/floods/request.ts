import { randomUUID } from "node:crypto";
import type { Flood } from "./bystanders.ts";

/**
 * Returns request number `n` of a client of a flood. The text {n} in path and body is replaced by the number, and {unique} by a text
 * that no other request has.
 */
export function requestOf({ path, method, cookie, addresses, headers, body }: Flood, n: number, port: number) {
  const numbered = (text: string) => text.replaceAll("{n}", String(n)).replaceAll("{unique}", randomUUID());
  const sent = body === undefined ? "" : numbered(body);
  return {
    path: numbered(path),
    headers: {
      "x-forwarded-for": `203.0.113.${1 + (n % addresses)}`,
      ...(cookie && { cookie }),
      ...(method === "POST" && {
        origin: `http://127.0.0.1:${port}`,
        "content-type": "application/x-www-form-urlencoded",
        "content-length": String(Buffer.byteLength(sent)),
      }),
      ...headers,
    } as Record<string, string>,
    body: sent,
  };
}
