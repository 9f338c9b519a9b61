import { valuesOf } from "./head.ts";

/**
 * Tells whether a mail really comes from its sender, according to the header Authentication-Results. The server that received the mail for
 * us adds this header. Anybody can write such a header, so only the one with the name of our server counts, and only the topmost, because a
 * server adds its header above the existing ones (RFC 8601). If `server` is not set, a mail is never proven, but the topmost header can
 * still show that it is forged.
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
