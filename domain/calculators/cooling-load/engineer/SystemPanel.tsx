import { memo } from "react";
import { ButtonLink } from "#site/ui/primitives/Button.tsx";
import { Card } from "../../kit/charts/Card.tsx";
import { AmountIn } from "../../kit/frame/Amount.tsx";
import { Figures } from "../../kit/frame/Figures.tsx";
import type { Speech } from "../say.ts";
import type { PlantResult } from "./plant-loads.ts";
import { type PlantFigure, type PlantPart, plantChain, plantParts } from "./plant-parts.ts";
import { FigureTable } from "./Rows.tsx";

type Props = { planned: PlantResult; pressure: number; say: Speech; file: string };

/** Shows the chosen plant: its machine, its water or refrigerant, its air handlers and the units in the rooms. */
export const SystemPanel = memo(({ planned, pressure, say, file }: Props) => {
  const { plant: words } = say.words.engineer;
  const [whole, ...parts] = plantParts(planned.system, planned.plan.plant, pressure, say);
  return (
    <Card title={whole?.title ?? ""} text={words.text}>
      <div className="grid gap-6">
        <Chain planned={planned} say={say} />
        {whole && <PartFigures part={whole} say={say} />}
        {parts.map((part) => (
          <div key={part.title}>
            {part.figures.length > 0 && <h4 className="font-semibold">{part.title}</h4>}
            <Part part={part} say={say} />
          </div>
        ))}
        <div data-print="no">
          <ButtonLink href={file} download="cooling-load-plant.csv" look="outline">
            {words.csv}
          </ButtonLink>
        </div>
      </div>
    </Card>
  );
});

/** Shows the steps from the loads of the rooms to the load of the plant. Each subtotal is the previous subtotal plus the steps between them. */
function Chain({ planned, say }: Pick<Props, "planned" | "say">) {
  const { plant: words, plantColumns: columns } = say.words.engineer;
  return (
    <FigureTable
      caption={words.chain}
      columns={[columns.figure, columns.value, columns.note]}
      rows={plantChain(planned, say).map((figure) => [
        figure.isSum ? <strong key="label">{figure.label}</strong> : figure.label,
        plantFigure(figure, say),
        figure.note ?? "",
      ])}
    />
  );
}

type PartProps = { part: PlantPart; say: Speech };

/** Shows the figures and the rooms of one part of the plant, without the part's title. */
export const Part = ({ part, say }: PartProps) => (
  <>
    {part.figures.length > 0 && <PartFigures {...{ part, say }} />}
    {part.rooms && (
      <FigureTable
        caption={part.rooms.caption}
        columns={[say.words.engineer.columns.room, ...(part.rooms.rows[0]?.figures.map(({ label }) => label) ?? [])]}
        rows={part.rooms.rows.map(({ name, figures }) => [name, ...figures.map((figure) => plantFigure(figure, say))])}
      />
    )}
  </>
);

export const plantFigure = ({ value, unit, digits }: PlantFigure, say: Speech) =>
  typeof value === "number" ? <AmountIn {...{ say, value, unit, digits }} /> : <bdi>{value}</bdi>;

const PartFigures = ({ part, say }: PartProps) => (
  <Figures
    figures={part.figures.map((figure) => ({
      label: figure.label,
      value: plantFigure(figure, say),
      note: figure.note,
    }))}
  />
);
