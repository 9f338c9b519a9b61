import { memo } from "react";
import { ButtonLink } from "#app/ui/primitives/Button.tsx";
import type { PlantId } from "#engine/data/systems.ts";
import type { SystemResult } from "#engine/systems/system.ts";
import { Card } from "../../charts/Card.tsx";
import { Amount } from "../../frame/Amount.tsx";
import { Figures } from "../../frame/Figures.tsx";
import type { Speech } from "../say.ts";
import { type PlantFigure, type PlantPart, plantParts } from "./plant-parts.ts";
import { FigureTable } from "./Rows.tsx";

type Props = { system: SystemResult; plant: PlantId; pressure: number; say: Speech; file: string };

/** The plant that was chosen: its machine, its water or refrigerant, its air handlers and what stands in the rooms. */
export const SystemPanel = memo(({ system, plant, pressure, say, file }: Props) => {
  const { plant: words } = say.words.engineer;
  const [whole, ...parts] = plantParts(system, plant, pressure, say);
  return (
    <Card title={whole?.title ?? ""} text={words.text}>
      <div className="grid gap-6">
        {whole && <PartFigures part={whole} />}
        {parts.map((part) => (
          <div key={part.title}>
            {part.figures.length > 0 && (
              <>
                <h4 className="font-semibold">{part.title}</h4>
                <PartFigures part={part} />
              </>
            )}
            {part.rooms && <PartRooms rooms={part.rooms} say={say} />}
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

const shown = ({ value, unit, digits }: PlantFigure) =>
  typeof value === "number" ? <Amount value={value} unit={unit} digits={digits} /> : <bdi>{value}</bdi>;

const PartFigures = ({ part }: { part: PlantPart }) => (
  <Figures figures={part.figures.map((figure) => ({ label: figure.label, value: shown(figure), note: figure.note }))} />
);

const PartRooms = ({ rooms, say }: { rooms: NonNullable<PlantPart["rooms"]>; say: Speech }) => (
  <FigureTable
    caption={rooms.caption}
    columns={[say.words.engineer.columns.room, ...(rooms.rows[0]?.figures.map(({ label }) => label) ?? [])]}
    rows={rooms.rows.map(({ name, figures }) => [name, ...figures.map(shown)])}
  />
);
