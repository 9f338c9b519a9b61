export interface Target {
  /** Decoded, NFC; empty ones (double and trailing slashes) left out. */
  segments: string[];
  /** With its question mark, or empty; ASCII only. */
  query: string;
}

/** Reads the target of a request line, as node:http gives it. Null when nobody honest would send it. */
export function parseTarget(raw: string): Target | null {
  if (!/^\/[\x21-\x7e]*$/.test(raw)) return null; // bare UTF-8 never gets here, node:http answers it with 400
  const [path, ...rest] = raw.replaceAll("#", "%23").split("?") as [string, ...string[]];
  const query = rest.join("?");
  const segments = path.split("/").filter(Boolean).map(decode);
  return segments.every((segment) => segment !== null) ? { segments, query: query && `?${query}` } : null;
}

function decode(segment: string): string | null {
  try {
    const decoded = decodeURIComponent(segment).normalize("NFC");
    return isHarmless(decoded) ? decoded : null;
  } catch {
    return null;
  }
}

// Dot segments and hidden separators only ever serve to climb out of a folder, control characters to split a header.
const isHarmless = (segment: string): boolean =>
  segment !== "." && segment !== ".." && !/[/\\\p{Cc}\p{Cs}]/u.test(segment);

/** The one spelling of a path: NFC, upper-case hex, and only what a URL path cannot hold encoded. */
export const encodePath = (segments: readonly string[]): string =>
  `/${segments.map((segment) => encodeURIComponent(segment.normalize("NFC")).replace(/%(?:24|26|2B|2C|3B|3D|3A|40)/g, decodeURIComponent)).join("/")}`;
