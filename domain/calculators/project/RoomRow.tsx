import { tons } from "@site/engine/units.ts";
import { memo } from "react";
import { sizeOf } from "../cooling-load/say.ts";
import { Cell, RoofCell } from "./Cell.tsx";
import { useFrame, useWords } from "./context.ts";
import type { ColumnId } from "./list/columns.ts";
import type { ProjectRoom } from "./model.ts";
import type { RoomLine } from "./reckon.ts";

type Props = {
  room: ProjectRoom;
  line: RoomLine | undefined;
  shown: readonly ColumnId[];
  hasPlant: boolean;
  ticked: boolean;
  open: boolean;
  onTick: (id: number, ticked: boolean) => void;
  onOpen: (id: number) => void;
  onChange: (id: number, change: (room: ProjectRoom) => ProjectRoom) => void;
  onMove: (id: number, column: ColumnId, by: 1 | -1) => void;
};

export const RoomRow = memo(function RoomRow({
  room,
  line,
  shown,
  hasPlant,
  ticked,
  open,
  onTick,
  onOpen,
  ...rest
}: Props) {
  const t = useWords();
  const name = room.given.n || `${room.id}`;
  return (
    <tr className={open ? "bg-brand-tint" : "odd:bg-sand/40"}>
      <td className="sticky start-0 z-1 bg-surface">
        <span className="flex">
          <label className="inline-grid size-10 place-items-center">
            <input
              type="checkbox"
              checked={ticked}
              onChange={(event) => onTick(room.id, event.target.checked)}
              aria-label={t("list.tick", { name })}
              className="size-4 accent-brand"
            />
          </label>
          <button
            type="button"
            onClick={() => onOpen(room.id)}
            aria-label={t("list.details", { name })}
            aria-expanded={open}
            title={t("list.open")}
            className="inline-grid size-10 place-items-center rounded-lg text-brand hover:bg-brand-tint"
          >
            <svg aria-hidden viewBox="0 0 24 24" className="i size-4">
              <path d="M4 7h10M18 7h2M4 17h2M10 17h10M16 5v4M8 15v4" />
            </svg>
          </button>
        </span>
      </td>
      {shown.map((id) =>
        id === "roof" ? (
          <RoofCell key={id} room={room} onChange={rest.onChange} />
        ) : (
          <Cell key={id} id={id} room={room} line={line} {...rest} />
        ),
      )}
      <Figures line={line} hasPlant={hasPlant} />
    </tr>
  );
});

function Figures({ line, hasPlant }: Pick<Props, "line" | "hasPlant">) {
  const { say } = useFrame();
  const load = line?.load;
  const figures = load
    ? [
        say.format(load.required / 1000, 2),
        say.format(tons(load.required), 2),
        ...(hasPlant ? [] : [sizeOf(load.selection, say)]),
        load.flow === undefined ? "" : say.format(load.flow * 1000),
        say.format(load.required / (line?.area || 1)),
      ]
    : Array.from({ length: hasPlant ? 4 : 5 }, () => "–");
  return figures.map((figure, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the columns are always the same
    <td key={index} className="text-end whitespace-nowrap tabular-nums">
      <span className="px-2">{figure}</span>
    </td>
  ));
}
