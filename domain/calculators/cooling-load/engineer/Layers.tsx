import { films } from "@site/engine/data/constructions.ts";
import { ChoiceCell, NumberCell } from "./Cells.tsx";
import { Items } from "./Items.tsx";
import type { Kind } from "./kinds.ts";
import { IconButton } from "./ListButtons.tsx";
import { itemPath, nameOf } from "./path.ts";
import { type FieldName, type SheetCalculation, useSheet } from "./sheet.ts";
import { convertedText, inchPound } from "./unit.ts";

type Construction = "wall" | "roof";

/** Returns the U-value of a construction in W/m²K, calculated from the current fields. */
export function uValue({ opened: { values } }: SheetCalculation, kind: Construction, path: string): number {
  const count = Number(values[nameOf(kind, path, "layers")] ?? 0);
  const layers = Array.from({ length: count }, (_, index) =>
    Number(values[nameOf("layer", itemPath(path, "l", index), "resistance")] ?? 0),
  );
  return 1 / layers.reduce((sum, resistance) => sum + resistance, films.outdoor + films[kind]);
}

/** Shows a U-value in both unit systems. */
export function UValue({ kind, path }: { kind: Construction; path: string }) {
  const sheet = useSheet();
  const { words, format } = sheet.say;
  const u = uValue(sheet, kind, path);
  const imperial = inchPound(u, "transmittance");
  return (
    <p className="text-sm">
      {words.engineer.uValue}{" "}
      <strong className="font-semibold">
        <bdi>
          {format(u, 3)} {words.engineer.units.transmittance}
        </bdi>
      </strong>{" "}
      <bdi dir="ltr" className="text-xs text-soft">
        {imperial && `${format(imperial.value, 3)} ${words.engineer.inchPound.transmittance}`}
      </bdi>
    </p>
  );
}

const physical = ["thickness", "conductivity", "density", "heat", "resistance"] as const;
const ofGap = ["resistance"] as const;

/** Shows a construction layer by layer. Its U-value updates while the visitor types. */
export function Layers({ kind, path }: { kind: Construction; path: string }) {
  const { words } = useSheet().say;
  return (
    <div className="mt-4">
      <Items
        kind={kind}
        path={path}
        field={"layers" as FieldName<Kind>}
        list="layers"
        title={words.engineer.groups.layers}
      >
        {(at, index) => <Layer key={at} path={at} index={index} />}
      </Items>
      <UValue kind={kind} path={path} />
      <p className="mt-1 text-xs text-soft">{words.engineer.hints.layers}</p>
    </div>
  );
}

function Layer({ path, index }: { path: string; index: number }) {
  const { opened, say } = useSheet();
  const { engineer } = say.words;
  const isGap = opened.values[nameOf("layer", path, "material")] === "gap";
  const cell = index === 0 ? "first" : "below";
  return (
    <fieldset className="min-w-0 rounded-xl border border-line p-3 md:border-0 md:p-0">
      <legend className="sr-only">{say.fill(engineer.layers.one, { n: index + 1 })}</legend>
      <div className="grid grid-cols-3 gap-2 md:grid-cols-[minmax(8rem,1.7fr)_repeat(5,minmax(0,1fr))_auto]">
        <div className="flex flex-col justify-end max-md:col-span-3">
          <ChoiceCell kind="layer" path={path} field="material" names={engineer.options.material} cell={cell} />
        </div>
        {isGap && <span className="col-span-4 max-md:hidden" />}
        {(isGap ? ofGap : physical).map((field) => (
          <NumberCell key={field} kind="layer" path={path} field={field} cell={cell} />
        ))}
        <div className="flex items-end justify-end">
          <IconButton action={`up:${path}`} label={engineer.layers.up} sign="up" disabled={index === 0} />
          <IconButton action={`drop:${path}`} label={engineer.layers.drop} sign="drop" />
        </div>
      </div>
      <LayerInInchPound path={path} fields={isGap ? ofGap : physical} />
    </fieldset>
  );
}

/** Shows the values of a layer in inch-pound units on one line. */
function LayerInInchPound({ path, fields }: { path: string; fields: readonly (typeof physical)[number][] }) {
  const { opened, say } = useSheet();
  const units = { thickness: "millimetre", heat: "specificHeat" } as const;
  const parts = fields.flatMap((field) => {
    const value = opened.values[nameOf("layer", path, field)];
    const unit = field === "thickness" || field === "heat" ? units[field] : field;
    const other = typeof value === "number" ? inchPound(value, unit) : undefined;
    return other ? [`${convertedText(other.value)} ${say.words.engineer.inchPound[other.unit]}`] : [];
  });
  return (
    <p className="mt-1 text-xs text-soft">
      <bdi dir="ltr">{parts.join("\u00a0· ")}</bdi>
    </p>
  );
}
