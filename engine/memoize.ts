const capacity = 200;

/** Caches results by equal input, and clears the whole cache when it is full: constructions repeat, keystrokes do not. */
export function memoize<I, O>(compute: (input: I) => O): (input: I) => O {
  const byText = new Map<string, O>();
  return (input) => {
    const key = JSON.stringify(input);
    const known = byText.get(key);
    if (known !== undefined) return known;
    if (byText.size >= capacity) byText.clear();
    const result = compute(input);
    byText.set(key, result);
    return result;
  };
}
