import { createContext, use } from "react";
import type { Say } from "./say.ts";
import type { Calculation } from "./useCalculator.ts";
import type { Given } from "./words.ts";

/** The calculation that a component belongs to; changes with every keystroke. */
export const CalculationContext = createContext<Calculation | undefined>(undefined);

export const useCalculation = (): Calculation => within(use(CalculationContext));

interface Page {
  say: Say<unknown>;
  given: Given<unknown>;
}

/** The part that stays the same while one types: components that need only this are not re-rendered. */
export const PageContext = createContext<Page | undefined>(undefined);

export const usePage = (): Page => within(use(PageContext));

function within<T>(found: T | undefined): T {
  if (!found) throw new Error("A part of a calculator stands outside of its frame");
  return found;
}
