import type { ReactNode } from "react";
import { CountField } from "./Cells.tsx";
import { type Kind, kinds } from "./kinds.ts";
import { ActionButton, IconButton, Sign } from "./ListButtons.tsx";
import { itemPath } from "./path.ts";
import { type FieldName, useSheet } from "./sheet.ts";

export type ListId = "walls" | "windows" | "layers" | "roofs" | "neighbours";

type Props<K extends Kind> = {
  kind: K;
  path: string;
  /** The field that holds the number of items. */
  field: FieldName<K>;
  list: ListId;
  title?: ReactNode;
  children: (path: string, index: number) => ReactNode;
};

/** A list of walls, windows or layers, with a button that adds an item. */
export function Items<K extends Kind>({ kind, path, field, list, title, children }: Props<K>) {
  const { opened, say } = useSheet();
  const words = say.words.engineer[list];
  const { letter, most } = kinds[kind][field] as { letter: string; most: number };
  const count = Number(opened.values[path + letter] ?? 0);
  return (
    <div>
      <h4 id={`list-${path}${letter}`} tabIndex={-1} className={title ? "mb-2 text-sm font-semibold" : "sr-only"}>
        {title ?? words.title}
      </h4>
      <CountField kind={kind} path={path} field={field} />
      {count === 0 && <p className="text-sm text-soft">{words.none}</p>}
      <div className="grid gap-3">
        {Array.from({ length: count }, (_, index) => children(itemPath(path, letter, index), index))}
      </div>
      {count < most && (
        <ActionButton action={`add:${itemPath(path, letter, 0)}`}>
          <Sign sign="add" />
          {words.add}
        </ActionButton>
      )}
    </div>
  );
}

/** Copy and remove buttons at the end of an item. */
export function ItemButtons({ path, list, most }: { path: string; list: ListId; most: boolean }) {
  const words = useSheet().say.words.engineer[list];
  return (
    <div className="mt-3 flex justify-end gap-1">
      {!most && <IconButton action={`copy:${path}`} label={words.copy} sign="copy" />}
      <IconButton action={`drop:${path}`} label={words.drop} sign="drop" />
    </div>
  );
}
