const capacity = 200;

/**
 * Caches the results of `compute` for equal inputs. The whole cache is cleared when it is full: constructions repeat and are soon cached again,
 * while the values of single keystrokes do not repeat. An input object that was used before is found without serialising it again, so an input
 * object must never be changed.
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
