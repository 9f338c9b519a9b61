export interface Target {
  /** The decoded segments of the path in NFC. Empty segments (double and trailing slashes) are left out. */
  segments: string[];
  /** The query with its question mark, or an empty text. It contains only ASCII. */
  query: string;
}

/** Parses the request target of node:http. Returns null for targets that no legitimate client sends. */
export function parseTarget(raw: string): Target | null {
  if (!/^\/[\x21-\x7e]*$/.test(raw)) return null; // Raw UTF-8 never comes here, because node:http answers it with 400.
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

// Segments of dots and encoded separators are used only for path traversal, and control characters only for header injection.
const isHarmless = (segment: string): boolean =>
  segment !== "." && segment !== ".." && !/[/\\\p{Cc}\p{Cs}]/u.test(segment);

/**
 * Returns the canonical spelling of a path: NFC, upper-case hex digits, and only those characters encoded that a URL path cannot contain.
 */
export const encodePath = (segments: readonly string[]): string =>
  `/${segments.map((segment) => encodeURIComponent(segment.normalize("NFC")).replace(/%(?:24|26|2B|2C|3B|3D|3A|40)/g, decodeURIComponent)).join("/")}`;
