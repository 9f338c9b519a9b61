import type { RoomResult } from "@site/engine/buildings/building.ts";
import { tons } from "@site/engine/units.ts";
import { memo } from "react";
import { Amount } from "../../kit/frame/Amount.tsx";
import { kilowatts, sizeOf } from "../say.ts";
import { CountField } from "./Cells.tsx";
import { kinds } from "./kinds.ts";
import { ActionButton, IconButton, Sign } from "./ListButtons.tsx";
import { momentOf } from "./moment.ts";
import { nameOf, roomOf } from "./path.ts";
import { roomPath } from "./room-model.ts";
import { useControls } from "./sheet.ts";
import type { EngineerState } from "./state.ts";

const wide = "max-md:hidden";

/** The values that a row of the table shows about a room. The row is rendered again only if one of its values changes. */
interface RoomAt {
  index: number;
  name: string;
  /** Undefined if the typed value is refused. */
  area?: number;
  refused: boolean;
  current: boolean;
  /** True if no more rooms can be added. */
  full: boolean;
  only: boolean;
}

export function roomAt({ open, opened: { problems, values, rooms } }: EngineerState, index: number): RoomAt {
  const at = (field: "name" | "area") => nameOf("room", roomPath(index), field);
  const refused = problems.filter(({ field }) => roomOf(field) === index);
  return {
    index,
    name: String(values[at("name")] ?? ""),
    area: refused.some(({ field }) => field === at("area")) ? undefined : Number(values[at("area")]),
    refused: refused.length > 0,
    current: index === open,
    full: rooms >= kinds.building.rooms.most,
    only: rooms === 1,
  };
}

/** Shows all rooms with their loads, and links that open the rooms. */
export function RoomTable({ state }: { state: EngineerState }) {
  const { opened, counted, stale } = state;
  const { rooms, columns } = useControls().say.words.engineer;
  const hasPlant = opened.asked.plan !== undefined;
  return (
    <section aria-labelledby="rooms">
      <CountField kind="building" path="" field="rooms" />
      <table className="w-full text-sm">
        <caption id="rooms" className="mb-2 text-start text-lg font-semibold">
          {rooms.title}
        </caption>
        <thead>
          <tr className="text-xs text-soft [&>th]:py-2 [&>th]:ps-3 [&>th]:text-end [&>th]:font-normal">
            <th scope="col" className="!text-start">
              {columns.room}
            </th>
            <th scope="col">{columns.load}</th>
            <th scope="col" className={wide}>
              {columns.perArea}
            </th>
            <th scope="col" className={wide}>
              {columns.peak}
            </th>
            {!hasPlant && <th scope="col">{columns.unit}</th>}
            <td />
          </tr>
        </thead>
        <tbody className="divide-y divide-line border-y border-line">
          {Array.from({ length: opened.rooms }, (_, index) => (
            <RoomLine
              key={roomPath(index)}
              {...roomAt(state, index)}
              room={counted?.result.rooms[index]}
              dim={stale ? "grayscale" : ""}
              hasPlant={hasPlant}
            />
          ))}
        </tbody>
      </table>
      {opened.rooms < kinds.building.rooms.most && (
        <ActionButton action={`add:${roomPath(0)}`}>
          <Sign sign="add" />
          {rooms.add}
        </ActionButton>
      )}
    </section>
  );
}

type LineProps = RoomAt & { room?: RoomResult; dim: string; hasPlant: boolean };

const RoomLine = memo(function RoomLine({ room, dim, hasPlant, ...at }: LineProps) {
  return (
    <tr className={`[&>td]:py-1 [&>td]:ps-3 [&>td]:text-end ${at.current ? "bg-brand-tint" : ""}`}>
      <th scope="row" className="p-0 text-start font-normal">
        <RoomLink {...at} />
      </th>
      <Figures {...{ room, dim, hasPlant }} />
      <td className="whitespace-nowrap max-sm:hidden">
        <RoomButtons {...at} />
      </td>
    </tr>
  );
});

/** Buttons to copy and to remove a room. */
export function RoomButtons({ index, name, full, only }: RoomAt) {
  const { copy, drop } = useControls().say.words.engineer.rooms;
  const path = roomPath(index);
  return (
    <span className="inline-flex shrink-0">
      <IconButton action={`copy:${path}`} label={`${copy}: ${name}`} sign="copy" disabled={full} />
      <IconButton action={`drop:${path}`} label={`${drop}: ${name}`} sign="drop" disabled={only} />
    </span>
  );
}

function RoomLink({ index, name, area, refused, current }: RoomAt) {
  const { say } = useControls();
  const { units, rooms } = say.words.engineer;
  return (
    <ActionButton
      action={`open:${roomPath(index)}`}
      current={current}
      className="flex min-h-11 w-full flex-wrap items-baseline gap-x-2 px-2 py-2 text-start font-semibold text-brand hover:underline"
    >
      <bdi>{name}</bdi>
      {area !== undefined && (
        <span className="text-xs font-normal whitespace-nowrap text-soft">
          <bdi>
            {say.format(area, 1)} {units.squareMetre}
          </bdi>
        </span>
      )}
      {refused && <span className="text-xs font-semibold text-danger">{rooms.refused}</span>}
    </ActionButton>
  );
}

function Figures({ room, dim, hasPlant }: Pick<LineProps, "room" | "dim" | "hasPlant">) {
  const { say } = useControls();
  if (!room)
    return (hasPlant ? [0, 1, 2] : [0, 1, 2, 3]).map((cell) => (
      <td key={cell} className={cell % 3 === 0 ? "" : wide} />
    ));
  const { breakdown, peak, selection, area } = room;
  return (
    <>
      <td className={dim}>
        <strong className="block font-semibold whitespace-nowrap">
          <Amount value={kilowatts(breakdown.required)} unit="kw" digits={2} />
        </strong>
        <span className="text-xs whitespace-nowrap text-soft">
          <Amount value={tons(breakdown.required)} unit="tr" digits={2} />
        </span>
      </td>
      <td className={`${dim} ${wide}`}>
        <Amount value={breakdown.required / area} />
      </td>
      <td className={`${dim} ${wide} text-xs`}>{momentOf(peak, say)}</td>
      {!hasPlant && <td className={`${dim} whitespace-nowrap`}>{sizeOf(selection, say)}</td>}
    </>
  );
}
