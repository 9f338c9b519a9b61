const at = (bytes: Uint8Array, from: number, to: number) => Buffer.from(bytes.subarray(from, to)).toString("latin1");

/**
 * Detects the type of a file by its first bytes, because the file name and the declared type can be false. Only these types are ever
 * decoded. SVG, GIF and TIFF are refused. HEIC is refused too, because our decoder does not include its patented codec.
 */
export function photoType(bytes: Uint8Array): "jpeg" | "png" | "webp" | "avif" | undefined {
  if (at(bytes, 0, 3) === "\xff\xd8\xff") return "jpeg";
  if (at(bytes, 0, 8) === "\x89PNG\r\n\x1a\n") return "png";
  if (at(bytes, 0, 4) === "RIFF" && at(bytes, 8, 12) === "WEBP") return "webp";
  if (at(bytes, 4, 8) === "ftyp" && /avif|avis/.test(at(bytes, 8, 32))) return "avif";
  return undefined;
}
