import type { AmcResult, Line } from "@site/engine/maintenance/plan.ts";
import { Sheet } from "../kit/frame/Sheet.tsx";
import type { Say } from "./say.ts";

/** Lists the equipment, how often it is maintained, and who requires it. */
export function Equipment({ result, say }: { result: AmcResult; say: Say }) {
  const { words, format } = say;
  const { columns, list, total } = words.scope;
  return (
    <Sheet
      title={list}
      columns={[columns.equipment, columns.pieces, columns.visits, columns.services]}
      rows={[
        ...result.lines.map((line) => ({
          name: words.equipment[line.id],
          cells: [line.pieces, line.visits, line.services].map((count) => format(count)),
          notes: remarksOn(line, say),
        })),
        { name: total, cells: [format(result.pieces), "", format(result.services)], strong: true },
      ]}
      foot={<p className="mt-3 text-xs text-soft">{words.often}</p>}
    />
  );
}

function remarksOn({ basis, visits, advised, why }: Line, say: Say) {
  const { listed, words, fill, count } = say;
  const { scope } = words;
  const reasons = why.map((reason) => words.why[reason]);
  return [
    fill(scope.basis, {
      basis: listed(basis.map((id) => words.basis[id])),
    }),
    ...(visits === advised ? [] : [fill(scope.advised, { visits: count(words.counted.visits, advised) })]),
    ...(visits === advised && reasons.length > 0 ? [fill(scope.raised, { why: listed(reasons) })] : []),
  ];
}
