import { createContext, use } from "react";
import type { Life } from "./useCalculator.ts";

/** The calculation in whose frame a part stands. */
export const LifeContext = createContext<Life | undefined>(undefined);

export function useLife(): Life {
  const life = use(LifeContext);
  if (!life) throw new Error("A part of a calculator stands outside of its frame");
  return life;
}
