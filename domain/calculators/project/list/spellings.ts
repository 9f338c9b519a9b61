import { keysOf } from "@site/typed";
import { plainSpelling } from "../../kit/frame/plain-spelling.ts";

/** Each known spelling and its meaning. If several lists have a spelling, the first one counts. */
export function spellings<Id extends string>(lists: Readonly<Record<Id, readonly string[]>>): Map<string, Id> {
  const all = keysOf(lists).flatMap((id) => lists[id].map((text): [string, Id] => [plainSpelling(text), id]));
  return new Map(all.reverse());
}
