import type { Handler } from "@site/engine/systems/handler.ts";
import type { SystemResult } from "@site/engine/systems/system.ts";
import { memo, useMemo, useState } from "react";
import { Button } from "#site/ui/primitives/Button.tsx";
import { type PlantPart, plantParts, tooLittleAir } from "../cooling-load/engineer/plant-parts.ts";
import { plantRows } from "../cooling-load/engineer/plant-rows.ts";
import { FigureTable } from "../cooling-load/engineer/Rows.tsx";
import { Part, plantFigure } from "../cooling-load/engineer/SystemPanel.tsx";
import type { Speech } from "../cooling-load/say.ts";
import { AmountIn } from "../kit/frame/Amount.tsx";
import { csvText, downloadText } from "../kit/frame/csv.ts";
import { Notice } from "../kit/frame/Notice.tsx";
import { useFrame, useWords } from "./context.ts";
import type { Project } from "./model.ts";
import { nameAt } from "./names.ts";
import type { ReckonedPlant } from "./reckon.ts";

type Props = {
  project: Project;
  plant: ReckonedPlant | undefined;
  working: boolean;
  /** The name of the file with the plant's figures. */
  file: string;
};

/** Shows the plant for the rooms of a project: its main figures, one line for each air handler, and parts that can be opened. */
export function PlantPanel({ project, plant, working, file }: Props) {
  const { say } = useFrame();
  const { rooms } = project;
  const found = useMemo(() => plant && named(plant, { rooms }, say), [plant, rooms, say]);
  if (!found) return null;
  return (
    <section aria-labelledby="plant" aria-busy={working} className="card min-w-0">
      <Plant plant={found} say={say} file={file} />
    </section>
  );
}

/** Replaces the ids of rooms by their names. */
function named(plant: ReckonedPlant, project: Pick<Project, "rooms">, say: Speech): ReckonedPlant {
  const places = new Map(project.rooms.map(({ id }, index) => [String(id), index]));
  const all = <R extends { name: string }>(rooms: readonly R[]) =>
    rooms.map((room) => {
      const at = places.get(room.name);
      return at === undefined ? room : { ...room, name: nameAt(project, at, say) };
    });
  const { handlers, terminals } = plant.system;
  const system: SystemResult = {
    ...plant.system,
    handlers: handlers.map((handler) => ({ ...handler, rooms: all(handler.rooms) })),
    terminals: all(terminals),
  };
  return { ...plant, system };
}

type PlantProps = { plant: ReckonedPlant; say: Speech; file: string };

const Plant = memo(({ plant: { kind, system, pressure }, say, file }: PlantProps) => {
  const { plant: words } = say.words.engineer;
  const all = plantParts(system, kind, pressure, say);
  const [whole, ...parts] = all;
  if (!whole) return null;
  const table = () => csvText(plantRows(all, say).map((row) => row.map(String)));
  return (
    <>
      <h2 id="plant" className="text-xl">
        {whole.title}
      </h2>
      <p className="mt-1 max-w-lg text-sm text-soft">{words.text}</p>
      <dl className="mt-3 grid grid-cols-[repeat(auto-fill,minmax(11rem,1fr))] gap-x-6 gap-y-3">
        {whole.figures.map((figure) => (
          <div key={figure.label}>
            <dt className="text-xs text-soft">{figure.label}</dt>
            <dd className="font-semibold">{plantFigure(figure, say)}</dd>
            {figure.note && <dd className="text-xs text-soft">{figure.note}</dd>}
          </div>
        ))}
      </dl>
      <TooLittleAir handlers={system.handlers} say={say} />
      {system.handlers.length > 1 && <Handlers handlers={system.handlers} say={say} />}
      <div className="mt-4 divide-y divide-line border-y border-line">
        {parts.map((part) => (
          <Closed key={part.title} part={part} say={say} />
        ))}
      </div>
      <Button look="outline" className="mt-4" onClick={() => downloadText(table(), "text/csv", file)}>
        {words.csv}
      </Button>
    </>
  );
});

type HandlersProps = { handlers: readonly Handler[]; say: Speech };

/** Warns that an air handler cannot give a room enough air. The warning is outside the folded parts, because the air handler may be folded. */
function TooLittleAir({ handlers, say }: HandlersProps) {
  const { plant: words } = say.words.engineer;
  return handlers
    .filter(({ ventilation }) => ventilation.impossible)
    .map((handler) => (
      <div key={handler.id} className="mt-4">
        <Notice tone="warning">
          {handlers.length > 1 && `${say.fill(words.handler, { n: handler.id })}: `}
          {tooLittleAir(handler, say)}
        </Notice>
      </div>
    ));
}

/** A part of the plant that is closed at first. A closed part is not rendered, because there may be 50 air handlers and 200 rooms. */
function Closed({ part, say }: { part: PlantPart; say: Speech }) {
  const t = useWords();
  const [isOpen, setOpen] = useState(false);
  return (
    <details onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className="flex min-h-11 cursor-pointer items-center justify-between gap-3 py-2 font-semibold">
        {part.title}
        {part.rooms && (
          <span className="text-xs font-normal text-soft">
            {t("handlers.rooms", { count: part.rooms.rows.length })}
          </span>
        )}
      </summary>
      {isOpen && (
        <div className="pb-5">
          <Part part={part} say={say} />
        </div>
      )}
    </details>
  );
}

/** Lists the air handlers, one below the other. */
function Handlers({ handlers, say }: HandlersProps) {
  const t = useWords();
  const { plant: words } = say.words.engineer;
  const air = (flow: number) => <AmountIn say={say} value={flow} unit="l-per-s" />;
  return (
    <div className="mt-5">
      <FigureTable
        caption={t("handlers.title")}
        columns={[t("columns.handler"), words.boxes, words.supplyAir, words.intake, "Ev", words.coil]}
        rows={handlers.map(({ id, rooms, flow, ventilation, peak }) => [
          id,
          rooms.length,
          air(flow * 1000),
          air(ventilation.intake),
          say.format(ventilation.efficiency, 2),
          <AmountIn key={id} say={say} value={peak.watts / 1000} unit="kw" digits={1} />,
        ])}
      />
    </div>
  );
}
