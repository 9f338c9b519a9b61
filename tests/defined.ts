/** A value that the test takes for granted; throws if it is missing. */
export function defined<T>(value: T | null | undefined): T {
  if (value === null || value === undefined) throw new Error("The value is missing.");
  return value;
}
