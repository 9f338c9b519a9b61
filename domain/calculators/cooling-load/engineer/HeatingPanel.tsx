import type { BuildingResult } from "@site/engine/buildings/building.ts";
import { heating, heatingParts } from "@site/engine/heating/heating.ts";
import { pullDownOf } from "@site/engine/intermittent/pull-down.ts";
import type { Building } from "@site/engine/rooms/model.ts";
import { memo } from "react";
import { Card } from "../../kit/charts/Card.tsx";
import { Amount } from "../../kit/frame/Amount.tsx";
import { type Figure, Figures } from "../../kit/frame/Figures.tsx";
import { kilowatts, type Speech } from "../say.ts";
import { loadOf } from "./calculator.ts";
import type { PlantQuestions } from "./plant-model.ts";
import { FigureTable } from "./Rows.tsx";

type Props = { building: Building; asked: PlantQuestions; say: Speech };

const power = (watts: number) => <Amount value={kilowatts(watts)} unit="kw" digits={2} />;

/** Shows the heating load of the coldest hour: room by room, and by cause. */
export const HeatingPanel = memo(({ building, asked: plantQuestions, say }: Props) => {
  const { heating: words, columns, parts } = say.words.engineer;
  const { outdoor, inside } = plantQuestions.heating;
  const { rooms, required } = heating(building, { outdoor, inside, safety: building.system.safety.sensible });
  const names = { ...parts.sensible, glass: parts.sensible.glassConduction, freshAir: parts.fresh };
  const causes: Figure[] = heatingParts.flatMap((part) => {
    const watts = rooms.reduce((sum, room) => sum + room.parts[part], 0);
    return Math.abs(watts) < 0.5 ? [] : [{ label: names[part], value: power(watts) }];
  });
  return (
    <Card title={words.title} text={say.fill(words.text, { out: say.format(outdoor, 1), in: say.format(inside, 1) })}>
      <div className="grid gap-6">
        <Figures figures={[{ label: words.required, value: loadOf(required, say) }, ...causes]} />
        {rooms.length > 1 && (
          <FigureTable
            caption={words.rooms}
            columns={[columns.room, columns.load]}
            rows={rooms.map((room) => [room.name, power(room.required)])}
          />
        )}
      </div>
    </Card>
  );
});

const hoursBefore = [1, 2, 3, 4];

type PullProps = Props & { result: BuildingResult };

/** Shows the cooling capacity that is needed if cooling begins some hours before the rooms are used, for each number of hours. */
export const PullDownPanel = memo(({ building, asked: { use, mass }, result, say }: PullProps) => {
  if (!use) return null;
  const { pullDown: words } = say.words.engineer;
  const { days, block } = result;
  const peak = block.peak.value;
  const rows = hoursBefore.map((early) => pullDownOf(building, { days, loads: block.days }, mass, use, early));
  return (
    <Card title={words.title} text={words.text}>
      <FigureTable
        caption={say.fill(words.caption, { from: use.from, to: use.to })}
        columns={[words.early, words.capacity, words.share, words.warmest]}
        rows={rows.map(({ early, capacity, warmest }) => [
          early,
          power(capacity),
          `${say.format(peak > 0 ? (100 * capacity) / peak : 100)}%`,
          <bdi key="warmest" dir="ltr">{`+${say.format(warmest, 1)} K`}</bdi>,
        ])}
      />
    </Card>
  );
});
