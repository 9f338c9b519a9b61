/** Does what URL.parse() does, which phones from before 2024 do not support. */
export function parseUrl(address: string, base?: string): URL | null {
  try {
    return new URL(address, base);
  } catch {
    return null;
  }
}
