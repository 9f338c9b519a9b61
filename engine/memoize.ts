const capacity = 200;

/**
 * Caches results by equal input, and clears the whole cache when it is full: constructions repeat, keystrokes do not. The same object is found without
 * being written down, so it must never be changed.
 */
export function memoize<I extends object, O>(compute: (input: I) => O): (input: I) => O {
  const byText = new Map<string, O>();
  const byObject = new WeakMap<I, O>();
  return (input) => {
    const same = byObject.get(input);
    if (same !== undefined) return same;
    const key = JSON.stringify(input);
    const known = byText.get(key);
    const result = known ?? compute(input);
    if (known === undefined) {
      if (byText.size >= capacity) byText.clear();
      byText.set(key, result);
    }
    byObject.set(input, result);
    return result;
  };
}
