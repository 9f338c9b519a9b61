import type { BuildingResult, RoomResult } from "@site/engine/buildings/building.ts";
import { nth } from "@site/typed";
import { memo } from "react";
import { Bars } from "../../kit/charts/Bars.tsx";
import { Card } from "../../kit/charts/Card.tsx";
import { Columns } from "../../kit/charts/Columns.tsx";
import type { Colour } from "../../kit/charts/colours.ts";
import { figure } from "../../kit/charts/figure.ts";
import { everyHours, hourLabels, hourNames } from "../charts/hours.ts";
import { blanksOf, clock, digitsFor, kilowatts, type PanelSay, unitOf } from "./say.ts";

type Props = { say: PanelSay; result: BuildingResult };

const colours: Colour[] = ["teal", "amber", "blue", "brick", "violet", "aqua", "umber", "sky", "clay"];
const shown = colours.length;

/** Compares the loads of several rooms, each at its own peak hour, with the load of all rooms at one hour. */
export const BlockPanel = memo(function BlockPanel({ say, result }: Props) {
  const { block: words } = say.words.panels;
  const { block, sumOfPeaks, diversity } = result;
  const rooms = distinct(result.rooms);
  if (rooms.length < 2) return null;
  const digits = digitsFor(block.breakdown.required);
  const kw = (watts: number) => figure(kilowatts(watts), digits);
  const moment = ({ peak: { month, hour } }: Pick<RoomResult, "peak">) =>
    `${say.words.panels.shortMonths[month - 1]} ${clock(hour)}`;
  const blanks = { ...blanksOf(say, block.peak), share: figure(100 * diversity) };
  return (
    <>
      <Card title={words.title} text={say.fill(words.text, blanks)}>
        <Bars
          caption={words.title}
          columns={[words.room, words.when, `${words.own} (${unitOf(say, "kw")})`]}
          bars={rooms.map((room) => ({
            name: room.name,
            parts: [{ colour: "teal", value: room.breakdown.required }],
            cells: [moment(room), kw(room.breakdown.required)],
          }))}
          foot={[
            [words.sum, "", kw(sumOfPeaks)],
            [words.together, moment(block), kw(block.breakdown.required)],
            [words.diversity, "", figure(diversity, 2)],
          ]}
        />
      </Card>
      <Columns
        title={words.dayTitle}
        description={say.fill(words.dayText, blanks)}
        language={say.language}
        words={say.words.panels}
        unit={unitOf(say, "kw")}
        across={say.words.panels.hour}
        labels={hourLabels}
        names={hourNames}
        every={everyHours}
        series={seriesOf(rooms, block.peak.day, words.others)}
        total={words.total}
        digits={digits}
        mark={{ index: block.peak.hour - 1, text: say.fill(words.peak, blanks) }}
      />
    </>
  );
});

/** Adds a number to the name of a room if an earlier room has the same name. */
const distinct = (rooms: readonly RoomResult[]) =>
  rooms.map((room, index) => {
    const before = rooms.slice(0, index).filter(({ name }) => name === room.name).length;
    return before === 0 ? room : { ...room, name: `${room.name} (${before + 1})` };
  });

/** Stacks the loads room by room, the largest at the bottom. Rooms beyond the number of colours are combined. */
function seriesOf(rooms: readonly RoomResult[], day: number, others: string) {
  const sorted = [...rooms].sort((a, b) => b.peak.value - a.peak.value);
  const own = sorted.length > shown + 1 ? sorted.slice(0, shown) : sorted;
  const coil = (room: RoomResult) => nth(room.days, day).coil.map(kilowatts);
  const rest = sorted.slice(own.length).map(coil);
  return [
    ...own.map((room, index) => ({
      name: room.name,
      colour: colours[index] ?? ("slate" as const),
      values: coil(room),
    })),
    ...(rest.length > 0
      ? [
          {
            name: others,
            colour: "slate" as const,
            values: hourLabels.map((_, hour) => rest.reduce((sum, values) => sum + nth(values, hour), 0)),
          },
        ]
      : []),
  ];
}
