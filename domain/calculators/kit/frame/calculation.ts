import type { Calculator } from "./calculator.ts";
import type { Fields, InputOf } from "./fields.ts";

/**
 * Returns the query for an enquiry: the calculator and its own query. The server computes labels and figures from this query with the same
 * engine. So the address stays short, and nobody can put false words into it.
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
