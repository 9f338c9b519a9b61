import type { Quantity } from "@site/engine/finishing/quantity.ts";
import { Amount } from "../kit/frame/Amount.tsx";
import { usePage } from "../kit/frame/calculation-context.ts";
import type { Words } from "./words.ts";

/** Shows a quantity as a number or as a range. */
export function QuantityText({ quantity, words }: { quantity: Quantity; words: Words }) {
  const { format } = usePage().say;
  const { low, high, unit, digits } = quantity;
  if (format(low, digits) === format(high, digits)) return <Amount value={high} unit={unit} digits={digits} />;
  const [before = "", between = ""] = words.range.split(/\{low\}|\{high\}/);
  return (
    <>
      {before}
      <Amount value={low} digits={digits} />
      {between}
      <Amount value={high} unit={unit} digits={digits} />
    </>
  );
}
