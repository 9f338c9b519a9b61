import { valuesOf } from "./head.ts";

/**
 * Says if a mail comes from where it says, as the server found that took it in for us. Anybody can write such a line, so only that of the server with
 * this name counts, and the uppermost of its lines, because a server writes above what came (RFC 8601). If its name is not known, nobody is proven,
 * and the uppermost line only warns.
 */
export function isProven(head: string, server: string | undefined): boolean | undefined {
  const lines = valuesOf(head, "authentication-results").map((line) => line.toLowerCase());
  const found = lines.find((line) => !server || serverOf(line) === server) ?? "";
  const result = (method: string) => new RegExp(`\\b${method}=(\\w+)`).exec(found)?.[1];
  const [dmarc, dkim, spf] = ["dmarc", "dkim", "spf"].map(result);
  if (dmarc === "pass" || (!dmarc && dkim === "pass")) return server ? true : undefined;
  if (dmarc === "fail" || (!dmarc && (dkim === "fail" || spf === "fail" || spf === "softfail"))) return false;
  return undefined;
}

const serverOf = (line: string) => /^\s*([^\s;]+)/.exec(line)?.[1];
