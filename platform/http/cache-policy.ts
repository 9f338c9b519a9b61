/** Returns the Cache-Control header of a built file, by the file's path in the build. */
export function cachePolicy(file: string): string {
  if (/^(assets|films)\//.test(file)) return "public, max-age=31536000, immutable"; // The file name contains a hash of its content.
  return /\.(?:html|md)$/.test(file) ? "no-cache" : "public, max-age=3600";
}
