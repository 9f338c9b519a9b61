import type { Given } from "../../frame/words.ts";
import { QuickMode } from "./QuickMode.tsx";
import type { Words } from "./words.ts";

/** The cooling-load calculator: a quick answer, or all that an engineer asks. */
export function CoolingLoad(given: Given<Words>) {
  return <QuickMode {...given} />;
}
