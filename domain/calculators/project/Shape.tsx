import { useId, useState } from "react";
import { Button } from "#site/ui/primitives/Button.tsx";
import { useWords } from "./context.ts";
import { floorsOf, underRoof, withWalls } from "./edits.ts";
import { type Project, uncooledUse } from "./model.ts";

type Props = {
  project: Project;
  ticked: ReadonlySet<number>;
  edit: (change: (project: Project) => Project) => void;
};

/**
 * Asks about the shape of the building, which a list does not contain: which floor is the last, and which rooms have an outside wall or a
 * corner.
 */
export function Shape({ project, ticked, edit }: Props) {
  const t = useWords();
  const id = useId();
  const floors = floorsOf(project);
  const [chosen, setChosen] = useState<string>();
  const floor = chosen !== undefined && floors.includes(chosen) ? chosen : (floors.at(-1) ?? "");
  const cooled = project.rooms.filter(({ given: fields }) => fields.k !== uncooledUse);
  const inner = cooled.filter(({ given: fields }) => !(Number(fields.w) > 0)).length;
  const isRoofless = cooled.length > 0 && cooled.every(({ given: fields }) => !fields.t || fields.t === "0");
  return (
    <form
      className="flex w-full flex-wrap items-end gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        edit((before) => underRoof(before, floor));
      }}
    >
      <label className="grid gap-1 text-xs text-soft" htmlFor={id}>
        {t("shape.last")}
        <select
          id={id}
          value={floor}
          onChange={(event) => setChosen(event.target.value)}
          className="min-h-11 rounded-lg border border-field bg-surface px-3 text-sm text-ink"
        >
          {floors.map((one) => (
            <option key={one} value={one}>
              {one || t("rooms.noFloor")}
            </option>
          ))}
        </select>
      </label>
      <Button type="submit" look="outline" className="!px-3">
        {t("shape.roof")}
      </Button>
      {([1, 2] as const).map((count) => (
        <Button
          key={count}
          look="outline"
          className="!px-3"
          disabled={ticked.size === 0}
          onClick={() => edit((before) => withWalls(before, ticked, count))}
        >
          {t(`shape.walls.${count}`)}
        </Button>
      ))}
      {(isRoofless || inner > 0) && (
        <p className="w-full text-sm text-soft">
          {isRoofless && `${t("shape.noRoof")} `}
          {inner > 0 && t("shape.noWall", { count: inner, all: cooled.length })}
        </p>
      )}
    </form>
  );
}
