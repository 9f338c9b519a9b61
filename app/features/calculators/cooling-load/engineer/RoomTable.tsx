import type { BuildingResult, RoomResult } from "#engine/buildings/building.ts";
import { tons } from "#engine/units.ts";
import { Amount } from "../../frame/Amount.tsx";
import { sizeOf } from "../say.ts";
import { CountField } from "./Cells.tsx";
import { kilowatts, momentOf } from "./calculator.ts";
import { kinds } from "./kinds.ts";
import { ActionButton, IconButton, Sign } from "./ListButtons.tsx";
import { nameOf, roomOf } from "./path.ts";
import { roomPath } from "./room-model.ts";
import { useSheet } from "./sheet.ts";

type Props = { open: number; result?: BuildingResult; stale: boolean };

const wide = "max-md:hidden";

/** All rooms with the load of each, and links to them. */
export function RoomTable({ open, result, stale }: Props) {
  const { opened, say } = useSheet();
  const { rooms, columns } = say.words.engineer;
  const dim = stale ? "grayscale" : "";
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
            <th scope="col">{columns.unit}</th>
            <td />
          </tr>
        </thead>
        <tbody className="divide-y divide-line border-y border-line">
          {Array.from({ length: opened.rooms }, (_, index) => (
            <tr
              key={roomPath(index)}
              className={`[&>td]:py-1 [&>td]:ps-3 [&>td]:text-end ${index === open ? "bg-brand-tint" : ""}`}
            >
              <th scope="row" className="p-0 text-start font-normal">
                <RoomLink index={index} current={index === open} />
              </th>
              <Figures room={result?.rooms[index]} dim={dim} />
              <td className="whitespace-nowrap max-sm:hidden">
                <RoomButtons index={index} />
              </td>
            </tr>
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

/** Buttons to copy and to remove a room. */
export function RoomButtons({ index }: { index: number }) {
  const { opened, say } = useSheet();
  const { copy, drop } = say.words.engineer.rooms;
  const [path, name] = [roomPath(index), nameIn(opened.values, index)];
  return (
    <span className="inline-flex shrink-0">
      <IconButton
        action={`copy:${path}`}
        label={`${copy}: ${name}`}
        sign="copy"
        disabled={opened.rooms >= kinds.building.rooms.most}
      />
      <IconButton action={`drop:${path}`} label={`${drop}: ${name}`} sign="drop" disabled={opened.rooms === 1} />
    </span>
  );
}

export const nameIn = (values: Readonly<Record<string, string | number>>, index: number) =>
  String(values[nameOf("room", roomPath(index), "name")] ?? "");

function RoomLink({ index, current }: { index: number; current: boolean }) {
  const { opened, say } = useSheet();
  const area = nameOf("room", roomPath(index), "area");
  const refused = opened.problems.filter(({ field }) => roomOf(field) === index);
  const hasArea = refused.every(({ field }) => field !== area);
  return (
    <ActionButton
      action={`open:${roomPath(index)}`}
      current={current}
      className="flex min-h-11 w-full flex-wrap items-baseline gap-x-2 px-2 py-2 text-start font-semibold text-brand hover:underline"
    >
      <bdi>{nameIn(opened.values, index)}</bdi>
      {hasArea && (
        <span className="text-xs font-normal whitespace-nowrap text-soft">
          <bdi>
            {say.format(Number(opened.values[area]), 1)} {say.words.engineer.units.squareMetre}
          </bdi>
        </span>
      )}
      {refused.length > 0 && (
        <span className="text-xs font-semibold text-danger">{say.words.engineer.rooms.refused}</span>
      )}
    </ActionButton>
  );
}

function Figures({ room, dim }: { room?: RoomResult; dim: string }) {
  const { say } = useSheet();
  if (!room) return [0, 1, 2, 3].map((cell) => <td key={cell} className={cell % 3 === 0 ? "" : wide} />);
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
        <Amount value={breakdown.coil / area} />
      </td>
      <td className={`${dim} ${wide} text-xs`}>{momentOf(peak, say)}</td>
      <td className={`${dim} whitespace-nowrap`}>{sizeOf(selection, say)}</td>
    </>
  );
}
