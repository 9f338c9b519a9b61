/** Does the same as URL.parse(), which phones from before 2024 do not have. */
export function parseUrl(address: string, base?: string): URL | null {
  try {
    return new URL(address, base);
  } catch {
    return null;
  }
}
