import type { FreshAirResult } from "@site/engine/fresh-air/fresh-air.ts";
import type { RoomNeeds } from "@site/engine/fresh-air/rooms.ts";
import { leastSupply } from "@site/engine/fresh-air/system.ts";
import { Table } from "#site/ui/primitives/Table.tsx";
import { Amount } from "../kit/frame/Amount.tsx";
import type { Say } from "../kit/frame/say.ts";
import { flowIn } from "./calculator.ts";
import { filledRows, type Input } from "./fields.ts";
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

const cellsOf = (room: RoomNeeds, isShared: boolean) => [
  <Amount key="area" value={room.area} unit="m2" digits={1} />,
  room.people > 0 ? <Amount key="people" value={room.people} /> : "–",
  <Flow key="outdoor" litres={room.outdoor} />,
  ...(isShared ? [<Flow key="least" litres={leastSupply(room)} />] : []),
  <Flow key="exhaust" litres={room.exhaust} />,
];

/** Returns the rows with sums. If one machine serves several rooms, its intake is not the sum of the rooms, so it has a row of its own. */
function lastRows({ rooms, intake }: FreshAirResult, { found }: Words) {
  const flow = <Flow key="outdoor" litres={intake.flow} />;
  const exhaust = <Flow key="exhaust" litres={rooms.reduce((sum, room) => sum + room.exhaust, 0)} />;
  if (!intake.shared) return [{ name: found.total, cells: ["", "", flow, exhaust], strong: true }];
  return [
    { name: found.total, cells: ["", "", "", "", exhaust], strong: true },
    { name: found.machine, cells: ["", "", flow, "", ""], strong: true },
  ];
}

/** Shows the fresh air and the exhaust of each room. */
export function RoomsTable({ input, result, say: { words, fill } }: Props) {
  const { found, kinds } = words;
  const { rooms, intake } = result;
  const numbers = filledRows(input);
  const least = intake.shared ? [found.least] : [];
  return (
    <Table
      caption={words.tables.rooms}
      columns={[found.room, found.area, found.people, found.fresh, ...least, found.exhausted]}
      rows={[
        ...rooms.map((room, index) => ({
          name: `${fill(words.room, { row: numbers[index] ?? index + 1 })}: ${kinds[room.kind]}`,
          cells: cellsOf(room, intake.shared),
        })),
        ...lastRows(result, words),
      ]}
    />
  );
}
