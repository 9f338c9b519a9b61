export type Encoding = "br" | "gzip" | "identity";

/** Ours to choose among equals: smallest first. */
const preference: readonly Encoding[] = ["br", "gzip", "identity"];

// Browsers send a handful of different headers, so each is worked out once; bounded, as anybody can send any.
const known = new Map<string, readonly Encoding[]>();

/** What the client takes, best first. Always ends in something: a page unasked for beats a 406. */
export function acceptedEncodings(header: string | undefined): readonly Encoding[] {
  if (!header) return ["identity"];
  const cached = known.get(header);
  if (cached) return cached;
  const ordered = order(header);
  if (known.size < 64) known.set(header, ordered);
  return ordered;
}

function order(header: string): readonly Encoding[] {
  const weights = parse(header);
  const weight = (encoding: Encoding): number => {
    const named = weights.get(encoding) ?? weights.get("*");
    // Unnamed, plain bytes are welcome, but never before a compression that was asked for (RFC 9110, 12.5.3).
    return named ?? (encoding === "identity" ? 0.0005 : 0);
  };
  const taken = preference.filter((encoding) => weight(encoding) > 0).sort((a, b) => weight(b) - weight(a));
  return taken.includes("identity") ? taken : [...taken, "identity"];
}

function parse(header: string): Map<string, number> {
  const weights = new Map<string, number>();
  for (const item of header.toLowerCase().split(",")) {
    const [name = "", ...parameters] = item.split(";").map((part) => part.trim());
    const q = parameters.find((parameter) => /^q\s*=/.test(parameter))?.split("=")[1];
    const weight = q === undefined ? 1 : Number(q);
    if (name) weights.set(name === "x-gzip" ? "gzip" : name, weight >= 0 && weight <= 1 ? weight : 0);
  }
  return weights;
}
