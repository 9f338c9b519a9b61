import { bendIds, bends, dampers, reducer } from "@site/engine/ducts/tree/fittings.ts";
import type { TreeResult, TreeSection } from "@site/engine/ducts/tree/tree.ts";
import { keysOf } from "@site/typed";
import { Table } from "#site/ui/primitives/Table.tsx";
import { Amount } from "../../kit/frame/Amount.tsx";
import { Source } from "../../kit/frame/Source.tsx";
import type { Say } from "../../kit/frame/say.ts";
import type { TreeFieldValues } from "./fields.ts";
import { flowNumber, shapeText } from "./say.ts";
import type { Words } from "./words.ts";

type Props = { asked: TreeFieldValues; result: TreeResult; say: Say<Words> };

const nameOf = ({ number }: TreeSection) => String(number);

/** Lists the size of each section, and everything else that the workshop and the site need. */
export function SizesTable({ asked: input, result, say }: Props) {
  const { words, unit } = say;
  const { found } = words;
  const inUnit = (name: string, sign: string) => `${name} (${sign})`;
  return (
    <Table
      caption={words.tables.sizes}
      columns={[
        found.number,
        inUnit(found.size, unit("mm")),
        inUnit(found.flow, words.flowUnits[input.flowUnit]),
        inUnit(found.velocity, unit("m-per-s")),
        inUnit(found.friction, unit("pa-per-m")),
        found.reason,
        inUnit(found.sheetHere, unit("m2")),
      ]}
      rows={result.sections.map((section) => ({
        name: nameOf(section),
        cells: [
          <bdi key="size" dir="ltr" className="font-semibold whitespace-nowrap">
            {shapeText(section.shape)}
          </bdi>,
          flowNumber(section.flow, input, say),
          <bdi key="velocity" dir="ltr" className="whitespace-nowrap">
            {`${say.format(section.velocity, 1)} / ${say.format(section.limit, 1)}`}
          </bdi>,
          <Amount key="friction" value={section.friction} digits={2} />,
          words.reasons[section.reason],
          <Amount key="sheet" value={section.sheet} digits={1} />,
        ],
        strong: section.isCritical,
      }))}
    />
  );
}

const pressures = [
  ["straight", ({ loss }) => loss.straight],
  ["junction", ({ loss }) => loss.junction],
  ["fittings", ({ loss }) => loss.fittings],
  ["loss", ({ loss }) => loss.total],
  ["regain", ({ regain }) => regain],
  ["static", ({ pressure }) => pressure.staticEnd],
  ["path", ({ path }) => path],
  ["damper", ({ damper }) => damper],
] as const satisfies readonly (readonly [keyof Words["found"], (section: TreeSection) => number | undefined])[];

/** Lists the pressures of each section in Pa. An engineer balances the tree with them. */
export function PressuresTable({ result, say }: Omit<Props, "asked">) {
  const { found, tables } = say.words;
  return (
    <Table
      caption={tables.pressures}
      columns={[found.number, ...pressures.map(([name]) => found[name])]}
      rows={result.sections.map((section) => ({
        name: nameOf(section),
        cells: pressures.map(([name, of]) => {
          const value = of(section);
          return value === undefined ? "–" : <Amount key={name} value={value} digits={1} />;
        }),
        strong: section.isCritical,
      }))}
    />
  );
}

/** Lists the coefficients of the calculation, and their sources. */
export function CoefficientsTable({ say }: Pick<Props, "say">) {
  const { words, format } = say;
  const { fittings, bendKinds, fittingColumns, fittingSources, tables } = words;
  const rows = [
    ...bendIds.map((id) => ({ name: bendKinds[id], ...bends[id] })),
    ...keysOf(dampers).map((id) => ({ name: fittings[id], ...dampers[id] })),
    { name: fittings.reducer, round: reducer.coefficient, rectangular: reducer.coefficient, ...reducer },
  ];
  const formulas = [
    [fittings.straight, "0.4 (1 − v₂/v₁)² p₁"],
    [fittings.branch, "p₁ (1 + (v₂/v₁)² − 2 v₂/v₁ cos α)"],
  ] as const;
  return (
    <Table
      caption={tables.coefficients}
      columns={[fittingColumns.fitting, fittingColumns.round, fittingColumns.rectangular, fittingColumns.source]}
      rows={[
        ...rows.map(({ name, round, rectangular, source, confidence }) => ({
          name,
          cells: [
            format(round, 2),
            format(rectangular, 2),
            <Source key="source" source={fittingSources[source]} confidence={confidence} />,
          ],
        })),
        ...formulas.map(([name, formula]) => ({
          name,
          cells: [
            <bdi key="round" dir="ltr" className="whitespace-nowrap">
              {formula}
            </bdi>,
            "",
            <Source key="source" source={fittingSources.idelchik} confidence="medium" />,
          ],
        })),
      ]}
    />
  );
}
