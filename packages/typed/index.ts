/** Typed access to lists and records. TypeScript cannot infer these types, so all casts are in this file. */

/** Returns the keys of a record. The record must have exactly the keys of its type, as an object literal has. */
export const keysOf = <T extends object>(record: T) => Object.keys(record) as Extract<keyof T, string>[];

/** Returns the entries of a record that may lack some keys. */
export const entriesOf = <K extends string, V>(record: Readonly<Partial<Record<K, V>>>) =>
  Object.entries(record).filter(([, value]) => value !== undefined) as [K, V][];

/** Makes a record with a value for each name. */
export const recordOf = <K extends string, V>(names: readonly K[], value: (name: K) => V) =>
  Object.fromEntries(names.map((name) => [name, value(name)])) as Record<K, V>;

export const isOneOf = <T extends string>(names: readonly T[], value: unknown): value is T =>
  (names as readonly unknown[]).includes(value);

/** Returns the item at an index. Throws if there is none. */
export function nth<T>(list: readonly T[], index: number): T {
  const value = list[index];
  if (value === undefined) throw new RangeError(`Nothing at ${index}`);
  return value;
}

export const last = <T>(list: readonly T[]): T => nth(list, list.length - 1);

/** Returns the value of a name. Throws if there is none. */
export function valueNamed<T>(record: Readonly<Record<string, T>>, name: string): T {
  const value = record[name];
  if (value === undefined) throw new RangeError(`Nothing at ${name}`);
  return value;
}

/**
 * Unchecked access, for loops that run a million times over lists of known length. Each type of list has a function of its own, so that
 * each function stays as fast as plain indexing.
 */
export const float = (list: Float64Array, index: number) => list[index] as number;
export const hourIn = (series: readonly number[], hour: number) => series[hour] as number;
