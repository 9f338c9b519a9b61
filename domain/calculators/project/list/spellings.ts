import { keysOf } from "@site/typed";
import { plainSpelling } from "../../kit/frame/plain-spelling.ts";

/** Maps each known spelling to its meaning. If several lists contain a spelling, the first list counts. */
export function spellings<Id extends string>(lists: Readonly<Record<Id, readonly string[]>>): Map<string, Id> {
  const all = keysOf(lists).flatMap((id) => lists[id].map((text): [string, Id] => [plainSpelling(text), id]));
  return new Map(all.reverse());
}
