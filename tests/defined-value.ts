/** Returns a value that the test expects to exist. Throws if the value is missing. */
export function definedValue<T>(value: T | null | undefined): T {
  if (value === null || value === undefined) throw new Error("The value is missing.");
  return value;
}
