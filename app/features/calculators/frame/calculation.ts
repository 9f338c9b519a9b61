import type { Calculator } from "./calculator.ts";
import type { Fields, InputOf } from "./fields.ts";

/**
 * What goes along with a wish: which calculator, and its query. Labels and figures are made of it by the server, with the
 * same engine: an address is short, and nobody can put words into our mouth.
 */
export function calculationQuery(calculator: Calculator, input: InputOf<Fields>, query: string): string {
  const place = calculator.place?.(input);
  return new URLSearchParams({
    service: calculator.service(input),
    ...(place && { place }),
    calculation: `${calculator.slug}?${query}`,
  }).toString();
}
