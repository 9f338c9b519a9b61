import { type ReactNode, useId, useRef, useState } from "react";
import { Button } from "#app/ui/primitives/Button.tsx";
import { useWords } from "./context.ts";
import { type Axis, copied, floorsIn, mirrored, multiplied, removed } from "./edits.ts";
import { mostRooms, type Project } from "./model.ts";
import type { ProjectState } from "./useProject.ts";

type BarProps = {
  state: ProjectState;
  onPaste: () => void;
  onFile: (file: File) => void;
  onSave: () => void;
  onCsv: () => void;
};

/** Undo, files and lists. */
export function Bar({ state, onPaste, onFile, onSave, onCsv }: BarProps) {
  const t = useWords();
  const file = useRef<HTMLInputElement>(null);
  const { past, future, present } = state.history;
  return (
    <div role="toolbar" aria-label={t("bar.label")} className="flex flex-wrap gap-2">
      <Button look="brand" onClick={onPaste}>
        {t("bar.paste")}
      </Button>
      <Button look="outline" onClick={() => file.current?.click()}>
        {t("bar.open")}
      </Button>
      <input
        ref={file}
        type="file"
        accept=".json,.csv,.tsv,.txt,application/json,text/csv"
        hidden
        onChange={(event) => {
          const [chosen] = event.target.files ?? [];
          if (chosen) onFile(chosen);
          event.target.value = "";
        }}
      />
      <Button look="outline" onClick={onSave}>
        {t("bar.save")}
      </Button>
      <Button look="outline" onClick={onCsv} disabled={present.rooms.length === 0}>
        {t("bar.csv")}
      </Button>
      <Button look="quiet" onClick={state.undo} disabled={past.length === 0} aria-keyshortcuts="Control+Z">
        {t("bar.undo")}
      </Button>
      <Button look="quiet" onClick={state.redo} disabled={future.length === 0} aria-keyshortcuts="Control+Y">
        {t("bar.redo")}
      </Button>
    </div>
  );
}

type RoomsProps = {
  project: Project;
  ticked: ReadonlySet<number>;
  edit: (change: (project: Project) => Project) => void;
};

/** What can be done with the ticked rooms, and with a whole floor. */
export function RoomsBar({ project, ticked, edit }: RoomsProps) {
  const t = useWords();
  const none = ticked.size === 0;
  const mirror = (axis: Axis) => edit((before) => mirrored(before, ticked, axis));
  return (
    <div className="mt-4 flex flex-wrap items-end gap-2">
      <Small
        disabled={none || project.rooms.length + ticked.size > mostRooms}
        onClick={() => edit((before) => copied(before, ticked))}
      >
        {t("rooms.copy")}
      </Small>
      <Small disabled={none} onClick={() => mirror("east-west")}>
        {t("rooms.eastWest")}
      </Small>
      <Small disabled={none} onClick={() => mirror("north-south")}>
        {t("rooms.northSouth")}
      </Small>
      <Small disabled={none} onClick={() => edit((before) => removed(before, ticked))}>
        {t("rooms.remove")}
      </Small>
      <Floors project={project} edit={edit} />
    </div>
  );
}

const Small = (props: { disabled: boolean; onClick: () => void; children: ReactNode }) => (
  <Button look="outline" className="!px-3" {...props} />
);

const box = "min-h-11 rounded-lg border border-field bg-surface px-3 text-sm";

function Floors({ project, edit }: Omit<RoomsProps, "ticked">) {
  const t = useWords();
  const id = useId();
  const floors = [...new Set(project.rooms.map(({ floor }) => floor))];
  const [from, setFrom] = useState<string>();
  const [onto, setOnto] = useState("");
  const chosen = from !== undefined && floors.includes(from) ? from : (floors[0] ?? "");
  const onEach = project.rooms.filter(({ floor }) => floor === chosen).length;
  const wanted = floorsIn(onto);
  const isTooMany = wanted.length * onEach + project.rooms.length > mostRooms;
  if (project.rooms.length === 0) return null;
  return (
    <form
      className="flex flex-wrap items-end gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        edit((before) => multiplied(before, chosen, wanted));
        setOnto("");
      }}
    >
      <label className="grid gap-1 text-xs text-soft" htmlFor={`${id}-from`}>
        {t("rooms.floor")}
        <select
          id={`${id}-from`}
          value={chosen}
          onChange={(event) => setFrom(event.target.value)}
          className={`${box} text-ink`}
        >
          {floors.map((floor) => (
            <option key={floor} value={floor}>
              {floor || t("rooms.noFloor")}
            </option>
          ))}
        </select>
      </label>
      <label className="grid gap-1 text-xs text-soft" htmlFor={`${id}-onto`}>
        {t("rooms.onto")}
        <input
          id={`${id}-onto`}
          value={onto}
          onChange={(event) => setOnto(event.target.value)}
          placeholder="2-5"
          autoComplete="off"
          className={`${box} w-28 text-ink`}
        />
      </label>
      <Button type="submit" look="outline" className="!px-3" disabled={wanted.length === 0 || isTooMany}>
        {t("rooms.multiply")}
      </Button>
      {isTooMany && (
        <p className="w-full text-sm font-semibold text-danger">{t("rooms.tooMany", { limit: mostRooms })}</p>
      )}
    </form>
  );
}
