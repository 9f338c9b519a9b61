import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { LRUCache } from "lru-cache";

/** The source map of a built file. It tells which source file and line each part of the built file comes from. */
interface SourceMapFile {
  sources: string[];
  mappings: string;
}

interface Origin {
  source: string;
  line: number;
  column: number;
}

const place = /(file:\/\/\/?[^\s():]+|\/[^\s():]+)\?*:(\d+):(\d+)(\)?)$/;
const maps = new Map<string, SourceMapFile | null>();
const frames = new LRUCache({ max: 500, memoMethod: inSource });

/** Replaces the file and line of the bundle in a stack frame by those of our source. */
export const sourceFrame = (frame: string): string => frames.memo(frame);

function inSource(frame: string): string {
  const [, from = "", line, column, bracket = ""] = place.exec(frame) ?? [];
  const map = from ? mapOf(from.startsWith("file:") ? fileURLToPath(from) : from) : null;
  const origin = map && originOf(map, Number(line) - 1, Number(column) - 1);
  if (!origin) return frame;
  const source = origin.source.replace(/^(?:\.\.\/)+/, "");
  return frame.replace(place, `${source}:${origin.line + 1}:${origin.column + 1}${bracket}`);
}

/** Reads the source map of a file at the first error in that file, and not at every start. */
function mapOf(file: string): SourceMapFile | null {
  const known = maps.get(file);
  if (known !== undefined) return known;
  let map: SourceMapFile | null = null;
  try {
    const { sources, mappings } = JSON.parse(readFileSync(`${file}.map`, "utf8"));
    if (Array.isArray(sources) && typeof mappings === "string") map = { sources, mappings };
  } catch {
    // There is no source map, so the frame stays unchanged.
  }
  maps.set(file, map);
  return map;
}

const digits = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
const digitOf = Uint8Array.from({ length: 128 }, (_, code) => Math.max(0, digits.indexOf(String.fromCharCode(code))));
const [comma, semicolon] = [44, 59];

/**
 * Finds the last mapping at or before a place (counted from 0). Decodes the map only up to that place. Node would decode the whole map of
 * our bundle and keep 57 MB of memory from the first error on.
 */
export function originOf({ sources, mappings }: SourceMapFile, line: number, column: number): Origin | undefined {
  const fields = [0, 0, 0, 0, 0];
  let found: Origin | undefined;
  let [generatedLine, source, sourceLine, sourceColumn, field, value, shift] = [0, 0, 0, 0, 0, 0, 0];
  for (let at = 0; at <= mappings.length; at += 1) {
    const code = at < mappings.length ? mappings.charCodeAt(at) : semicolon;
    if (code !== comma && code !== semicolon) {
      const digit = digitOf[code] ?? 0;
      value |= (digit & 31) << shift;
      shift += 5;
      if ((digit & 32) !== 0) continue;
      fields[field] = (fields[field] ?? 0) + (value & 1 ? -(value >>> 1) : value >>> 1);
      field += 1;
      value = 0;
      shift = 0;
      continue;
    }
    if (field > 0) {
      if (generatedLine === line && (fields[0] ?? 0) > column) return found;
      [, source = 0, sourceLine = 0, sourceColumn = 0] = fields;
      found = field < 4 ? undefined : { source: sources[source] ?? "", line: sourceLine, column: sourceColumn };
      field = 0;
    }
    if (code === comma) continue;
    if (generatedLine === line) return found;
    generatedLine += 1;
    fields[0] = 0;
  }
  return found;
}
