/**
 * Runs a calculation of several steps to its end. The calculation is a generator that yields after each run of the engine, so that a browser can
 * handle keystrokes between two runs (useDebounced).
 */
export function runToEnd<T>(calculation: Generator<undefined, T>): T {
  for (;;) {
    const step = calculation.next();
    if (step.done) return step.value;
  }
}
