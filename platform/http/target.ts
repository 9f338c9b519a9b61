export interface Target {
  /** The decoded path segments in NFC; empty ones (double and trailing slashes) are left out. */
  segments: string[];
  /** The query with its question mark, or empty. It is ASCII only. */
  query: string;
}

/** Parses the request target as node:http gives it. Null for targets that no legitimate client sends. */
export function parseTarget(raw: string): Target | null {
  if (!/^\/[\x21-\x7e]*$/.test(raw)) return null; // Raw UTF-8 never gets here, because node:http answers it with 400.
  const [path = "", ...rest] = raw.replaceAll("#", "%23").split("?");
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

// Segments of dots and encoded separators serve only path traversal, control characters only header injection.
const isHarmless = (segment: string): boolean =>
  segment !== "." && segment !== ".." && !/[/\\\p{Cc}\p{Cs}]/u.test(segment);

/** The canonical spelling of a path: NFC and upper-case hex, with only those characters encoded that a URL path cannot contain. */
export const encodePath = (segments: readonly string[]): string =>
  `/${segments.map((segment) => encodeURIComponent(segment.normalize("NFC")).replace(/%(?:24|26|2B|2C|3B|3D|3A|40)/g, decodeURIComponent)).join("/")}`;
