/** Typed access to lists and records. TypeScript cannot infer these types, so the casts are here and nowhere else. */

/** The keys of a record that has exactly the keys of its type, such as an object literal. */
export const keysOf = <T extends object>(record: T) => Object.keys(record) as Extract<keyof T, string>[];

/** The entries of a record that may have gaps. */
export const entriesOf = <K extends string, V>(record: Readonly<Partial<Record<K, V>>>) =>
  Object.entries(record).filter(([, value]) => value !== undefined) as [K, V][];

/** A record with a value for each name. */
export const recordOf = <K extends string, V>(names: readonly K[], value: (name: K) => V) =>
  Object.fromEntries(names.map((name) => [name, value(name)])) as Record<K, V>;

export const isOneOf = <T extends string>(names: readonly T[], value: unknown): value is T =>
  (names as readonly unknown[]).includes(value);

/** The item at an index that must exist; throws otherwise. */
export function nth<T>(list: readonly T[], index: number): T {
  const value = list[index];
  if (value === undefined) throw new RangeError(`Nothing at ${index}`);
  return value;
}

export const last = <T>(list: readonly T[]): T => nth(list, list.length - 1);

/** The value of a name that must exist; throws otherwise. */
export function valueNamed<T>(record: Readonly<Record<string, T>>, name: string): T {
  const value = record[name];
  if (value === undefined) throw new RangeError(`Nothing at ${name}`);
  return value;
}

/**
 * Unchecked access, for loops that run a million times over lists of known length. There is one function for each type of list, so that each stays as
 * fast as plain indexing.
 */
export const float = (list: Float64Array, index: number) => list[index] as number;
export const hourIn = (series: readonly number[], hour: number) => series[hour] as number;
