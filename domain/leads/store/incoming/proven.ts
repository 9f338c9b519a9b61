import { valuesOf } from "./head.ts";

/**
 * Tells whether a mail really comes from its sender. The server that received it for us writes the result into a header line. Anybody can write such
 * a line, so only a line of the server with this name counts. Of those only the uppermost one counts, because a server writes above what came (RFC
 * 8601). If the name is not known, no mail is proven, and the uppermost line can only warn.
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
