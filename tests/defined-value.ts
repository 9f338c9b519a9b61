/** A value that the test expects to exist. Throws if it is missing. */
export function definedValue<T>(value: T | null | undefined): T {
  if (value === null || value === undefined) throw new Error("The value is missing.");
  return value;
}
