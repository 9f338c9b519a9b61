/** How long browsers keep a built file, by its path in the build. */
export function cachePolicy(file: string): string {
  if (/^(assets|films)\//.test(file)) return "public, max-age=31536000, immutable"; // The name contains a hash of the content.
  return file.endsWith(".html") ? "no-cache" : "public, max-age=3600";
}
