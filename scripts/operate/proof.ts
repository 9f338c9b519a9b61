import { cases, prove } from "@site/engine/cases/compare.ts";

/** `npm run proof` computes every published example and prints which values agree. It fails if a value is outside its tolerance. */
const figure = (value: number) => Number(value.toPrecision(6)).toString();
const proofs = cases.map(prove);

for (const { id, source, comparisons, differences } of proofs) {
  console.log(`\n${id}\n  ${source}`);
  for (const [known, list] of [["", comparisons] as const, [" (known, and kept)", differences] as const])
    for (const { quantity, at, expected, computed, allowed, kept } of list)
      console.log(
        `  ${kept ? "within" : "BEYOND"}  ${quantity}${at ? ` no. ${at}, the furthest off` : ""}${known}: published ${figure(expected)}, computed ${figure(computed)}, allowed ± ${figure(allowed)}`,
      );
}

const all = proofs.flatMap(({ comparisons }) => comparisons);
const known = proofs.flatMap(({ differences }) => differences).filter(({ kept }) => !kept);
const beyond = all.filter(({ kept }) => !kept);
console.log(
  `\n${proofs.length} cases: ${all.length - beyond.length} of ${all.length} quantities within their tolerance; ${known.length} known differences.`,
);
console.log(
  "Without a published case: air handlers, chilled water, VRF, heating, kinds of room (rules in packages/engine/systems and heating), trees of ducts (packages/engine/ducts/tree); examples are worked twice: npm run examples.",
);
process.exitCode = beyond.length > 0 ? 1 : 0;
