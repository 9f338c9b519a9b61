import { readFileSync } from "node:fs";
import { SourceMap, type SourceMapping } from "node:module";
import { fileURLToPath } from "node:url";

const place = /(file:\/\/\/?[^\s():]+|\/[^\s():]+)\?*:(\d+):(\d+)(\)?)$/;
const maps = new Map<string, SourceMap | null>();

/** Read at the first error of a file, and not at every start: parsing it takes longer than starting. */
function mapOf(file: string): SourceMap | null {
  const known = maps.get(file);
  if (known !== undefined) return known;
  let map: SourceMap | null = null;
  try {
    map = new SourceMap(JSON.parse(readFileSync(`${file}.map`, "utf8")));
  } catch {
    // Not built with one: the frame stays as it is.
  }
  maps.set(file, map);
  return map;
}

/** A line of a stack, with the file and line of our source instead of those of the bundle. */
export function sourceFrame(frame: string): string {
  const [, from = "", line, column, bracket = ""] = place.exec(frame) ?? [];
  const map = from ? mapOf(from.startsWith("file:") ? fileURLToPath(from) : from) : null;
  const found = map?.findEntry(Number(line) - 1, Number(column) - 1);
  if (!found || !isMapping(found)) return frame;
  const source = found.originalSource.replace(/^(?:\.\.\/)+/, "");
  return frame.replace(place, `${source}:${found.originalLine + 1}:${found.originalColumn + 1}${bracket}`);
}

const isMapping = (entry: SourceMapping | object): entry is SourceMapping => "originalLine" in entry;
