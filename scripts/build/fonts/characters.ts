import { readFileSync } from "node:fs";
import { brotliDecompressSync } from "node:zlib";

/**
 * Characters that our fonts need not contain: symbols such as ● and the Greek letters of formulas may be drawn in any font, and white space
 * and invisible characters are not drawn.
 */
export const needsNoFont = /[\s\p{So}\p{Script=Greek}\p{Default_Ignorable_Code_Point}]/u;

/**
 * Returns the characters that a font file really contains, from its table "cmap". The stylesheet may name more characters than the file
 * has.
 */
export function charactersOf(file: string): Set<number> {
  const bytes = readFileSync(file);
  const table = bytes.toString("latin1", 0, 4) === "wOF2" ? cmapOfWoff2(bytes) : cmapOfSfnt(bytes);
  if (!table) throw new Error(`${file} has no table of characters`);
  const found = new Set<number>();
  for (let record = 0; record < table.readUInt16BE(2); record++)
    for (const [from, to] of rangesOf(table.subarray(table.readUInt32BE(8 + 8 * record))))
      for (let code = from; code <= to; code++) found.add(code);
  return found;
}

function cmapOfSfnt(bytes: Buffer) {
  const tables = Array.from({ length: bytes.readUInt16BE(4) }, (_, index) => 12 + 16 * index);
  const cmap = tables.find((at) => bytes.toString("latin1", at, at + 4) === "cmap");
  return cmap && bytes.subarray(bytes.readUInt32BE(cmap + 8));
}

/**
 * The numbers of tables in the table directory of a WOFF2 font. Each entry of the directory begins with such a number, in six bits
 * (https://www.w3.org/TR/WOFF2/#table_dir_format).
 */
const known = { cmap: 0, glyf: 10, loca: 11, other: 63 };

function cmapOfWoff2(bytes: Buffer) {
  let at = 48;
  const number = () => {
    for (let value = 0; ; ) {
      const byte = bytes.readUInt8(at++);
      value = value * 128 + (byte & 127);
      if (byte < 128) return value;
    }
  };
  const tables = Array.from({ length: bytes.readUInt16BE(12) }, () => {
    const flags = bytes.readUInt8(at++);
    const tag = flags & 63;
    if (tag === known.other) at += 4;
    const whole = number();
    const isOutline = tag === known.glyf || tag === known.loca;
    const isTransformed = isOutline ? flags >> 6 === 0 : flags >> 6 !== 0;
    return { tag, length: isTransformed ? number() : whole };
  });
  const before = tables.findIndex(({ tag }) => tag === known.cmap);
  const start = tables.slice(0, before).reduce((sum, { length }) => sum + length, 0);
  return before < 0 ? undefined : brotliDecompressSync(bytes.subarray(at, at + bytes.readUInt32BE(20))).subarray(start);
}

/**
 * Reads the ranges of characters from a table of format 4 (two bytes per character) or 12 (four bytes). Other formats contain no further
 * characters.
 */
function rangesOf(table: Buffer): [from: number, to: number][] {
  const format = table.readUInt16BE(0);
  if (format === 12) {
    const groups = Array.from({ length: table.readUInt32BE(12) }, (_, index) => 16 + 12 * index);
    return groups.map((at) => [table.readUInt32BE(at), table.readUInt32BE(at + 4)]);
  }
  if (format !== 4) return [];
  const length = table.readUInt16BE(6);
  return Array.from({ length: length / 2 }, (_, index): [number, number] => [
    table.readUInt16BE(16 + length + 2 * index),
    table.readUInt16BE(14 + 2 * index),
  ]).filter(([from]) => from < 0xffff);
}
