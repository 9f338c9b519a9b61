import type { Calculator } from "./calculator.ts";
import type { Fields, InputOf } from "./fields.ts";

/**
 * A request carries the calculator and its query. The server computes labels and figures from it with the same engine: the address stays short,
 * and nobody can inject words into it.
 */
export function calculationQuery<F extends Fields, R, W>(
  calculator: Calculator<F, R, W>,
  input: InputOf<F>,
  query: string,
): string {
  const place = calculator.place?.(input);
  return new URLSearchParams({
    service: calculator.service(input),
    ...(place && { place }),
    calculation: `${calculator.slug}?${query}`,
  }).toString();
}
