/** JSON as both databases can store it: PostgreSQL refuses NUL. */
export const storedJson = (value: unknown): string =>
  JSON.stringify(value, (_, part: unknown) => (typeof part === "string" ? part.replaceAll("\0", "") : part));
