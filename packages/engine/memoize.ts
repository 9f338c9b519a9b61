const capacity = 200;

/**
 * Caches results by equal input, and clears the whole cache when it is full, because constructions repeat and keystrokes do not. The same object is
 * found without serialising it again, so it must never be changed.
 */
export function memoize<I, O>(compute: (input: I) => O): (input: I) => O {
  const byText = new Map<string, O>();
  const byObject = new WeakMap<object, O>();
  return (input) => {
    const held = typeof input === "object" ? input : null;
    const same = held ? byObject.get(held) : undefined;
    if (same !== undefined) return same;
    const key = JSON.stringify(input);
    const known = byText.get(key);
    const result = known ?? compute(input);
    if (known === undefined) {
      if (byText.size >= capacity) byText.clear();
      byText.set(key, result);
    }
    if (held) byObject.set(held, result);
    return result;
  };
}
