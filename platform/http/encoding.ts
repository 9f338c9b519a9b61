export type Encoding = "br" | "gzip" | "identity";

/** The order among encodings that the client likes equally: the smallest result comes first. */
const preference: readonly Encoding[] = ["br", "gzip", "identity"];

// The results are cached, because browsers send only a handful of different headers. The cache is limited, because anybody can send any
// header.
const known = new Map<string, readonly Encoding[]>();

/**
 * Returns the encodings that the client accepts, best first. The list is never empty: an unwanted encoding is better than the error 406.
 */
export function acceptedEncodings(header: string | undefined): readonly Encoding[] {
  if (!header) return ["identity"];
  const cached = known.get(header);
  if (cached) return cached;
  const ordered = order(header);
  if (known.size < 64) known.set(header, ordered);
  return ordered;
}

function order(header: string): readonly Encoding[] {
  const weights = weightsIn(header);
  const weight = (encoding: Encoding): number => {
    const named = weights.get(encoding) ?? weights.get("*");
    // If `identity` is not named, it is acceptable, but ranks after every requested compression (RFC 9110, 12.5.3).
    return named ?? (encoding === "identity" ? 0.0005 : 0);
  };
  const taken = preference.filter((encoding) => weight(encoding) > 0).sort((a, b) => weight(b) - weight(a));
  return taken.includes("identity") ? taken : [...taken, "identity"];
}

/** Returns the weight of each item of an Accept header. An item without a weight has the weight 1 (RFC 9110, 12.4.2). */
export function weightsIn(header: string): Map<string, number> {
  const weights = new Map<string, number>();
  for (const item of header.toLowerCase().split(",")) {
    const [name = "", ...parameters] = item.split(";").map((part) => part.trim());
    const q = parameters.find((parameter) => /^q\s*=/.test(parameter))?.split("=")[1];
    const weight = q === undefined ? 1 : Number(q);
    if (name) weights.set(name === "x-gzip" ? "gzip" : name, weight >= 0 && weight <= 1 ? weight : 0);
  }
  return weights;
}
