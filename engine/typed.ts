/** What TypeScript cannot know of lists and records, said once: everywhere else a cast would say it again. */

/** The keys of a record that has no others, as literals do. */
export const keysOf = <T extends object>(record: T) => Object.keys(record) as Extract<keyof T, string>[];

/** Of a record with gaps, what is there. */
export const entriesOf = <K extends string, V>(record: Readonly<Partial<Record<K, V>>>) =>
  Object.entries(record).filter(([, value]) => value !== undefined) as [K, V][];

/** A record with a value for each name. */
export const recordOf = <K extends string, V>(names: readonly K[], value: (name: K) => V) =>
  Object.fromEntries(names.map((name) => [name, value(name)])) as Record<K, V>;

export const isOneOf = <T extends string>(names: readonly T[], value: unknown): value is T =>
  (names as readonly unknown[]).includes(value);

/** What stands at a place that is known to be there; throws rather than go on with nothing. */
export function nth<T>(list: readonly T[], index: number): T {
  const value = list[index];
  if (value === undefined) throw new RangeError(`Nothing at ${index}`);
  return value;
}

export const last = <T>(list: readonly T[]): T => nth(list, list.length - 1);

/** The same of a record. */
export function named<T>(record: Readonly<Record<string, T>>, name: string): T {
  const value = record[name];
  if (value === undefined) throw new RangeError(`Nothing at ${name}`);
  return value;
}

/**
 * Without the question whether there is anything: for loops that run a million times over lists of a known length.
 * One for each kind of list, so that each stays as fast as plain indexing.
 */
export const float = (list: Float64Array, index: number) => list[index] as number;
export const hourIn = (series: readonly number[], hour: number) => series[hour] as number;
