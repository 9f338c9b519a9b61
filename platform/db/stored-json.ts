/** Returns JSON that both databases can store. NUL is removed, because PostgreSQL refuses it. */
export const storedJson = (value: unknown): string =>
  JSON.stringify(value, (_, part: unknown) => (typeof part === "string" ? part.replaceAll("\0", "") : part));
