/** The first and the last byte of a range. Both belong to the range. */
export interface ByteRange {
  start: number;
  end: number;
}

/**
 * Parses a single range of a file (RFC 9110, 14.1.2). Returns null for other units, several ranges and malformed ranges. Then the whole
 * file is sent.
 */
export function parseRange(header: string | undefined, size: number): ByteRange | "unsatisfiable" | null {
  const [, first = "", last = ""] = /^bytes=\s*(\d*)-(\d*)\s*$/i.exec(header ?? "") ?? [];
  if (first === "" && last === "") return null;
  const isSuffix = first === "";
  const start = isSuffix ? Math.max(0, size - Number(last)) : Number(first);
  const end = isSuffix || last === "" ? size - 1 : Math.min(Number(last), size - 1);
  if (!isSuffix && last !== "" && Number(last) < Number(first)) return null;
  return start >= size ? "unsatisfiable" : { start, end };
}
