import { type KeyboardEvent, memo, useState } from "react";
import { readNumber } from "../kit/frame/read-number.ts";
import { useFrame, useWords } from "./context.ts";
import { type CellPlace, readCell } from "./list/cells.ts";
import { type ColumnId, columns, isGlassMixed, type Kind, kindOf, typedIn, withCell } from "./list/columns.ts";
import { longestTexts, type ProjectRoom, uncooledUse } from "./model.ts";
import type { RoomLine } from "./reckon.ts";

export const cellId = (room: number, column: ColumnId) => `c-${room}-${column}`;

type Props = {
  room: ProjectRoom;
  line: RoomLine | undefined;
  id: ColumnId;
  onChange: (id: number, change: (room: ProjectRoom) => ProjectRoom) => void;
  /** Moves to the same column of another row. After the last row a room is added. */
  onMove: (id: number, column: ColumnId, by: 1 | -1) => void;
};

const look =
  "block min-h-10 w-full border-0 bg-transparent px-2 py-1 text-sm placeholder:text-soft focus-visible:bg-surface focus-visible:outline-2 focus-visible:-outline-offset-2 focus-visible:outline-brand";

/**
 * The alignment of each kind of cell. The direction of a name depends on its letters, and digits have no direction. On an Arabic page both must
 * be under their heading.
 */
const alignments: Partial<Record<Kind, string>> = { text: "rtl:text-right", number: "text-end", glass: "text-end" };

/** A cell of the table. Its text is stored when the visitor leaves it, so that one entry is one step for undo. */
export const Cell = memo(function Cell({ room, line, id, onChange, onMove }: Props) {
  const { kinds } = useFrame();
  const t = useWords();
  const shown = useShown(room, line, id);
  const [draft, setDraft] = useState<string>();
  const problem = line?.problems.find(({ field }) => field === columns[id].field);
  const column = columns[id];
  const isMixed = kindOf(id) === "glass" && "wall" in column && isGlassMixed(room, column.wall);

  function commit() {
    setDraft(undefined);
    if (draft === undefined || draft.trim() === shown.text) return;
    const { text } = readCell(id, draft, kinds, placeIn(room, line, id));
    onChange(room.id, (one) => withCell(one, id, text));
  }
  function onKeyDown(event: KeyboardEvent) {
    if (event.key === "Escape") return setDraft(undefined);
    const by =
      event.key === "Enter"
        ? event.shiftKey
          ? -1
          : 1
        : event.key === "ArrowDown"
          ? 1
          : event.key === "ArrowUp"
            ? -1
            : 0;
    if (by === 0 || event.nativeEvent.isComposing) return;
    event.preventDefault();
    commit();
    onMove(room.id, id, by);
  }
  return (
    <td className={problem ? "bg-danger/10" : undefined}>
      <input
        id={cellId(room.id, id)}
        value={draft ?? shown.text}
        placeholder={shown.usual}
        readOnly={isMixed}
        dir={kindOf(id) === "text" ? "auto" : undefined}
        list={
          draft === undefined
            ? undefined
            : kindOf(id) === "kind"
              ? "kinds"
              : kindOf(id) === "facing"
                ? "facings"
                : undefined
        }
        inputMode={kindOf(id) === "number" || kindOf(id) === "glass" ? "decimal" : undefined}
        maxLength={id === "floor" ? longestTexts.floor : longestTexts.room}
        autoComplete="off"
        aria-label={t(`columns.${id}`)}
        aria-invalid={problem ? true : undefined}
        aria-description={isMixed ? t("list.mixed") : undefined}
        title={isMixed ? t("list.mixed") : undefined}
        data-draft={draft === undefined ? undefined : ""}
        onChange={(event) => setDraft(event.target.value)}
        onFocus={(event) => event.target.select()}
        onBlur={commit}
        onKeyDown={onKeyDown}
        className={`${look} ${alignments[kindOf(id)] ?? ""}`}
      />
    </td>
  );
});

/** Returns the areas that are needed to read the text of a cell: the typed area of the room, and for glass the area of its wall. */
function placeIn({ given: fields }: ProjectRoom, line: RoomLine | undefined, id: ColumnId): CellPlace {
  const area = readNumber(fields.a ?? "") || undefined;
  if (kindOf(id) !== "glass") return { area };
  const { field: wall } = columns[id === "glass" ? "wall" : "wall2"];
  const typed = readNumber(fields[wall] ?? "");
  return { area, wall: (Number.isFinite(typed) ? typed : Number(line?.usual[wall])) || 0 };
}

/** Returns the typed value in the words of the page, and the usual value, which an empty cell shows. */
function useShown(room: ProjectRoom, line: RoomLine | undefined, id: ColumnId) {
  const { say } = useFrame();
  const t = useWords();
  const { options, compass } = say.words;
  const { field } = columns[id];
  const kind = kindOf(id);
  const typed = typedIn(room, id, line?.glass);
  const usual = field === undefined ? undefined : line?.usual[field];
  const named = (value: string) => {
    const names: Record<string, string> = kind === "kind" ? options.room : kind === "facing" ? compass : {};
    if (kind === "kind" && value === uncooledUse) return t("list.uncooled");
    return names[value] ?? value;
  };
  if (kind === "glass") return { text: typed, usual: "" };
  // The usual area and the usual direction are not shown: an area must be typed, and a wall that does not exist has no direction.
  const hasUsual = usual !== undefined && id !== "area" && kind !== "facing";
  return {
    text: named(typed),
    usual: hasUsual ? (typeof usual === "number" ? say.format(usual, 1) : named(usual)) : "",
  };
}

export function RoofCell({ room, onChange }: Pick<Props, "room" | "onChange">) {
  const t = useWords();
  const typed = room.given.t ?? "";
  const id = cellId(room.id, "roof");
  const change = (text: string) => onChange(room.id, (one) => withCell(one, "roof", text));
  // A value from a list that nobody could read is neither yes nor no, until the visitor chooses one.
  if (typed !== "" && typed !== "0" && typed !== "1")
    return (
      <td className="bg-danger/10">
        <select
          id={id}
          value="?"
          aria-invalid
          aria-label={t("columns.roof")}
          onChange={(event) => change(event.target.value)}
          className="min-h-10 w-full bg-transparent px-1 text-sm"
        >
          <option value="?">{typed}</option>
          <option value="1">{t("list.yes")}</option>
          <option value="">{t("list.no")}</option>
        </select>
      </td>
    );
  return (
    <td className="text-center">
      <label className="inline-grid size-10 place-items-center">
        <input
          type="checkbox"
          id={id}
          checked={typed === "1"}
          onChange={(event) => change(event.target.checked ? "1" : "")}
          aria-label={t("columns.roof")}
          className="size-4 accent-brand"
        />
      </label>
    </td>
  );
}
