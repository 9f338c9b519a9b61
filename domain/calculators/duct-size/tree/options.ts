import type { OptionNames } from "./list/cells.ts";
import type { Words } from "./words.ts";

/** The names of a section's options. */
export const optionNames = ({ beginnings, bendKinds, places, sameAsTree }: Words) =>
  ({ from: beginnings, bend: bendKinds, place: { tree: sameAsTree, ...places } }) satisfies OptionNames;
