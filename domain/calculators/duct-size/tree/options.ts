import type { OptionNames } from "./list/cells.ts";
import type { Words } from "./words.ts";

/** Returns the words for the options of a section's fields. */
export const optionNames = ({ beginnings, bendKinds, places, sameAsTree }: Words) =>
  ({ from: beginnings, bend: bendKinds, place: { tree: sameAsTree, ...places } }) satisfies OptionNames;
