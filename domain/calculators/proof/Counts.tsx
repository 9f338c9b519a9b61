import { keysOf } from "@site/typed";
import type { ProofPage, ProofWords } from "./data.server.ts";

type Props = { words: ProofWords["counts"]; counts: ProofPage["counts"] };

/** Shows how many values were compared, and how many of them agree. */
export function Counts({ words, counts }: Props) {
  const names = keysOf(words);
  return (
    <dl className="mx-auto grid max-w-xl grid-cols-2 gap-6 px-5 pt-10 md:grid-cols-4">
      {names.map((name) => (
        <div key={name} className="flex flex-col-reverse justify-end">
          <dt className="mt-1 text-sm text-soft">{words[name]}</dt>
          <dd className="text-3xl font-semibold text-brand">{counts[name]}</dd>
        </div>
      ))}
    </dl>
  );
}
