import { Table } from "#app/ui/primitives/Table.tsx";
import { Amount } from "../frame/Amount.tsx";
import type { Say } from "../frame/say.ts";
import { flowIn } from "./calculator.ts";
import type { FreshAirResult } from "./engine.ts";
import { filledRows, type Input } from "./fields.ts";
import type { RoomNeeds } from "./rooms.ts";
import type { Words } from "./words.ts";

type Props = { input: Input; result: FreshAirResult; say: Say<Words> };

const Flow = ({ litres }: { litres: number }) =>
  litres > 0 ? (
    <>
      <Amount value={litres} unit="l-per-s" digits={1} />
      <span className="block text-xs text-soft">
        <Amount value={flowIn(litres, "m3h")} unit="m3-per-h" />
      </span>
    </>
  ) : (
    "–"
  );

const cellsOf = ({ area, people, outdoor, exhaust }: RoomNeeds) => [
  <Amount key="area" value={area} unit="m2" digits={1} />,
  people > 0 ? <Amount key="people" value={people} /> : "–",
  <Flow key="outdoor" litres={outdoor} />,
  <Flow key="exhaust" litres={exhaust} />,
];

/** What each room needs and gives off. */
export function RoomsTable({ input, result: { rooms, intake }, say: { words, fill } }: Props) {
  const { found, kinds } = words;
  const numbers = filledRows(input);
  const exhaust = rooms.reduce((sum, room) => sum + room.exhaust, 0);
  return (
    <Table
      caption={words.tables.rooms}
      columns={[found.room, found.area, found.people, found.fresh, found.exhausted]}
      rows={[
        ...rooms.map((room, index) => ({
          name: `${fill(words.room, { row: numbers[index] ?? index + 1 })}: ${kinds[room.kind]}`,
          cells: cellsOf(room),
        })),
        {
          name: found.total,
          cells: ["", "", <Flow key="outdoor" litres={intake.flow} />, <Flow key="exhaust" litres={exhaust} />],
          strong: true,
        },
      ]}
    />
  );
}
