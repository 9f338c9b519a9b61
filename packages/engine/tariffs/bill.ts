/** A rising block tariff. Each step has a price per unit up to an amount; the last step has no end. */
export type Steps = readonly (readonly [upTo: number | null, price: number])[];

export function steppedCost(amount: number, steps: Steps): number {
  let [cost, from] = [0, 0];
  for (const [upTo, price] of steps) {
    const end = upTo ?? Number.POSITIVE_INFINITY;
    cost += Math.max(0, Math.min(amount, end) - from) * price;
    from = end;
  }
  return cost;
}

export interface UtilityTariff {
  steps: Steps;
  /** The AED that are added for each unit. */
  surcharge: number;
  meter: number;
}

/** Computes the bill before tax. */
export function utilityBill(amount: number, { steps, surcharge, meter }: UtilityTariff) {
  const energy = steppedCost(amount, steps);
  return { energy, surcharge: amount * surcharge, total: energy + amount * surcharge + meter };
}
