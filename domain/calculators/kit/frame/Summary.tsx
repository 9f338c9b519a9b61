import { memo, useDeferredValue } from "react";
import { type AnyCalculation, useCalculation } from "./calculation-context.ts";
import { refusalOf } from "./refusal.ts";
import { fill } from "./say.ts";

/**
 * Prints a list of inputs and results instead of the form, with the address that opens the calculation again. While a field is refused it prints
 * only the reason. React renders it later than the answer, because nobody waits for it.
 */
export const Summary = () => <Lines calculation={useDeferredValue(useCalculation())} />;

const Lines = memo(function Lines({ calculation }: { calculation: AnyCalculation }) {
  const { engine, say, given: props, query, stale } = calculation;
  if (stale) return <p className="hidden print:block">{refusalOf(calculation)}</p>;
  return (
    <div className="hidden print:block">
      <dl>
        {calculation.summary().map(([label, value], at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two rooms may have the same name
          <div key={at} className="grid grid-cols-2 gap-4 border-b border-line py-1 text-sm">
            <dt>{label}</dt>
            <dd>
              <bdi>{value}</bdi>
            </dd>
          </div>
        ))}
      </dl>
      <p className="mt-4 text-xs">{fill(say.shared.engine, { version: engine })}</p>
      <p className="text-xs wrap-anywhere">
        <bdi dir="ltr">{`${props.canonical}?${query}`}</bdi>
      </p>
    </div>
  );
});
