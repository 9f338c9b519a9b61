import { useCallback } from "react";
import { ChoiceCell, NumberCell, TextCell } from "./Cells.tsx";
import { Collapsible } from "./Collapsible.tsx";
import { withoutLayers } from "./edits.ts";
import { ItemButtons, Items } from "./Items.tsx";
import { Layers, uValue } from "./Layers.tsx";
import { itemPath, nameOf } from "./path.ts";
import { Slats } from "./Slats.tsx";
import { useControls, useSheet } from "./sheet.ts";

export const fieldGrid = "grid grid-cols-2 gap-3 md:grid-cols-3 lg:grid-cols-4";

export const beginsWith = (path: string) => new RegExp(`^${path}`);

export function Walls({ room }: { room: string }) {
  return (
    <Items kind="room" path={room} field="walls" list="walls">
      {(path, index) => <Wall key={path} path={path} index={index} />}
    </Items>
  );
}

/** Returns a function that changes the construction. It removes the layers of the old construction. */
export function useConstruction(kind: "wall" | "roof", path: string) {
  const { change } = useControls();
  const name = nameOf(kind, path, "construction");
  return useCallback(
    (value: string) => change(name, (fields) => ({ ...withoutLayers(fields, path), [name]: value })),
    [change, name, path],
  );
}

function Wall({ path, index }: { path: string; index: number }) {
  const { say } = useSheet();
  const { words, fill } = say;
  const { engineer, options } = words;
  const choose = useConstruction("wall", path);
  return (
    <Collapsible
      id={path}
      level="item"
      title={fill(engineer.walls.one, { n: index + 1 })}
      note={<WallNote path={path} />}
      paths={[beginsWith(path)]}
    >
      <div className={fieldGrid}>
        <ChoiceCell kind="wall" path={path} field="facing" names={say.shared.compass} />
        <NumberCell kind="wall" path={path} field="bearing" />
        <NumberCell kind="wall" path={path} field="area" />
        <ChoiceCell kind="wall" path={path} field="finish" names={options.wallFinish} />
        <div className="col-span-2">
          <ChoiceCell kind="wall" path={path} field="construction" names={options.wall} onChoose={choose} />
        </div>
        <NumberCell kind="wall" path={path} field="absorptance" />
      </div>
      <Layers kind="wall" path={path} />
      <div className="mt-5">
        <Items kind="wall" path={path} field="windows" list="windows" title={engineer.groups.windows}>
          {(at, window) => <Window key={at} path={at} index={window} />}
        </Items>
      </div>
      <ItemButtons path={path} list="walls" most={false} />
    </Collapsible>
  );
}

function WallNote({ path }: { path: string }) {
  const sheet = useSheet();
  const { words, shared, fill, format } = sheet.say;
  const { engineer } = words;
  const { values } = sheet.opened;
  const number = (name: string) => Number(values[name] ?? 0);
  const area = (value: number) => `${format(value, 1)} ${engineer.units.squareMetre}`;
  const windows = Array.from({ length: number(nameOf("wall", path, "windows")) }, (_, index) =>
    itemPath(path, "g", index),
  );
  const glass = windows.reduce((sum, at) => sum + glassArea(values, at), 0);
  const line = fill(engineer.wallLine, {
    facing: shared.compass[String(values[nameOf("wall", path, "facing")])] ?? "",
    area: area(number(nameOf("wall", path, "area"))),
    u: `U ${format(uValue(sheet, "wall", path), 2)}`,
  });
  return <>{glass > 0 ? `${line} · ${fill(engineer.glassLine, { area: area(glass) })}` : line}</>;
}

function glassArea(values: Readonly<Record<string, string | number>>, path: string) {
  const number = (field: "width" | "height" | "alike") => Number(values[nameOf("window", path, field)] ?? 0);
  return number("width") * number("height") * number("alike");
}

function Window({ path, index }: { path: string; index: number }) {
  const { opened, say } = useSheet();
  const { words, fill, format } = say;
  const { engineer, options } = words;
  const area = `${format(glassArea(opened.values, path), 2)} ${engineer.units.squareMetre}`;
  return (
    <Collapsible
      level="item"
      open
      title={fill(engineer.windows.one, { n: index + 1 })}
      note={area}
      paths={[beginsWith(path)]}
    >
      <div className={fieldGrid}>
        <NumberCell kind="window" path={path} field="width" />
        <NumberCell kind="window" path={path} field="height" />
        <NumberCell kind="window" path={path} field="alike" />
        <ChoiceCell kind="window" path={path} field="glass" names={options.glazing} />
        <NumberCell kind="window" path={path} field="u" />
        <NumberCell kind="window" path={path} field="shgc" />
        <ChoiceCell kind="window" path={path} field="blind" names={options.blind} />
        <ChoiceCell kind="window" path={path} field="slats" names={engineer.options.slats} />
        <NumberCell kind="window" path={path} field="overhang" />
        <NumberCell kind="window" path={path} field="above" />
        <NumberCell kind="window" path={path} field="fins" />
        <NumberCell kind="window" path={path} field="beside" />
        <div className="col-span-2">
          <TextCell kind="window" path={path} field="table" hint={engineer.hints.table} />
        </div>
      </div>
      <Slats path={path} />
      <ItemButtons path={path} list="windows" most={false} />
    </Collapsible>
  );
}
