import { roomKinds } from "@site/engine/data/room-kinds.ts";
import { useEffect, useId, useMemo, useRef, useState } from "react";
import { Button } from "#site/ui/primitives/Button.tsx";
import { useFrame, useWords } from "./context.ts";
import { type ColumnId, columnIds } from "./list/columns.ts";
import { type ParsedList, understand } from "./list/understand.ts";
import type { SaidUnit } from "./list/units.ts";
import { mostRooms, type Project, type ProjectRoom } from "./model.ts";

type Fresh = Omit<ProjectRoom, "id">[];
type Props = {
  project: Project;
  /** The text that was pasted into the table, or read from a file. */
  text: string;
  onTake: (rooms: Fresh, how: "add" | "replace") => void;
  onClose: () => void;
};

/** Imports a list from a spreadsheet. It shows how the list was understood before anything is stored. */
export function Paste({ project, text: first, onTake, onClose }: Props) {
  const { kinds } = useFrame();
  const t = useWords();
  const [text, setText] = useState(first);
  const [chosen, setChosen] = useState<(ColumnId | "" | undefined)[]>([]);
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const head = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    setText(first);
    setChosen([]);
    (first ? head.current : field.current)?.focus();
  }, [first]);
  const understood = useMemo(
    () => (text.trim() ? understand(text, { names: kinds, chosen }) : undefined),
    [text, kinds, chosen],
  );
  return (
    <section aria-labelledby={`${id}-title`} className="card mt-6 grid gap-4">
      <h2 ref={head} id={`${id}-title`} tabIndex={-1} className="text-xl">
        {t("paste.title")}
      </h2>
      <label htmlFor={`${id}-text`} className="text-sm text-soft">
        {t("paste.text")}
      </label>
      <textarea
        ref={field}
        id={`${id}-text`}
        value={text}
        dir="auto"
        rows={first ? 2 : 4}
        spellCheck={false}
        onChange={(event) => {
          setChosen([]);
          setText(event.target.value);
        }}
        className="w-full rounded-xl border border-field bg-surface px-4 py-3 text-xs"
      />
      <div role="status" aria-live="polite" className="grid gap-4">
        {understood && "reason" in understood && (
          <p className="font-semibold text-danger">
            {t(`paste.refused.${understood.reason}`, { count: understood.count, limit: mostRooms })}
          </p>
        )}
        {understood && !("reason" in understood) && (
          <Preview understood={understood} onChoose={(at, column) => setChosen(withAt(chosen, at, column))} />
        )}
      </div>
      <div className="flex flex-wrap gap-2">
        {understood && !("reason" in understood) && <Take understood={understood} project={project} onTake={onTake} />}
        <Button look="quiet" onClick={onClose}>
          {t("paste.cancel")}
        </Button>
      </div>
    </section>
  );
}

function withAt<T>(list: readonly T[], at: number, value: T): (T | undefined)[] {
  return Array.from({ length: Math.max(list.length, at + 1) }, (_, index) => (index === at ? value : list[index]));
}

function Take({ understood, project, onTake }: { understood: ParsedList } & Pick<Props, "project" | "onTake">) {
  const t = useWords();
  const { rooms } = understood;
  const fits = rooms.length + project.rooms.length <= mostRooms;
  return (
    <>
      {!fits && <p className="w-full text-sm font-semibold text-danger">{t("paste.tooMany", { limit: mostRooms })}</p>}
      {fits && <Button onClick={() => onTake(rooms, "add")}>{t("paste.add", { count: rooms.length })}</Button>}
      {project.rooms.length > 0 && (
        <Button look="outline" onClick={() => onTake(rooms, "replace")}>
          {t("paste.replace", { count: rooms.length })}
        </Button>
      )}
    </>
  );
}

const mostShown = 12;
const mostRead = 30;

/** Writes a unit as an engineer does. The ids of units are plain spellings for reading spreadsheets. */
const unitSign = ({ id, said }: SaidUnit) => {
  if (id === "unknown") return `${said}?`;
  if (id === "share" || id === "percent") return "%";
  return id === "c" || id === "f" ? `°${id.toUpperCase()}` : id.replace("2", "²").replace("3", "³");
};

/**
 * True if a room is a server room without a typed equipment load, so that its racks are a guess. Racks have more load than everything else in a
 * room, and names such as 'IT room' say little about them.
 */
const hasGuessedRacks = (rooms: Fresh) => rooms.some(({ given: fields }) => fields.k === "server-room" && !fields.e);

function Preview({
  understood,
  onChoose,
}: {
  understood: ParsedList;
  onChoose: (at: number, column: ColumnId | "") => void;
}) {
  const t = useWords();
  const { columns, rooms, problems, readAs, sums, floors } = understood;
  const { say } = useFrame();
  const names: Readonly<Record<string, string>> = say.words.options.room;
  const has = (id: ColumnId) => columns.some((column) => column.id === id);
  const shapeless = [
    ...(has("roof") ? [] : ["roof" as const]),
    ...(has("facing") || has("wall") ? [] : ["walls" as const]),
  ];
  const unread = columns.filter(({ id, heading }) => !id && heading).map(({ heading }) => heading);
  return (
    <>
      <p className="font-semibold">{t("paste.found", { count: rooms.length })}</p>
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(10rem,1fr))] gap-3">
        {columns.map(({ heading, id, unit }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a column has no id except its position
          <li key={at}>
            <label className="grid gap-1 text-xs text-soft">
              <bdi className="truncate">
                {heading || t("paste.column", { n: at + 1 })}
                {unit && unit.id !== "person" ? ` · ${unitSign(unit)}` : ""}
              </bdi>
              <select
                value={id ?? ""}
                onChange={(event) => onChoose(at, columnIds.find((one) => one === event.target.value) ?? "")}
                className="min-h-10 rounded-lg border border-line bg-surface px-2 text-sm text-ink"
              >
                <option value="">{t("paste.leaveOut")}</option>
                {columnIds.map((one) => (
                  <option key={one} value={one}>
                    {t(`columns.${one}`)}
                  </option>
                ))}
              </select>
            </label>
          </li>
        ))}
      </ul>
      <ul className="grid gap-1 text-sm">
        {unread.length > 0 && <li>{t("paste.unread", { names: unread.join(" · ") })}</li>}
        {sums.length > 0 && <li>{t("paste.sums", { rows: sums.join(", ") })}</li>}
        {shapeless.map((of) => (
          <li key={of}>{t(`paste.shapeless.${of}`)}</li>
        ))}
        {floors.length > 0 && <li>{t("paste.floors", { rows: floors.join(", ") })}</li>}
        {readAs.slice(0, mostRead).map(({ text, kind, count }) => (
          <li key={`${text} ${kind}`}>
            {kind
              ? t("paste.readAs", { text, kind: names[kind] ?? t("list.uncooled"), count })
              : t("paste.notRead", { text, count })}
          </li>
        ))}
        {hasGuessedRacks(rooms) && (
          <li>{t("paste.racks", { watts: say.format(roomKinds["server-room"].equipment) })}</li>
        )}
        {readAs.length > mostRead && <li>{t("paste.moreRead", { count: readAs.length - mostRead })}</li>}
        {problems.slice(0, mostShown).map(({ row, column, text, problem }) => (
          <li key={`${row} ${column.id} ${column.heading}`} className="text-danger">
            {t(`paste.problems.${problem}`, {
              row,
              column: column.heading || (column.id ? t(`columns.${column.id}`) : ""),
              text,
            })}
          </li>
        ))}
        {problems.length > mostShown && <li>{t("paste.more", { count: problems.length - mostShown })}</li>}
      </ul>
      {problems.length > 0 && <p className="text-sm text-soft">{t("paste.kept")}</p>}
    </>
  );
}
