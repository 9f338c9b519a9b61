import { createContext, use } from "react";
import type { Say } from "./say.ts";
import type { Life } from "./useCalculator.ts";
import type { Given } from "./words.ts";

/** The calculation in whose frame a part stands: another one at every key. */
export const LifeContext = createContext<Life | undefined>(undefined);

export const useLife = (): Life => within(use(LifeContext));

interface Page {
  say: Say<unknown>;
  given: Given<unknown>;
}

/** What stays as it is while one types: what needs no more than this is not drawn anew at every key. */
export const PageContext = createContext<Page | undefined>(undefined);

export const usePage = (): Page => within(use(PageContext));

function within<T>(found: T | undefined): T {
  if (!found) throw new Error("A part of a calculator stands outside of its frame");
  return found;
}
