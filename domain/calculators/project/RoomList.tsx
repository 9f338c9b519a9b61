import { roomKindIds } from "@site/engine/data/room-kinds.ts";
import { compassPoints } from "@site/engine/quick/input.ts";
import { useCallback, useMemo, useState } from "react";
import { cellId } from "./Cell.tsx";
import { useFrame, useWords } from "./context.ts";
import { addRooms, changeRoom } from "./edits.ts";
import { type ColumnId, columnIds, columns, kindOf } from "./list/columns.ts";
import { hasHandlers, mostRooms, type Project, type ProjectRoom } from "./model.ts";
import { RoomRow } from "./RoomRow.tsx";
import type { ProjectResult } from "./reckon.ts";

type Props = {
  project: Project;
  reckoned: ProjectResult;
  ticked: ReadonlySet<number>;
  open: number | undefined;
  onTick: (change: (ticked: ReadonlySet<number>) => ReadonlySet<number>) => void;
  onOpen: (id: number) => void;
  edit: (change: (project: Project) => Project) => void;
};

/** Columns that few lists need. A column is shown if the visitor asks for all columns, or if a room has a value in it. */
const rare: readonly ColumnId[] = ["facing2", "wall2", "glass2", "lights", "equipment", "fresh", "temperature"];
/** True if a room has a value in the column. A value in one of the three columns of the second wall counts for all three. */
const says = (fields: ProjectRoom["given"], id: ColumnId) =>
  "wall" in columns[id]
    ? Object.keys(fields).some((name) => name.startsWith("w1"))
    : (columns[id].field ?? "") in fields;
const widths: Partial<Record<ColumnId, string>> = { name: "min-w-40", floor: "min-w-20", kind: "min-w-36" };

const isNumber = (id: ColumnId) => kindOf(id) === "number" || kindOf(id) === "glass";

/** The results that the list shows. If a plant serves the rooms, no room has a split unit. */
const withUnits = ["kw", "tr", "unit", "flow", "perArea"] as const;
const withPlant = ["kw", "tr", "flow", "perArea"] as const;

/** The empty room that is added at the end of the list, by the button or by Enter in the last row. */
const blank: Omit<ProjectRoom, "id"> = { floor: "", given: {} };

export function RoomList({ project, reckoned, ticked, open, onTick, onOpen, edit }: Props) {
  const t = useWords();
  const [all, setAll] = useState(false);
  const used = useMemo(
    () => rare.filter((id) => project.rooms.some(({ given: fields }) => says(fields, id))),
    [project.rooms],
  );
  const isServed = hasHandlers(project);
  const hasPlant = reckoned.plant !== undefined;
  const shown = useMemo(
    () => columnIds.filter((id) => (id === "handler" ? isServed : all || used.includes(id) || !rare.includes(id))),
    [all, used, isServed],
  );
  const onChange = useCallback(
    (id: number, change: (room: ProjectRoom) => ProjectRoom) => edit((before) => changeRoom(before, id, change)),
    [edit],
  );
  const onMove = useMove(project, edit);
  const tickOne = useCallback(
    (id: number, on: boolean) =>
      onTick((before) => new Set(on ? [...before, id] : [...before].filter((other) => other !== id))),
    [onTick],
  );
  const isAll = project.rooms.length > 0 && ticked.size === project.rooms.length;
  return (
    <>
      <div className="-mx-5 overflow-x-auto border-y border-line sm:mx-0 sm:rounded-xl sm:border">
        <table className="w-full border-collapse text-sm [&_td]:border-line [&_td]:p-0 [&_tbody_tr]:border-t [&_tbody_tr]:border-line [&_th]:px-2 [&_th]:py-2">
          <caption className="sr-only">{t("list.caption")}</caption>
          <thead className="bg-sand text-xs text-soft">
            <tr className="[&_th]:text-start [&_th]:align-bottom [&_th]:font-semibold">
              <td className="sticky start-0 z-1 bg-sand">
                <label className="inline-grid size-10 place-items-center">
                  <input
                    type="checkbox"
                    checked={isAll}
                    onChange={(event) => {
                      const on = event.target.checked;
                      onTick(() => new Set(on ? project.rooms.map(({ id }) => id) : []));
                    }}
                    aria-label={t("list.tickAll")}
                    className="size-4 accent-brand"
                  />
                </label>
              </td>
              {shown.map((id) => (
                <th key={id} scope="col" className={widths[id] ?? (isNumber(id) ? "min-w-20 !text-end" : "min-w-20")}>
                  {t(`columns.${id}`)}
                </th>
              ))}
              {(hasPlant ? withPlant : withUnits).map((id) => (
                <th key={id} scope="col" className="!text-end whitespace-nowrap">
                  {t(`results.${id}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {project.rooms.map((room) => (
              <RoomRow
                key={room.id}
                room={room}
                line={reckoned.rooms[room.id]}
                shown={shown}
                hasPlant={hasPlant}
                ticked={ticked.has(room.id)}
                open={open === room.id}
                onTick={tickOne}
                {...{ onOpen, onChange, onMove }}
              />
            ))}
          </tbody>
        </table>
      </div>
      <Suggestions />
      <div className="mt-3 flex flex-wrap items-center gap-x-5 gap-y-2 text-sm">
        <button
          type="button"
          disabled={project.rooms.length >= mostRooms}
          onClick={() => edit((before) => addRooms(before, [{ ...blank, floor: before.rooms.at(-1)?.floor ?? "" }]))}
          className="min-h-11 font-semibold text-brand disabled:opacity-40"
        >
          + {t("list.add")}
        </button>
        {used.length < rare.length && (
          <label className="flex min-h-11 items-center gap-2">
            <input
              type="checkbox"
              checked={all}
              onChange={(event) => setAll(event.target.checked)}
              className="size-4 accent-brand"
            />
            {t("list.allColumns")}
          </label>
        )}
        <p className="text-soft">{t("list.keys")}</p>
      </div>
    </>
  );
}

function useMove(project: Project, edit: Props["edit"]) {
  const { rooms } = project;
  return useCallback(
    (id: number, column: ColumnId, by: 1 | -1) => {
      const at = rooms.findIndex((room) => room.id === id);
      const next = rooms[at + by];
      const focus = (room: number) => document.getElementById(cellId(room, column))?.focus();
      if (next) return focus(next.id);
      if (by < 0 || !rooms[at]?.given.a || rooms.length >= mostRooms) return;
      edit((before) => addRooms(before, [{ ...blank, floor: before.rooms.at(-1)?.floor ?? "" }]));
      const fresh = Math.max(...rooms.map((room) => room.id)) + 1;
      requestAnimationFrame(() => document.getElementById(cellId(fresh, "name"))?.focus());
    },
    [rooms, edit],
  );
}

/** The two lists of suggestions: uses of a room, and directions. They are on the page once, and all cells share them. */
function Suggestions() {
  const t = useWords();
  const { say } = useFrame();
  const { options, compass } = say.words;
  return (
    <>
      <datalist id="kinds">
        {roomKindIds.map((id) => (
          <option key={id} value={options.room[id]} />
        ))}
        <option value={t("list.uncooled")} />
      </datalist>
      <datalist id="facings">
        {compassPoints.map((id) => (
          <option key={id} value={compass[id]}>
            {say.shared.compass[id]}
          </option>
        ))}
      </datalist>
    </>
  );
}
