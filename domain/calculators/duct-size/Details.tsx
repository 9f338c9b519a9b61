import type { DuctInput, DuctResult, SizedDuct } from "@site/engine/ducts/duct-size.ts";
import type { ReactNode } from "react";
import { Table } from "#site/ui/primitives/Table.tsx";
import { Amount } from "../kit/frame/Amount.tsx";
import { Notice } from "../kit/frame/Notice.tsx";
import type { Say } from "../kit/frame/say.ts";
import { Size } from "./Answer.tsx";
import { sizeOf } from "./say.ts";
import type { Words } from "./words.ts";

type Props = { input: DuctInput; result: DuctResult; say: Say<Words> };

type BlockProps = { title: string; intro?: ReactNode; children: ReactNode };

export function Block({ title, intro, children }: BlockProps) {
  return (
    <section className="grid content-start gap-3">
      <h3 className="text-xl font-semibold">{title}</h3>
      {intro && <p className="max-w-lg text-sm text-soft">{intro}</p>}
      {children}
    </section>
  );
}

/** Shows warnings that matter before anybody orders sheet metal. */
export function Warnings({ input, result, say: { words, fill, format } }: Props) {
  const { notes, warnings } = words;
  const statements = [
    ...result.warnings.map((warning) => warnings[warning]),
    ...(result.rectangular ? [] : [notes.noRectangle]),
  ];
  return statements.map((text) => (
    <Notice key={text} tone="warning">
      {fill(text, { height: format(input.height, 1), aspect: format(result.rectangular?.aspect ?? 0, 1) })}
    </Notice>
  ));
}

const rowsOf: readonly (readonly [keyof Words["found"], (duct: SizedDuct) => number, string | undefined, number])[] = [
  ["velocity", (duct) => duct.velocity, "m-per-s", 2],
  ["limit", (duct) => duct.limit, "m-per-s", 1],
  ["friction", (duct) => duct.friction, "pa-per-m", 3],
  ["velocityPressure", (duct) => duct.velocityPressure, "pa", 1],
  ["equivalent", (duct) => duct.equivalent * 1000, "mm", 0],
  ["hydraulic", (duct) => duct.hydraulic * 1000, "mm", 0],
  ["reynolds", (duct) => duct.reynolds, undefined, 0],
  ["factor", (duct) => duct.factor, undefined, 4],
  ["aspect", (duct) => duct.aspect, undefined, 2],
  ["sheet", (duct) => duct.sheet, "m2", 1],
  ["straight", (duct) => duct.loss.straight, "pa", 1],
  ["fittings", (duct) => duct.loss.fittings, "pa", 1],
  ["terminals", (duct) => duct.loss.terminals, "pa", 1],
];

/** Shows all figures of each shape, for readers who check them. */
export function ShapesTable({ input, result, say }: Props) {
  const { words } = say;
  const flow = `${say.format(input.flow, 2)} ${words.flowUnits[input.flowUnit]}`;
  const ducts = [result.round, result.rectangular, result.oval].filter((duct) => duct !== undefined);
  return (
    <Table
      caption={words.tables.shapes}
      columns={[flow, ...ducts.map(({ kind }) => words.shapes[kind])]}
      rows={[
        {
          name: words.found.size,
          cells: ducts.map((duct) => <Size key={duct.kind} duct={duct} millimetres={say.unit("mm")} />),
          strong: true,
        },
        ...rowsOf.map(([name, value, unit, digits]) => ({
          name: words.found[name],
          cells: ducts.map((duct) => <Amount key={duct.kind} value={value(duct)} unit={unit} digits={digits} />),
        })),
        {
          name: words.found.total,
          cells: ducts.map((duct) => <Amount key={duct.kind} value={duct.loss.total} unit="pa" digits={0} />),
          strong: true,
        },
      ]}
    />
  );
}

type SizesProps = { ducts: readonly (SizedDuct | undefined)[]; chosen?: SizedDuct; caption: string; say: Say<Words> };

/** Compares several sizes, with the velocity, friction and sheet metal of each. */
export function SizesTable({ ducts, chosen, caption, say }: SizesProps) {
  const { found } = say.words;
  const shown = ducts.filter((duct) => duct !== undefined);
  return (
    <Table
      caption={caption}
      columns={[found.size, found.velocity, found.friction, found.sheet]}
      rows={shown.map((duct) => ({
        name: sizeOf(duct, say),
        cells: [
          <Amount key="velocity" value={duct.velocity} unit="m-per-s" digits={1} />,
          <Amount key="friction" value={duct.friction} unit="pa-per-m" digits={2} />,
          <Amount key="sheet" value={duct.sheet} unit="m2" digits={1} />,
        ],
        strong: duct.width === chosen?.width && duct.height === chosen?.height,
      }))}
    />
  );
}
