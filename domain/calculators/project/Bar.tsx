import { type ReactNode, useId, useRef, useState } from "react";
import { Button } from "#site/ui/primitives/Button.tsx";
import { readNumber } from "../kit/frame/read-number.ts";
import { useWords } from "./context.ts";
import {
  type Axis,
  assignHandler,
  copyRooms,
  floorsIn,
  floorsOf,
  mirrorRooms,
  removeRooms,
  repeatFloor,
  servedByFloor,
} from "./edits.ts";
import { hasHandlers, mostHandlers, mostRooms, type Project } from "./model.ts";
import { Shape } from "./Shape.tsx";
import type { ProjectState } from "./useProject.ts";

type BarProps = {
  state: ProjectState;
  onPaste: () => void;
  onFile: (file: File) => void;
  onSave: () => void;
  onCsv: () => void;
};

/** The buttons for undo, files and lists. */
export function Bar({ state, onPaste, onFile, onSave, onCsv }: BarProps) {
  const t = useWords();
  const file = useRef<HTMLInputElement>(null);
  const { past, future } = state.history;
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
      <Button look="outline" onClick={onCsv} disabled={state.project.rooms.length === 0}>
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

/** Actions for the ticked rooms, and for a whole floor. */
export function RoomsBar({ project, ticked, edit }: RoomsProps) {
  const t = useWords();
  const none = ticked.size === 0;
  const mirror = (axis: Axis) => edit((before) => mirrorRooms(before, ticked, axis));
  return (
    <div className="mt-4 flex flex-wrap items-end gap-2">
      <Small
        disabled={none || project.rooms.length + ticked.size > mostRooms}
        onClick={() => edit((before) => copyRooms(before, ticked))}
      >
        {t("rooms.copy")}
      </Small>
      <Small disabled={none} onClick={() => mirror("east-west")}>
        {t("rooms.eastWest")}
      </Small>
      <Small disabled={none} onClick={() => mirror("north-south")}>
        {t("rooms.northSouth")}
      </Small>
      <Small disabled={none} onClick={() => edit((before) => removeRooms(before, ticked))}>
        {t("rooms.remove")}
      </Small>
      <Floors project={project} edit={edit} />
      {project.rooms.length > 0 && <Shape {...{ project, ticked, edit }} />}
      {hasHandlers(project) && project.rooms.length > 0 && <Handlers {...{ project, ticked, edit }} />}
    </div>
  );
}

const Small = (props: { disabled: boolean; onClick: () => void; children: ReactNode }) => (
  <Button look="outline" className="!px-3" {...props} />
);

const Labelled = ({ htmlFor, text, children }: { htmlFor: string; text: string; children: ReactNode }) => (
  <label className="grid gap-1 text-xs text-soft" htmlFor={htmlFor}>
    {text}
    {children}
  </label>
);

const box = "min-h-11 rounded-lg border border-field bg-surface px-3 text-sm";

function Floors({ project, edit }: Omit<RoomsProps, "ticked">) {
  const t = useWords();
  const id = useId();
  const floors = floorsOf(project);
  const [from, setFrom] = useState<string>();
  const [onto, setOnto] = useState("");
  const chosen = from !== undefined && floors.includes(from) ? from : (floors[0] ?? "");
  const onEach = project.rooms.filter(({ floor }) => floor === chosen).length;
  const targetFloors = floorsIn(onto);
  const isTooMany = targetFloors.length * onEach + project.rooms.length > mostRooms;
  if (project.rooms.length === 0) return null;
  return (
    <form
      className="flex flex-wrap items-end gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        edit((before) => repeatFloor(before, chosen, targetFloors));
        setOnto("");
      }}
    >
      <Labelled htmlFor={`${id}-from`} text={t("rooms.floor")}>
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
      </Labelled>
      <Labelled htmlFor={`${id}-onto`} text={t("rooms.onto")}>
        <input
          id={`${id}-onto`}
          value={onto}
          onChange={(event) => setOnto(event.target.value)}
          placeholder="2-5"
          autoComplete="off"
          className={`${box} w-28 text-ink`}
        />
      </Labelled>
      <Button type="submit" look="outline" className="!px-3" disabled={targetFloors.length === 0 || isTooMany}>
        {t("rooms.multiply")}
      </Button>
      {isTooMany && (
        <p className="w-full text-sm font-semibold text-danger">{t("rooms.tooMany", { limit: mostRooms })}</p>
      )}
    </form>
  );
}

/** Assigns rooms to air handlers: the ticked rooms to one, all rooms to one, or each floor to its own. */
function Handlers({ project, ticked, edit }: RoomsProps) {
  const t = useWords();
  const id = useId();
  const [number, setNumber] = useState("1");
  const handler = readNumber(number);
  const isNumber = Number.isInteger(handler) && handler >= 1 && handler <= mostHandlers;
  const floors = floorsOf(project).length;
  const all = new Set(project.rooms.map((room) => room.id));
  return (
    <form
      className="flex flex-wrap items-end gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        edit((before) => assignHandler(before, ticked, handler));
      }}
    >
      <Labelled htmlFor={id} text={t("handlers.number")}>
        <input
          id={id}
          value={number}
          onChange={(event) => setNumber(event.target.value)}
          inputMode="numeric"
          autoComplete="off"
          aria-invalid={isNumber ? undefined : true}
          className={`${box} w-28 text-ink`}
        />
      </Labelled>
      <Button type="submit" look="outline" className="!px-3" disabled={ticked.size === 0 || !isNumber}>
        {t("handlers.give")}
      </Button>
      <Small disabled={false} onClick={() => edit((before) => assignHandler(before, all, 1))}>
        {t("handlers.one")}
      </Small>
      <Small disabled={floors < 2 || floors > mostHandlers} onClick={() => edit(servedByFloor)}>
        {t("handlers.floors")}
      </Small>
    </form>
  );
}
